"""Compiles the hot modules with mypyc where a C compiler exists; the rest is in pyproject.toml.

Without one the same sources are installed and run as they are: same results, slower. An error of
the compilers themselves is never passed over.
"""

import ast
import os
import re
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
    for c_file in {source for extension in compiled for source in extension.sources if "__native" in source}:
        keep_docstrings(Path(c_file), [Path(module) for module in modules])
    return compiled


# ---- docstrings --------------------------------------------------------------------------------------------------
# mypyc keeps signatures and drops docstrings, so that `help(courtier.Game)` would be empty. They are written into the
# C code that it made: into the table of methods, the types, and the definitions of modules.

NAMED_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^"{}]*?PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
NAMED_CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^;]*?\.tp_doc = PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
NAMED_MODULE = re.compile(r'("([\w.]+)",\s*)NULL(, /\* docstring \*/)')


def keep_docstrings(c_file: Path, modules: list[Path]) -> None:
    """Write the docstrings of these modules into a C file that mypyc made."""
    text = c_file.read_text(encoding="utf-8")
    docs = docstrings(modules)
    text = NAMED_MODULE.sub(lambda found: f"{found[1]}{c_string(docs.get(found[2]))}{found[3]}", text)
    by_c_name = {c_name: doc for name, doc in docs.items() for c_name in c_names(name)}

    def described(found: re.Match[str]) -> str:
        doc = by_c_name.get(found[2])
        signature = "" if found[3] == "NULL" else found[3]
        return f"{found[1]}{signature} {c_string(doc)})" if doc else found[0]

    c_file.write_text(NAMED_CLASS.sub(described, NAMED_FUNCTION.sub(described, text)), encoding="utf-8")


def docstrings(modules: list[Path]) -> dict[str, str]:
    """By dotted name: the docstrings of modules, classes, functions and methods."""
    found: dict[str, str] = {}
    for path in modules:
        name = ".".join(path.with_suffix("").parts[1:])
        collect(ast.parse((ROOT / path).read_text(encoding="utf-8")), name, found)
    return found


def collect(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str, found: dict[str, str]) -> None:
    if (doc := ast.get_docstring(node)) is not None:
        found[name] = doc
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            collect(child, f"{name}.{child.name}", found)


def c_names(name: str) -> list[str]:
    """What mypyc may call it: it leaves out as many of the first parts of a name as it can.

    A method of a NamedTuple becomes an object of a class of its own.
    """
    *first, owner, last = name.split(".")
    names = [".".join([*first, owner, last]), ".".join([*first, f"{last}_{owner}_obj"])]
    return [each.replace(".", "___") for full in names for each in shortened(full)]


def shortened(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[left_out:]) for left_out in range(len(parts) - 1)]


def c_string(text: str | None) -> str:
    if text is None:
        return "NULL"
    plain = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())
    return f'"{"".join(plain)}"'


setup(ext_modules=extensions())
