"""Compiles the hot modules with mypyc where a C compiler exists; the rest is in pyproject.toml.

Without one the same sources are installed and run as they are: same results, slower. An error of
the compilers themselves is never passed over.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "courtier"

# Of core and the games everything is hot, but for what is read once per game or per page, and for tables of words.
COLD = {"__init__", "campaign", "data", "de", "en", "figures", "options", "record", "registry", "replay"}
COLD |= {"appearance", "compiling", "schema", "shapes"}

# Nobody replaces our functions at load time, so calls between modules may be direct and inlined.
CALLS_STAY_INSIDE = ["-fno-semantic-interposition"] if sys.platform == "linux" else []


def hot_modules() -> list[str]:
    modules = (
        path.relative_to(ROOT).with_suffix("")
        for pattern in ("core/**/*.py", "games/*/**/*.py", "table/running_game.py", "table/chronicle.py")
        for path in PACKAGE.glob(pattern)
    )
    return sorted(f"{module}.py" for module in modules if not COLD.intersection(module.parts))


def why_not() -> str:
    """Why this build is not compiled; empty if it is."""
    if os.environ.get("COURTIER_PURE", "0") not in {"", "0"}:
        return "COURTIER_PURE is set"
    if not has_c_compiler():
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (python3-dev) are not installed"
    try:
        import mypyc.build  # noqa: F401, PLC0415 - only asked whether it is there
    except ImportError:
        return "mypyc (pip install mypy) is not installed"
    return ""


def has_c_compiler() -> bool:
    """The one that setuptools would call: CC, or the one that built Python, or MSVC."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command[0]) is not None


def extensions() -> list[Extension]:
    if reason := why_not():
        print(f"courtier: not compiled, runs interpreted: {reason}")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - absent where nothing is compiled

    modules = hot_modules()
    print(f"courtier: compiling {len(modules)} modules")
    # Our own strict settings are for `make check`; they must not keep anybody from installing. Nor does this read what
    # mypy keeps, and `make check` may be writing there at the same time.
    compiled: list[Extension] = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", *modules],
        opt_level="3",
        debug_level="0",
        group_name="courtier",
    )
    for extension in compiled:
        extension.extra_compile_args += CALLS_STAY_INSIDE
    return compiled


setup(ext_modules=extensions())
