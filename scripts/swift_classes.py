"""The contents of a class diagram, read from Swift source: types, their members and their relations.

Expects the format of `scripts/format`: declarations at the margin, and members that are indented once.
"""

import re
from dataclasses import dataclass, field

TYPE = re.compile(r"^(?:(?:public|package) )?(?:final )?(class|struct|enum|protocol) (\w+)(?:<[^>]*>)?(?:: ([^{]+?))? \{", re.MULTILINE)
EXTENSION = re.compile(r"^extension (\w+)(?:: ([^{]+?))? \{", re.MULTILINE)
PROPERTY = re.compile(
    r"^    (?P<access>(?:(?:public|package|private|fileprivate|private\(set\)) )*)(?P<reactive>@Reactive(?:\([^)\n]*\))? )?"
    r"(?:(?:public|package|private|private\(set\)) )*"
    r"(?P<hold>weak |unowned )?(?:let|var) (?P<name>\w+)(?:: (?P<type>[^={\n]+?))?(?: = (?P<value>.+?))?(?: \{.*)?$",
    re.MULTILINE)
FUNCTION = re.compile(
    r"^    (?P<access>(?:public |package |private |fileprivate )?)(?:mutating )?(?P<what>func (?P<name>\w+)|subscript|init)(?:<[^>]*>)?\((?P<parameters>[^)]*)",
    re.MULTILINE)
CASES = re.compile(r"^    case ([\w, ]+)$", re.MULTILINE)
CALLBACK = re.compile(r"(\w+)(?:\[\w+\])?\.(\w+) = \{([^\n]*)")


@dataclass
class Member:
    name: str
    type: str
    is_private: bool
    is_reactive: bool = False
    hold: str = ""

    def __str__(self):
        return f"{'−' if self.is_private else '+'} {'@' if self.is_reactive else ''}{self.name}{self.type and ': ' + self.type}"


@dataclass
class Type:
    kind: str
    name: str
    source: str
    conformances: set = field(default_factory=set)
    properties: list = field(default_factory=list)
    methods: list = field(default_factory=list)
    parameters: dict = field(default_factory=dict)   # of its initialisers: name → type


@dataclass(frozen=True, order=True)
class Relation:
    source: str
    target: str
    kind: str   # keeps, refers to, makes, uses, calls, conforms to
    binds: bool = False

    @property
    def label(self) -> str:
        return f"{self.kind}, binds" if self.binds else self.kind


def body_after(source: str, start: int) -> str:
    """The body of a type or an extension, up to the brace at the margin that ends it."""
    line_end = source.find("\n", start)
    if source[start:line_end].endswith("}"):
        return source[start:line_end]
    return source[start:source.index("\n}", start) + 1]


def types_in(sources: list[str]) -> dict[str, Type]:
    found = {}
    for source in sources:
        for match in TYPE.finditer(source):
            kind, name, conformances = match.groups()
            type = Type(kind, name, body_after(source, match.end()), names(conformances))
            read_members(type, type.source)
            found[name] = type
    for source in sources:
        for match in EXTENSION.finditer(source):
            if type := found.get(match[1]):
                type.conformances |= names(match[2])
                body = body_after(source, match.end())
                type.source += body
                if not match[2]:   # a protocol lists its requirements itself
                    read_members(type, body)
    return found


def names(conformances: str | None) -> set[str]:
    return {name.strip() for name in (conformances or "").split(",") if name.strip()}


def read_members(type: Type, body: str) -> None:
    for match in CASES.finditer(body):
        type.properties += [Member(name.strip(), "", False) for name in match[1].split(",")]
    for match in PROPERTY.finditer(body):
        kind = (match["type"] or implied_type(match["value"])).strip()
        is_private = "private " in match[0].split(" let ")[0].split(" var ")[0] + " "
        hold = (match["hold"] or "").strip()
        type.properties.append(Member(match["name"], kind, is_private, bool(match["reactive"]), hold))
    for match in FUNCTION.finditer(body):
        for parameter in re.finditer(r"(\w+): (?:some |any |@escaping )?(\w+)", match["parameters"]):
            if match["what"] == "init":
                type.parameters[parameter[1]] = parameter[2]
        if match["what"] != "init":
            labels = re.findall(r"(\w+)(?: \w+)?: ", match["parameters"])
            name = match["name"] or "subscript"
            signature = f"{name}({''.join(label + ':' for label in labels)})"
            if not any(signature == method.name for method in type.methods):
                type.methods.append(Member(signature, "", match["access"].strip() in ("private", "fileprivate")))


def implied_type(value: str | None) -> str:
    if not value:
        return ""
    if value.startswith('"'):
        return "String"
    if value in ("true", "false"):
        return "Bool"
    if value.isdecimal():
        return "Int"
    return re.split(r"[.(]", value)[0]


def relations_of(types: dict[str, Type]) -> list[Relation]:
    found = set()

    def add(source: Type, target: str, kind: str) -> None:
        if target in types and target != source.name:
            binds = kind in ("keeps", "refers to") and types[target].kind == "class" and re.search(r"\w\.\$", source.source)
            found.add(Relation(source.name, target, kind, bool(binds)))

    for type in types.values():
        for conformance in type.conformances:
            add(type, conformance, "conforms to")
        for property in type.properties:
            for word in re.findall(r"\w+", property.type):
                if type.kind != "protocol":
                    add(type, word, "refers to" if property.hold else "keeps")
        if type.kind != "protocol":
            for word in type.parameters.values():
                add(type, word, "uses")
            for word in re.findall(r"\b([A-Z]\w+)\(", type.source):
                add(type, word, "makes")
            for word in re.findall(r"\b([A-Z]\w+)\.", type.source):
                add(type, word, "uses")
        read_callbacks(type, types, add)
    return sorted(strongest(found))


def read_callbacks(type: Type, types: dict[str, Type], add) -> None:
    """`widgets.tapped = { model.tap() }`: the owner of the closure calls the type that the closure names."""
    known = {property.name: property.type for property in type.properties} | type.parameters | {"self": type.name}
    for _, closure, body in CALLBACK.findall(type.source):
        owner = next((each for each in types.values() for member in each.properties
                      if member.name == closure and "->" in member.type), None)
        words = [word for word in re.findall(r"\b\w+\b", re.sub(r"\[[^\]]*\]", "", body)) if word in known]
        if owner and words and known[words[0]] in types:
            add(owner, known[words[0]], "calls")


def strongest(relations: set[Relation]) -> set[Relation]:
    """Keeps the strongest relation of each pair of types, and every conformance and call."""
    order = ["keeps", "refers to", "makes", "uses"]
    best = {}
    for relation in relations:
        if relation.kind in order:
            pair = (relation.source, relation.target)
            best[pair] = min(best.get(pair, relation), relation, key=lambda each: order.index(each.kind))
    return set(best.values()) | {relation for relation in relations if relation.kind not in order}
