"""The schema of the inspector's JSON has a row for each kind of event, and names each member."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = (ROOT / "Sources/BinderyInspector/BinderyInspector.docc/Schema.md").read_text()
JSON = (ROOT / "Sources/BinderyInspector/JSON/TraceJSON.swift").read_text()


def declared_kinds() -> set[str]:
    kinds = set()
    for path in (ROOT / "Sources").rglob("*.swift"):
        text = path.read_text()
        for extension in re.findall(r"^extension TraceEvent\.Kind \{\n(.*?)^\}", text, re.M | re.S):
            kinds |= set(re.findall(r'static let \w+ = Self\("([^"]+)"\)', extension))
    return kinds


class SchemaTests(unittest.TestCase):
    def test_each_kind_of_event_has_a_row(self):
        rows = set()
        table = SCHEMA[SCHEMA.index("| kind |"):SCHEMA.index("### The graph")]
        for line in table.splitlines()[2:]:
            rows |= set(re.findall(r"`([^`]+)`", line.split("|")[1])) if line else set()
        self.assertEqual(declared_kinds() - rows, set(), "have no row")
        self.assertEqual(rows - declared_kinds(), set(), "are not declared")
        self.assertGreater(len(rows), 30)

    def test_each_member_is_named(self):
        members = set(re.findall(r'\("(\w+)", ', JSON)) | set(re.findall(r'document\(\s*"(\w+)"', JSON))
        self.assertGreater(len(members), 30)
        self.assertEqual({member for member in members if f"`{member}`" not in SCHEMA and f'"{member}"' not in SCHEMA}, set())

    def test_the_version_is_that_of_the_schema(self):
        version = re.search(r"static let version = (\d+)", JSON)[1]
        self.assertIn(f"`version`, which is {version}.", SCHEMA)


if __name__ == "__main__":
    unittest.main()
