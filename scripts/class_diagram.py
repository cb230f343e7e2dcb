"""A class diagram as SVG, in light and dark: rows of boxes with lines between them. Equal input gives equal output."""

from dataclasses import dataclass
from xml.sax.saxutils import escape

from swift_classes import Relation, Type

CHARACTER, LINE, PADDING, HEAD, GAP = 7.3, 18, 12, 40, 8
BESIDE, BELOW, MARGIN = 56, 76, 20

STYLE = """
  text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1c1e22; }
  .name { font-weight: 700; font-size: 13px; }
  .kind, .label { fill: #5b6068; font-size: 11px; }
  .page { fill: #ffffff; }
  .box { fill: #f6f5f2; stroke: #8a8d93; }
  .rule, .line { stroke: #8a8d93; fill: none; }
  .head { fill: #14607a; stroke: #14607a; }
  .hollow { fill: #ffffff; stroke: #14607a; }
  .line { stroke: #14607a; stroke-width: 1.5; }
  .dashed { stroke-dasharray: 5 4; }
  .back { fill: #ffffff; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ecebe7; }
    .kind, .label { fill: #a4a9b1; }
    .page, .hollow, .back { fill: #131416; }
    .box { fill: #1d1f22; stroke: #73777e; }
    .rule { stroke: #73777e; }
    .head { fill: #74c3dd; stroke: #74c3dd; }
    .hollow, .line { stroke: #74c3dd; }
  }
"""


@dataclass
class Box:
    type: Type
    x: float = 0
    y: float = 0

    @property
    def lines(self) -> list[str]:
        return [str(member) for member in self.type.properties + self.type.methods]

    @property
    def width(self) -> float:
        return max(len(line) for line in [self.type.name + "  ", *self.lines]) * CHARACTER + 2 * PADDING

    @property
    def height(self) -> float:
        groups = bool(self.type.properties) + bool(self.type.methods)
        return HEAD + len(self.lines) * LINE + groups * GAP

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def diagram(title: str, rows: list[list[Type]], relations: list[Relation], words: dict[str, str] = {}) -> str:
    """Draws a diagram. `words` replaces the labels of relations."""
    boxes, width, height = arrange(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" role="img">',
        f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>",
        f'<rect class="page" width="{width:g}" height="{height:g}" rx="8"/>']
    lines, labels = [], []
    for pair in sorted({tuple(sorted((each.source, each.target))) for each in relations}):
        between = [each for each in relations if {each.source, each.target} == set(pair)]
        for index, relation in enumerate(between):
            line, label = connect(boxes[relation.source], boxes[relation.target], relation, index - (len(between) - 1) / 2, words)
            lines.append(line)
            labels.append(label)
    parts += lines + [draw(box) for box in boxes.values()] + labels
    return "\n".join([*parts, "</svg>", ""])


def arrange(rows: list[list[Type]]) -> tuple[dict[str, Box], float, float]:
    lined_up = [[Box(type) for type in row] for row in rows]
    widths = [sum(box.width for box in row) + BESIDE * 2 * (len(row) - 1) for row in lined_up]
    width, y = max(widths) + 2 * MARGIN, MARGIN
    for row, row_width in zip(lined_up, widths):
        x, tallest = (width - row_width) / 2, max(box.height for box in row)
        for box in row:
            box.x, box.y = x, y + (tallest - box.height) / 2
            x += box.width + BESIDE * 2
        y += tallest + BELOW
    return {box.type.name: box for row in lined_up for box in row}, round(width), round(y - BELOW + MARGIN)


def draw(box: Box) -> str:
    centre = box.x + box.width / 2
    parts = [
        f'<rect class="box" x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="6"/>',
        f'<text class="kind" x="{centre:.1f}" y="{box.y + 15:.1f}" text-anchor="middle">{box.type.kind}</text>',
        f'<text class="name" x="{centre:.1f}" y="{box.y + 31:.1f}" text-anchor="middle">{box.type.name}</text>']
    y = box.y + HEAD
    for group in (box.type.properties, box.type.methods):
        if group:
            parts.append(f'<path class="rule" d="M{box.x:.1f} {y:.1f}h{box.width:.1f}"/>')
        for member in group:
            y += LINE
            parts.append(f'<text x="{box.x + PADDING:.1f}" y="{y:.1f}">{escape(str(member))}</text>')
        y += GAP if group else 0
    return "\n".join(parts)


def connect(source: Box, target: Box, relation: Relation, shift: float, words: dict[str, str]) -> tuple[str, str]:
    """A straight line between two borders, beside other lines between the same boxes, and its label."""
    start, end = borders(source, target, shift)
    kind, text = relation.kind, words.get(relation.label, relation.label)
    dashed = "" if kind in ("keeps", "refers to") else " dashed"
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 or 1
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    foot = (end[0] - 10 * along[0], end[1] - 10 * along[1])
    wings = [(foot[0] - 5 * side * along[1], foot[1] + 5 * side * along[0]) for side in (1, -1)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in [end, *wings])
    head = "hollow" if kind == "conforms to" else "head"
    line = (f'<path class="line{dashed}" d="M{start[0]:.1f} {start[1]:.1f}L{foot[0]:.1f} {foot[1]:.1f}"/>'
            f'<polygon class="{head}" points="{points}"/>')
    x, y = (start[0] + foot[0]) / 2, (start[1] + foot[1]) / 2
    width = sum(6.7 if character.isascii() else 11 for character in text) + 8
    label = (f'<rect class="back" x="{x - width / 2:.1f}" y="{y - 8:.1f}" width="{width:.1f}" height="16"/>'
             f'<text class="label" x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle">{text}</text>')
    return line, label


def borders(source: Box, target: Box, shift: float) -> tuple[tuple[float, float], tuple[float, float]]:
    (x1, y1), (x2, y2) = source.middle, target.middle
    if source.y + source.height < target.y or target.y + target.height < source.y:   # one below the other
        left, right = max(source.x, target.x), min(source.x + source.width, target.x + target.width)
        offset = shift * 120
        if left + 30 < right:                                    # vertical where they overlap
            x1 = x2 = (left + right) / 2 + offset
        else:
            x1, x2 = x1 + offset / 2, x2 + offset / 2
        down = source.y < target.y
        return ((x1, source.y + source.height if down else source.y), (x2, target.y if down else target.y + target.height))
    top, bottom = max(source.y, target.y), min(source.y + source.height, target.y + target.height)
    y = (top + bottom) / 2 + shift * 24
    right = source.x < target.x
    return ((source.x + source.width if right else source.x, y), (target.x if right else target.x + target.width, y))
