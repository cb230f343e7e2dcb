"""The index of the operators, Operators.md, as their pages have it: for `operator-index` and `check-operators`."""

import re
from pathlib import Path

from operator_pages import CORE, LIBRARIES, OPERATORS, SOURCES, Operator, operators

TESTS = Path("Tests/BinderyStreamsTests")
INDEX = SOURCES / "BinderyStreams.docc/Operators.md"

BEGIN = "<!-- operators: {} (written by scripts/operator-index) -->"
MARKED = re.compile(r"^<!-- operators: (\w+) \([^\n]*\) -->\n(.*?)^<!-- end of operators -->$", re.MULTILINE | re.DOTALL)
HEAD = ["operator", "delivers", "source, tests", *LIBRARIES]


def test_of(root: Path, file: Path) -> Path | None:
    """The test of a source: at the same path, beside the folder of three, or that of the file of which it is a part."""
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
    """The index with its tables as the doc comments have them."""
    def fill(match: re.Match) -> str:
        family = match[1]
        return f"{BEGIN.format(family)}\n\n{table(root, folder_of(family))}\n<!-- end of operators -->"
    return MARKED.sub(fill, index)


def problems(root: Path) -> list[str]:
    """Pages that lack something, families without a table, and an index that is not as they are."""
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
    if render(root, index) != index:
        found.append(f"{INDEX}: not as the doc comments are; run scripts/operator-index")
    return found
