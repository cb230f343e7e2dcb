"""The pages of the operators: their doc comments, read for `operator-index` and `check-operators`.

The page of an operator is the doc comment of one of its public functions; overloads refer to it in one line. A file
X+Something.swift may have its own pages, or rely on those of X.swift. In Core, an `Also known as` makes a page.
"""

import itertools
import re
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path("Sources/BinderyStreams")
OPERATORS = SOURCES / "Operators"
CORE = SOURCES / "Core"

LIBRARIES = ["RAC 2", "ReactiveSwift", "RxSwift", "Combine", "RxJS"]
NOWHERE = "nothing elsewhere"

LIBRARY = "|".join(LIBRARIES)
NAMES = re.compile(rf"(?P<names>`.+?) in (?P<libraries>(?:{LIBRARY})(?:(?:, | and )(?:{LIBRARY}))*)(?:[,;] (?:and )?|\.?$)")
EXTENSION = re.compile(r"^(?:public )?extension (\w+)")
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^()]*\))? )*public (?:(?:static|final|consuming|borrowing|nonisolated(?:\(nonsending\))?) )*"
    r"(?P<kind>func|var|struct|class|typealias|init|enum|protocol|actor)\b ?`?(?P<name>[^\s`(<:]*)")
TYPE = re.compile(r"^(?:@\w+ )*(?:\w+ )*(?:struct|class|enum|actor|protocol) (\w+)", re.MULTILINE)
DIAGRAM = re.compile(r"^ {4,}\S.*?\s[-a-zA-Z0-9()!^]*[-|#)][-|#()a-zA-Z0-9!…]*(?:\s{2,}.*)?$")


@dataclass
class Page:
    """A public declaration and its doc comment."""
    file: Path
    line: int
    owner: str              # the extended type, or nothing
    kind: str
    is_static: bool
    name: str
    labels: str             # "(for:on:)"; nothing for types and properties
    comment: list[str]      # without the slashes
    signature: str = ""     # on one line, without attributes, access, body and the call site

    @property
    def title(self) -> str:
        """The name in the index."""
        if self.kind in ("struct", "class"):
            return f"``{self.name}``"
        owner = f"{self.owner}." if self.is_static else "property." if self.owner == "Property" else ""
        return f"`{owner}{self.name}{self.labels}`"

    @property
    def summary(self) -> str:
        """The first paragraph on one line, or empty if it is not a sentence."""
        paragraph = itertools.takewhile(str.strip, self.comment)
        first = " ".join(line.strip() for line in paragraph)
        return first if first.endswith(".") and not first.startswith(("|", "-")) else ""

    @property
    def has_diagram(self) -> bool:
        return any(DIAGRAM.match(line) and "//" not in line for line in self.comment)

    @property
    def has_table(self) -> bool:
        rows = [line.strip() for line in self.comment if line.startswith("|")]
        return len(rows) > 2 and rows[0].startswith("| event |")

    def field(self, name: str) -> str | None:
        """The text after `- Name:`, on one line."""
        for place, line in enumerate(self.comment):
            if line.startswith(f"- {name}:"):
                rest = [line.split(":", 1)[1].strip()]
                for following in self.comment[place + 1:]:
                    if not following.startswith("  ") or not following.strip():
                        break
                    rest.append(following.strip())
                return " ".join(rest).strip()
        return None

    @property
    def other_names(self) -> dict[str, str] | None:
        """The name in each library; None if the comment has none or cannot be parsed."""
        text = self.field("Also known as")
        if not text:
            return None
        if text.rstrip(".") == NOWHERE:
            return {}
        found, place = {}, 0
        for match in NAMES.finditer(text):
            if match.start() != place:
                return None
            place = match.end()
            for library in re.findall(LIBRARY, match["libraries"]):
                found[library] = match["names"]
        return found if found and place == len(text) else None

    @property
    def missing(self) -> list[str]:
        """The required parts that the comment lacks."""
        parts = {
            "a summary sentence": self.summary,
            "a marble diagram": self.has_diagram,
            "an event table (`| event | result |`)": self.has_table,
            "`- Complexity:`": self.field("Complexity"),
        }
        missing = [part for part, found in parts.items() if not found]
        if not self.field("Also known as"):
            missing.append("`- Also known as:`")
        elif self.other_names is None:
            missing.append(
                f"an `Also known as` that can be read: `name` in RxJS, `other` in RAC 2 and Combine; or: {NOWHERE}."
                f" The libraries are {', '.join(LIBRARIES)}")
        return missing


# --- reading Swift -----------------------------------------------------------------------------

def closing(text: str, start: int) -> int:
    """The position of the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[place], 0)
        if depth == 0:
            return place
    return len(text)


def labels(declaration: str) -> str:
    """`(for:on:)` of a function, without the call site; `_:…` for a variable number."""
    start, angles = 0, 0
    for start, mark in enumerate(declaration):
        angles += (mark == "<") - (mark == ">" and declaration[start - 1] != "-")
        if mark == "(" and angles <= 0:
            break
    parameters, depth, since = [], 0, start + 1
    end = closing(declaration, start)
    for place in range(start + 1, end + 1):
        mark = declaration[place:place + 1]
        if place == end or mark == "," and depth == 0:
            parameters.append(declaration[since:place])
            since = place + 1
        elif mark == ">" and declaration[place - 1] == "-":
            continue
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1}.get(mark, 0)
    found = []
    for parameter in parameters:
        label = parameter.split(":", 1)[0].split()
        if not label or "#fileID" in parameter or "#line" in parameter:
            continue
        many = ": repeat " in parameter or parameter.rstrip().endswith("...")
        found.append(f"{label[0]}:" + ("…" if many else ""))
    return f"({''.join(found)})"


CALL_SITE = re.compile(r"(, )?file: StaticString = #fileID, line: UInt = #line(?(1)|(?:, )?)")


def signature_of(declaration: str) -> str:
    """Returns a declaration up to its body, without its attributes, access and call site."""
    depth, end = 0, len(declaration)
    for place, mark in enumerate(declaration):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(mark, 0)
        if mark == "{" and depth == 0:
            end = place
            break
    text = " ".join(declaration[:end].split())
    text = re.sub(r"^(?:@\w+(?:\([^()]*\))? )*public ", "", text).replace("( ", "(").replace(" )", ")")
    return CALL_SITE.sub("", text)


def pages_of(text: str, file: Path = Path()) -> list[Page]:
    """The public declarations of a source, except the members of its own types."""
    lines = text.split("\n")
    found, comment, owner, is_inside = [], [], "", False
    for number, line in enumerate(lines):
        inner = line.strip()
        if extension := EXTENSION.match(line):
            owner = extension[1]
        elif line.startswith("}"):
            owner, is_inside = "", False
        elif re.match(r"^[^\s/@#})].*\{\s*$", line) and not re.search(r"\bfunc\b", line):
            is_inside = True                # a type, which owns its public members
        if inner.startswith("///"):
            comment.append(inner[3:].removeprefix(" ").rstrip())
            continue
        depth = len(line) - len(line.lstrip())
        declaration = DECLARATION.match(inner)
        if declaration and (depth == 0 or depth == 4 and owner and not is_inside):
            kind, name = declaration["kind"], declaration["name"]
            signature = "\n".join([inner[declaration.end():]] + lines[number + 1:number + 20])
            found.append(Page(
                file, number + 1, owner if depth else "", kind, " static " in inner.split(kind)[0], name,
                labels(signature) if kind == "func" else "", comment,
                signature_of("\n".join(lines[number:number + 20]))))
        if not inner.startswith("@") or declaration:
            comment = []
    return found


# --- what belongs together ---------------------------------------------------------------------

@dataclass
class Operator:
    """An operator and its overloads: the public functions with the same name in a file."""
    overloads: list[Page]

    @property
    def page(self) -> Page:
        return min(self.overloads, key=lambda page: len(page.missing))

    @property
    def titles(self) -> list[str]:
        titles = list(dict.fromkeys([self.page.title] + [page.title for page in self.overloads]))
        pairs = any(title.endswith("(_:_:)`") for title in titles)
        return [title for title in titles if not (pairs and "(_:_:_:" in title)]


def operators_in(root: Path, file: Path) -> list[Operator]:
    """Returns the public functions and properties of a file, except members of its types; in Core, only the pages."""
    text = (root / file).read_text(encoding="utf-8")
    own = set(TYPE.findall(text))
    groups: dict[str, list[Page]] = {}
    for page in pages_of(text, file):
        if CORE in file.parents:
            if page.field("Also known as") is not None:
                groups.setdefault(page.name + page.kind, []).append(page)
        elif page.kind in ("func", "var") and page.owner not in own:
            groups.setdefault(page.name, []).append(page)
    return [Operator(pages) for pages in groups.values()]


def is_part(file: Path) -> bool:
    return "+" in file.stem and OPERATORS in file.parents


def operators(root: Path, folder: Path) -> list[Operator]:
    """Returns the operators by file name; those of a part X+Something only if they have a page or X lacks the name."""
    files = sorted((root / folder).rglob("*.swift"), key=lambda file: (file.stem.lower(), str(file)))
    found = [operator for file in files for operator in operators_in(root, file.relative_to(root))]
    whole = {(operator.page.file.parent, operator.page.file.stem, operator.page.name)
             for operator in found if not is_part(operator.page.file)}
    return [
        operator for operator in found
        if not is_part(operator.page.file) or not operator.page.missing
        or (operator.page.file.parent, operator.page.file.stem.split("+")[0], operator.page.name) not in whole
    ]
