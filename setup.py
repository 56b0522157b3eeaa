"""Compiles the modules that decide the engine's speed with mypyc; everything else is in pyproject.toml.

Without a C compiler, or with COURTIER_PURE=1, the same sources are installed and run interpreted: same results, slower.
`courtier --version` says which of the two is installed. An error of mypyc or of the C compiler ends the installation.
"""

import ast
import os
import re
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "courtier"

# mypyc reads the types of every import of a compiled module. Only the compiled build needs these two.
COMPILER_REQUIREMENTS = ["mypy~=2.4", "msgspec>=0.20"]

# These setuptools commands only describe the package. Analysing the modules for them would cost ten seconds each time.
DESCRIBING = {"dist_info", "egg_info", "sdist"}

# Core and the games are compiled, except modules and folders of these names. They run once per game, once per loaded
# position or once per page; or, as the words do, they run at most half as fast again when they are compiled.
INTERPRETED = {
    *("__init__", "appearance", "campaign", "compiling", "data", "figures", "languages", "options"),
    *("pickled", "record", "registration", "registry", "replay", "schema", "shapes"),
    *("deck", "position", "position_question", "position_stack", "validation"),
    *("text", "words"),
}
COMPILED = (
    *("core/**/*.py", "games/*/**/*.py", "bots/search/*.py"),
    *("table/running_game.py", "table/chronicle.py"),
)

# All C files become one library, which shows nothing but its entry to others: calls between modules are direct calls.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"] if sys.platform == "linux" else []


def compiled_modules() -> list[Path]:
    found = (path.relative_to(ROOT) for pattern in COMPILED for path in PACKAGE.glob(pattern))
    return sorted(path for path in found if not INTERPRETED.intersection(path.with_suffix("").parts))


def why_interpreted() -> str:
    """The reason why this machine installs the interpreted version; empty if it can compile."""
    if os.environ.get("COURTIER_PURE", "0") not in {"", "0"}:
        return "COURTIER_PURE is set"
    if not has_c_compiler():
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (python3-dev) are not installed"
    return ""


def has_c_compiler() -> bool:
    """True if the compiler exists that setuptools would call: CC, the one that built Python, or MSVC."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command[0]) is not None


def extensions() -> list[Extension]:
    if DESCRIBING.intersection(sys.argv):
        return []
    if reason := why_interpreted():
        print(f"courtier: not compiled, runs interpreted: {reason}")
        return []
    return translated_to_c(compiled_modules())


def translated_to_c(modules: list[Path]) -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415 - absent where nothing is compiled

    print(f"courtier: compiling {len(modules)} modules")
    # `make check` applies our strict settings; they must not keep anybody from installing. No cache is read or written,
    # because `make check` may be writing it at the same time. -O3 takes twice as long as -O2 and gains 5 percent.
    made: list[Extension] = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", *map(str, modules)],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="courtier",
    )
    docs = docstrings(modules)
    writers = 0
    sources = {source for extension in made for source in extension.sources}
    for c_file in {source for source in sources if "__native" in source}:
        keep_docstrings(Path(c_file), docs)
        compile_tables_quickly(Path(c_file))
        writers += write_bytes_at_once(Path(c_file))
    if writers < BYTE_WRITERS:
        print("courtier: set_byte or add_byte not found in the C code of this mypyc: observations are written slowly")
    if not sum(take_last_at_once(Path(c_file)) for c_file in sources if c_file.endswith("list_ops.c")):
        print("courtier: list.pop not found in the C code of this mypyc: games are played slowly")
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
    return made


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side; setuptools does this only for the extensions themselves."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        compile_in_turn = self.compiler.compile

        def compile_all(sources: list[str], *settings: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], *settings, **options), sources)
                return [c_object for c_objects in made for c_object in c_objects]

        self.compiler.compile = compile_all
        super().build_extensions()


# A module's own lines, which build its tables, become one function that runs once, at the import. To optimise it takes
# gcc as long as half of the module: 15 seconds instead of 8 for the questions of Cutthroat Kingdoms.
MODULE_LINES = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\)) \{$", re.MULTILINE)
UNOPTIMISED = """#if defined(__GNUC__) && !defined(__clang__)
__attribute__((optimize("O0")))
#endif
"""


def compile_tables_quickly(c_file: Path) -> None:
    """Tell gcc not to optimise the function that holds the lines outside of functions."""
    text = c_file.read_text(encoding="utf-8")
    c_file.write_text(MODULE_LINES.sub(rf"{UNOPTIMISED}\1 {{", text), encoding="utf-8")


# ---- docstrings --------------------------------------------------------------------------------------------------
# mypyc keeps signatures and drops docstrings, so that `help(courtier.Game)` would be empty. They are written into the
# C code that it made: into the table of methods, the types, and the definitions of modules.

NAMED_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^"{}]*?PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
NAMED_CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^;]*?\.tp_doc = PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")\)')
NAMED_MODULE = re.compile(r'("([\w.]+)",\s*)NULL(, /\* docstring \*/)')


def keep_docstrings(c_file: Path, docs: dict[str, str]) -> None:
    """Write these docstrings, by dotted name, into a C file that mypyc made."""
    text = c_file.read_text(encoding="utf-8")
    text = NAMED_MODULE.sub(lambda found: f"{found[1]}{c_string(docs.get(found[2]))}{found[3]}", text)
    by_c_name = {c_name: doc for name, doc in docs.items() for c_name in c_names(name)}

    def described(found: re.Match[str]) -> str:
        doc = by_c_name.get(found[2])
        signature = "" if found[3] == "NULL" else found[3]
        return f"{found[1]}{signature} {c_string(doc)})" if doc else found[0]

    c_file.write_text(NAMED_CLASS.sub(described, NAMED_FUNCTION.sub(described, text)), encoding="utf-8")


# ---- bytes -------------------------------------------------------------------------------------------------------
# mypyc writes a byte of a bytearray by way of Python objects for the place and the number. An observation writes many
# bytes. So two functions of core/encoding.py get first lines in C that do the usual case with plain numbers. Whatever
# is unusual, errors included, goes on to what mypyc made.

BYTE_WRITER = re.compile(
    r"^char CPyDef_\w*?(set|add)_byte\(PyObject \*cpy_r_cells, CPyTagged cpy_r_place, CPyTagged cpy_r_number\) \{\n",
    re.MULTILINE,
)
BYTE_WRITERS = 2
USUAL_CASE = """\
    if (!((cpy_r_place | cpy_r_number) & 1) && (Py_ssize_t)cpy_r_number >= 0 /* small ints, as mypyc tags them */
        && (cpy_r_place >> 1) < (size_t)PyByteArray_GET_SIZE(cpy_r_cells)) {
        unsigned char *cell = (unsigned char *)PyByteArray_AS_STRING(cpy_r_cells) + (cpy_r_place >> 1);
        size_t number = (cpy_r_number >> 1) + BEFORE;
        *cell = (unsigned char)(number < 255 ? number : 255);
        return 1;
    }
"""


def write_bytes_at_once(c_file: Path) -> int:
    """Give the functions that write a byte their first line in C; return how many of them this file has."""

    def faster(found: re.Match[str]) -> str:
        return found[0] + USUAL_CASE.replace("BEFORE", "*cell" if found[1] == "add" else "0")

    text, count = BYTE_WRITER.subn(faster, c_file.read_text(encoding="utf-8"))
    if count:
        c_file.write_text(text, encoding="utf-8")
    return count


# ---- lists -------------------------------------------------------------------------------------------------------
# mypyc takes the last item off a list by assigning an empty slice: 300 instructions, and every answer takes one or two
# questions off the stack. The function gets first lines in C that shorten the list. Room that is left over stays with
# the list, as it does when Python shortens one. An empty list goes on to what mypyc made.

LAST_TAKER = re.compile(r"^PyObject \*CPyList_PopLast\(PyObject \*list\)\n\{\n", re.MULTILINE)
LAST_ITEM = """\
#ifndef Py_GIL_DISABLED
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    if (last >= 0) {
        PyObject *item = PyList_GET_ITEM(list, last);
        Py_SET_SIZE((PyVarObject *)list, last);
        return item;
    }
#endif
"""


def take_last_at_once(c_file: Path) -> int:
    """Give the function behind `list.pop()` its first lines in C; return how many such functions this file has."""
    text, count = LAST_TAKER.subn(lambda found: found[0] + LAST_ITEM, c_file.read_text(encoding="utf-8"))
    if count:
        c_file.write_text(text, encoding="utf-8")
    return count


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


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": ParallelBuild},
    setup_requires=[] if why_interpreted() else COMPILER_REQUIREMENTS,
)
