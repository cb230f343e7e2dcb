"""Reads the modules of the browser script: what each imports, exports, declares and uses.

It is not a parser of JavaScript. It knows the forms that the script uses, and refuses the imports and exports that it
does not know, such as `export default`.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

SCRIPTS = Path("Sources/BinderyWeb/Client/Scripts")
# From the lowest to the highest. main.js, in the folder itself, is above them.
FLOORS = ["wire", "dom", "input", "controls", "navigation"]
MAIN = "main.js"

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)|(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|(?P<template>`)"""
    r"""|(?P<name>[A-Za-z_$][\w$]*)|(?P<number>\d[\w.]*)"""
    r"""|(?P<sign>\.\.\.|=>|\?\.|\?\?=|\|\|=|&&=|\?\?|===|!==|==|!=|<=|>=|\*\*|&&|\|\||[-+*/%<>&|^]=?|[{}()\[\];,.:?=!~])""",
    re.DOTALL)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")
KEYWORDS = frozenset(
    "async await break case catch class const continue default delete do else export extends false finally for "
    "function if import in instanceof let new null of return static super switch this throw true try typeof undefined "
    "var void while yield from as get set meta".split())
# Names of the language and of browsers that the script may use. An unknown name is most often a forgotten import.
GLOBALS = frozenset(
    "Array Boolean CSS Date Error HTMLElement Infinity JSON Map Math MouseEvent Node Number Object ResizeObserver Set "
    "String TextEncoder URL WeakMap WeakSet WebSocket WheelEvent addEventListener cancelAnimationFrame clearTimeout console "
    "document getComputedStyle getSelection history innerHeight location matchMedia navigator performance removeEventListener "
    "requestAnimationFrame SVGElement scrollTo scrollY sessionStorage setTimeout window".split())
OPENING = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Token:
    kind: str
    text: str
    line: int


@dataclass
class Module:
    name: str  # the path below the folder of the scripts
    imports: dict[str, set[str]] = field(default_factory=dict)  # module → imported names
    exports: dict[str, int] = field(default_factory=dict)  # name → line
    declared: set[str] = field(default_factory=set)
    top: dict[str, int] = field(default_factory=dict)  # the names that the module itself declares → line
    used: dict[str, int] = field(default_factory=dict)  # name → line of the first use outside imports
    # What one module alone may carry out, as it is written: operations and attributes → line.
    duties: dict[str, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    lines: int = 0

    @property
    def floor(self) -> str:
        return self.name.split("/")[0] if "/" in self.name else ""


def tokens_of(text: str, line: int = 1) -> list[Token]:
    tokens, at = [], 0
    while at < len(text):
        if text[at] == "/" and not text.startswith(("//", "/*"), at) and may_begin_regex(tokens):
            if match := REGEX.match(text, at):
                tokens.append(Token("string", match[0], line))
                at = match.end()
                continue
        match = TOKEN.match(text, at)
        if not match:
            raise ValueError(f"line {line}: cannot read {text[at:at + 20]!r}")
        if match.lastgroup == "template":
            inner, at = template(text, at + 1, line)
            tokens += [Token("string", "`", line), *inner]
        else:
            if match.lastgroup != "space":
                tokens.append(Token(match.lastgroup, match[0], line))
            at = match.end()
        line = text.count("\n", 0, at) + 1 if "\n" in match[0] or match.lastgroup == "template" else line
    return tokens


def may_begin_regex(tokens: list[Token]) -> bool:
    if not tokens:
        return True
    last = tokens[-1]
    return last.text in ("return", "typeof", "case") if last.kind == "name" else last.text in "(,=:[!&|?{};=>&&||"


def template(text: str, at: int, line: int) -> tuple[list[Token], int]:
    """Returns the tokens in the `${…}` of a template, and the position behind it."""
    tokens = []
    while text[at] != "`":
        if text[at] == "\\":
            at += 2
        elif text.startswith("${", at):
            begin, depth, at = at + 2, 1, at + 2
            while depth:
                if text[at] == "`":
                    _, at = template(text, at + 1, line)
                    continue
                depth += {"{": 1, "}": -1}.get(text[at], 0)
                at += 1
            tokens += [Token("sign", "(", line), *tokens_of(text[begin:at - 1], line), Token("sign", ")", line)]
        else:
            at += 1
    return tokens, at + 1


def pairs_of(tokens: list[Token]) -> dict[int, int]:
    """The index of each opening bracket with that of its closing one."""
    pairs, open_ = {}, []
    for index, token in enumerate(tokens):
        if token.kind == "sign" and token.text in OPENING:
            open_.append(index)
        elif token.kind == "sign" and token.text in OPENING.values():
            pairs[open_.pop()] = index
    return pairs


def read_module(name: str, text: str) -> Module:
    module = Module(name, lines=text.count("\n"))
    try:
        tokens = tokens_of(text)
        pairs = pairs_of(tokens)
    except (ValueError, IndexError) as error:
        module.problems.append(f"{name}: {error}")
        return module
    read_duties(module, tokens, pairs)
    skipped = set(read_imports(module, tokens, pairs))
    read_exports(module, tokens, pairs)
    bindings = set(read_bindings(module, tokens, pairs))
    inside = {at for begin, end in pairs.items() if tokens[begin].text in "({" for at in range(begin, end)}
    declaring = ("const", "let", "function", "class")
    for index, token in enumerate(tokens):
        if index not in inside and index and tokens[index - 1].text in declaring and token.kind == "name":
            module.top[token.text] = token.line
    for index, token in enumerate(tokens):
        if token.kind == "name" and index not in skipped | bindings and is_use(tokens, index):
            module.used.setdefault(token.text, token.line)
    return module


def read_imports(module: Module, tokens: list[Token], pairs: dict[int, int]):
    """Yields the indices of the tokens of imports."""
    for index, token in enumerate(tokens):
        if token.text != "import" or token.kind != "name" or tokens[index + 1].text in (".", "("):
            continue
        names, at = set(), index + 1
        if tokens[at].text == "{":
            names = {each.text for each in tokens[at:pairs[at]] if each.kind == "name"}
            at = pairs[at] + 2  # behind `from`
        if tokens[at].kind != "string" or "as" in names:
            module.problems.append(f"{module.name}:{token.line}: write `import {{ name }} from \"./module.js\"`")
            continue
        path = resolve(module.name, tokens[at].text[1:-1])
        if path in module.imports:
            module.problems.append(f"{module.name}:{token.line}: imports {path} twice; join the two")
        module.imports.setdefault(path, set()).update(names)
        module.declared |= names
        yield from range(index, at + 1)


def read_duties(module: Module, tokens: list[Token], pairs: dict[int, int]) -> None:
    for index, token in enumerate(tokens[:-1]):
        if tokens[index + 1].text != "(" or tokens[index - 1].text == "function":
            continue
        if token.text == "onOperation":
            module.duties["".join(each.text for each in tokens[index + 2:index + 5])] = token.line
        elif token.text == "setAttributeBy":
            arguments = tokens[index + 2:pairs[index + 1]]
            last = max((at for at, each in enumerate(arguments) if each.text == "}"), default=0)
            for each in arguments[last:]:
                if each.kind == "string":
                    module.duties[f"the attribute {each.text[1:-1]}"] = token.line


def resolve(importer: str, path: str) -> str:
    parts = importer.split("/")[:-1]
    for part in path.split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def read_exports(module: Module, tokens: list[Token], pairs: dict[int, int]) -> None:
    for index, token in enumerate(tokens):
        if token.kind != "name" or token.text != "export":
            continue
        kind, name = tokens[index + 1], tokens[index + 2]
        if kind.text in ("const", "let", "function", "class") and name.kind == "name":
            module.exports[name.text] = token.line
        else:
            module.problems.append(f"{module.name}:{token.line}: write `export` in front of the declaration")


def read_bindings(module: Module, tokens: list[Token], pairs: dict[int, int]):
    """Declares names and parameters; yields the indices of those that are not also a use."""
    closing = {end: begin for begin, end in pairs.items()}

    def pattern(begin: int, end: int):
        for at in range(begin, end):
            token, following = tokens[at], tokens[at + 1].text
            # In `{ key: name = value }` the name is declared, and the value is used.
            is_value = tokens[at - 1].text == "="
            if token.kind == "name" and token.text not in KEYWORDS and following not in (":", "(", ".") and not is_value:
                module.declared.add(token.text)
                yield at

    for index, token in enumerate(tokens[:-1]):
        following = tokens[index + 1]
        if token.kind == "name" and token.text in ("const", "let", "function", "class", "catch"):
            if following.kind == "name":
                module.declared.add(following.text)
                yield index + 1
            elif following.text in ("{", "[") and token.text != "catch":
                yield from pattern(index + 2, pairs[index + 1])
        if token.kind == "name" and following.text == "=>":
            module.declared.add(token.text)
            yield index
        if token.text == ")" and following.text in ("=>", "{") and index in closing:
            begin = closing[index]
            before = tokens[begin - 1] if begin else token
            if following.text == "=>" or before.text == "catch" or is_function(tokens, begin):
                yield from pattern(begin + 1, index)


def is_function(tokens: list[Token], begin: int) -> bool:
    """Whether the parenthesis opens the parameters of a function or of a method, and not a condition or a call."""
    name = tokens[begin - 1]
    return name.kind == "name" and name.text not in ("if", "for", "while", "switch", "catch")


def is_use(tokens: list[Token], index: int) -> bool:
    token, before = tokens[index], tokens[index - 1].text if index else ""
    following = tokens[index + 1].text if index + 1 < len(tokens) else ""
    if token.text in KEYWORDS or before in (".", "?."):
        return False
    # A key of an object; `a ? b : c` has its name behind a question mark.
    if following == ":" and before in ("{", ","):
        return False
    # A method of an object: `{ name(parameters) { … } }`.
    return not (following == "(" and before in ("{", ",", "}") and is_method(tokens, index))


def is_method(tokens: list[Token], index: int) -> bool:
    depth = 0
    for at in range(index + 1, len(tokens)):
        if tokens[at].text in OPENING:
            depth += 1
        elif tokens[at].text in OPENING.values():
            depth -= 1
            if not depth:
                return at + 1 < len(tokens) and tokens[at + 1].text == "{"
    return False


def read_modules(root: Path) -> dict[str, Module]:
    folder = root / SCRIPTS
    files = sorted(folder.rglob("*.js"))
    return {
        name: read_module(name, file.read_text(encoding="utf-8"))
        for file in files for name in [file.relative_to(folder).as_posix()]
    }


def circles_of(modules: dict[str, Module]) -> list[list[str]]:
    """The groups of modules that import each other, directly or through others (Tarjan, 1972)."""
    numbers, lows, stack, found = {}, {}, [], []

    def visit(name: str) -> None:
        numbers[name] = lows[name] = len(numbers)
        stack.append(name)
        for other in modules[name].imports:
            if other not in modules:
                continue
            if other not in numbers:
                visit(other)
                lows[name] = min(lows[name], lows[other])
            elif other in stack:
                lows[name] = min(lows[name], numbers[other])
        if lows[name] == numbers[name]:
            at = stack.index(name)
            group, stack[at:] = stack[at:], []
            if len(group) > 1 or name in modules[name].imports:
                found.append(sorted(group))

    for name in modules:
        if name not in numbers:
            visit(name)
    return found
