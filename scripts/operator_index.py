"""The index of the operators, Operators.md, made from their pages for `operator-index` and `check-operators`."""

import re
import textwrap
from pathlib import Path

from operator_pages import CORE, LIBRARIES, OPERATORS, SOURCES, Operator, operators

TESTS = Path("Tests/BinderyStreamsTests")
INDEX = SOURCES / "BinderyStreams.docc/Operators.md"
SIGNATURES = SOURCES / "BinderyStreams.docc/Signatures.md"

BEGIN = "<!-- operators: {} (written by scripts/operator-index) -->"
MARKED = re.compile(r"^<!-- operators: (\w+) \([^\n]*\) -->\n(.*?)^<!-- end of operators -->$", re.MULTILINE | re.DOTALL)
HEAD = ["operator", "delivers", "source, tests", *LIBRARIES]


def test_of(root: Path, file: Path) -> Path | None:
    """The test of a source: at the same path, beside the operator's folder, or that of the file that it extends."""
    place = TESTS / file.relative_to(SOURCES)
    for stem in (file.stem, file.stem.split("+")[0]):
        for folder in (place.parent, place.parent.parent):
            test = folder / f"{stem}Tests.swift"
            if (root / test).exists():
                return test
    return None


def row(root: Path, operator: Operator) -> str:
    page = operator.page
    links = [f"[{page.file.name}](../{page.file.relative_to(SOURCES)})"]
    if test := test_of(root, page.file):
        links.append(f"[{test.name}](../../../{test})")
    names = page.other_names or {}
    cells = [", ".join(operator.titles), page.summary.rstrip("."), ", ".join(links)]
    cells += [names.get(library, "–") for library in LIBRARIES]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def table(root: Path, folder: Path) -> str:
    lines = ["| " + " | ".join(HEAD) + " |", "|" + "---|" * len(HEAD)]
    return "\n".join(lines + [row(root, operator) for operator in operators(root, folder)]) + "\n"


def folder_of(family: str) -> Path:
    return CORE if family == "Core" else OPERATORS / family


def render(root: Path, index: str) -> str:
    """The index with tables made from the doc comments."""
    def fill(match: re.Match) -> str:
        family = match[1]
        return f"{BEGIN.format(family)}\n\n{table(root, folder_of(family))}\n<!-- end of operators -->"
    return MARKED.sub(fill, index)


SIGNATURES_HEAD = """# Signatures of the operators

The operators and most overloads; `zip` and `combineLatest` also take an array, or any number of ``AnySignal``s.

## Overview

Written by scripts/operator-index from the sources. The parameters `file:` and `line:`, which diagnoses name, are left
out. Those that begin with `static` are members of ``Producer``. What each does is on its page: <doc:Operators>.
"""


def wrapped(signature: str) -> str:
    """A signature in lines of at most 118, broken after a comma, or before an arrow or a `where`."""
    kept = re.sub(r"(?<!,) (?!->|where )", "\0", signature)
    lines = textwrap.wrap(kept, 118, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\0", " ")


def signatures(root: Path, index: str) -> str:
    """Returns the page of the signatures, in the order of the index."""
    parts = [SIGNATURES_HEAD]
    for family in [match[1] for match in MARKED.finditer(index)]:
        found = [page.signature for operator in operators(root, folder_of(family)) for page in operator.overloads]
        lines = "\n".join(wrapped(signature) for signature in found)
        parts.append(f"## {family}\n\n```swift\n{lines}\n```\n")
    return "\n".join(parts)


def problems(root: Path) -> list[str]:
    """Reports pages that lack a part, families without a table, and an index or signatures that are stale."""
    found = []
    families = sorted(path.name for path in (root / OPERATORS).glob("*") if path.is_dir())
    for family in [*families, "Core"]:
        for operator in operators(root, folder_of(family)):
            page = operator.page
            found += [f"{page.file}:{page.line}: the doc comment of {page.title} lacks {part}; "
                      "CONTRIBUTING.md shows the form" for part in page.missing]
    index = (root / INDEX).read_text(encoding="utf-8") if (root / INDEX).exists() else ""
    marked = {match[1] for match in MARKED.finditer(index)}
    for family in families:
        if family not in marked:
            found.append(f"{INDEX}: no table of {family}; add a heading and, below it, the lines "
                         f"'{BEGIN.format(family)}' and '<!-- end of operators -->', and run scripts/operator-index")
    page = (root / SIGNATURES).read_text(encoding="utf-8") if (root / SIGNATURES).exists() else ""
    if render(root, index) != index:
        found.append(f"{INDEX}: not as the doc comments are; run scripts/operator-index")
    elif not found and signatures(root, index) != page:
        found.append(f"{SIGNATURES}: not as the sources are; run scripts/operator-index")
    return found
