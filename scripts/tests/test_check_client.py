"""An import that looks up, a circle, an unused or unknown name, and a stale bundle are reported."""

import hashlib
import json
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))

import client_bundle

script = load("check-client")

MODULES = {
    "main.js": 'import { start } from "./navigation/start.js";\n\nstart();\n',
    "wire/root.js": 'export const root = document.getElementById("root");\n',
    "dom/nodes.js": 'import { root } from "../wire/root.js";\n\nexport const find = (id) => root.querySelector(id);\n',
    "navigation/start.js":
        'import { find } from "../dom/nodes.js";\nimport { root } from "../wire/root.js";\n\n'
        'export function start() {\n  find(root.id)?.focus();\n}\n',
}


class House(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name, text in MODULES.items():
            self.write(name, text)

    def write(self, name: str, text: str):
        file = self.root / script.SCRIPTS / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def append(self, name: str, text: str):
        self.write(name, MODULES[name] + text)

    def problems(self) -> list[str]:
        return [problem.removeprefix(f"{script.SCRIPTS}/") for problem in script.check(self.root)]


class Imports(House):
    def test_modules_that_look_down_pass(self):
        self.assertEqual(self.problems(), [])

    def test_an_import_that_looks_up_is_found(self):
        self.append("dom/nodes.js", 'import { start } from "../navigation/start.js";\nstart();\n')
        self.assertIn(
            "dom/nodes.js: imports navigation/start.js of a higher floor; let navigation/start.js register with a hook, a "
            "phase or an operation of the lower one", self.problems())

    def test_a_circle_within_a_floor_is_found(self):
        self.write("dom/a.js", 'import { b } from "./b.js";\nexport const a = () => b();\n')
        self.write("dom/b.js", 'import { a } from "./a.js";\nexport const b = () => a();\n')
        self.append("main.js", 'import { a } from "./dom/a.js";\na();\n')
        self.assertEqual([problem for problem in self.problems() if "circle" in problem], [
            f"{script.SCRIPTS}: these import each other in a circle: dom/a.js, dom/b.js"])

    def test_a_missing_module_or_export_is_found(self):
        self.append("main.js", 'import { nothing } from "./dom/nodes.js";\nimport "./dom/missing.js";\nnothing();\n')
        self.assertEqual(self.problems(), [
            "main.js: imports dom/missing.js, which does not exist",
            "main.js: imports nothing, which dom/nodes.js does not export"])

    def test_unused_imports_exports_and_declarations_are_found(self):
        self.append("dom/nodes.js", "const left = 1;\nexport let over = 2;\n")
        self.append("main.js", 'import { root } from "./wire/root.js";\n')
        self.assertEqual(sorted(self.problems()), [
            "dom/nodes.js:4: left is not used; remove it", "dom/nodes.js:5: no module imports over; remove `export`",
            "main.js: does not use root; remove the import"])

    def test_an_operation_of_two_modules_is_found(self):
        for name in ["dom/a.js", "dom/b.js"]:
            self.write(name, "onOperation(Operation.text, (node) => node);\nsetAttributeBy((a) => { a(\"b\"); }, \"class\", \"id\");\n")
        problems = self.problems()
        self.assertIn("dom/b.js:1: carries out Operation.text, as dom/a.js does; leave it to one of them", problems)
        self.assertIn("dom/b.js:2: carries out the attribute class, as dom/a.js does; leave it to one of them", problems)
        self.assertIn("dom/b.js:2: carries out the attribute id, as dom/a.js does; leave it to one of them", problems)
        self.assertFalse([each for each in problems if "attribute b" in each])

    def test_a_module_that_nothing_imports_is_found(self):
        self.write("input/alone.js", "addEventListener('click', () => 1);\n")
        self.assertEqual(self.problems(), ["input/alone.js: main.js imports it neither directly nor indirectly"])

    def test_a_module_outside_the_floors_is_found(self):
        self.write("helpers/one.js", "addEventListener('click', () => 1);\n")
        self.append("main.js", 'import "./helpers/one.js";\n')
        self.assertEqual(self.problems(), [
            "helpers/one.js: is on no floor; move it to wire, dom, input, controls, navigation"])

    def test_forms_that_the_check_cannot_read_are_refused(self):
        self.append("main.js", 'import all from "./wire/root.js";\nexport default 1;\nimport "./wire/root.js";\n')
        self.assertEqual(self.problems()[:2], [
            'main.js:4: write `import { name } from "./module.js"`',
            "main.js:5: write `export` in front of the declaration"])

    def test_the_picture_has_floors_modules_and_counts(self):
        picture = script.picture(script.read_modules(self.root))
        self.assertIn("navigation\n  start → dom/nodes, wire/root\n", picture)
        self.assertIn("imports of wire: 0 by wire, 1 by dom, 0 by input, 0 by controls, 1 by navigation", picture)
        self.assertTrue(picture.endswith("4 modules with 13 lines on 5 floors, 4 imports of 4 names, 0 circles"), picture)


class Names(House):
    def undeclared(self, text: str) -> list[str]:
        self.append("main.js", text)
        return [problem.split(": ")[1].split(" is ")[0] for problem in self.problems() if "neither declared" in problem]

    def test_a_name_that_was_not_imported_is_found(self):
        self.assertEqual(self.undeclared("root.focus(tap);\n"), ["root", "tap"])

    def test_what_browsers_have_is_known(self):
        self.assertEqual(self.undeclared("setTimeout(() => document.body.remove(), Math.PI);\n"), [])

    def test_strings_comments_and_regular_expressions_use_no_names(self):
        self.assertEqual(self.undeclared("start('one', \"two\", `three`, /[/]four/); // five\n/* six */\n"), [])

    def test_the_expressions_of_a_template_use_names(self):
        self.assertEqual(self.undeclared("start(`a ${one} b ${{ two: `${three}` }.two} c`);\n"), ["one", "three"])

    def test_parameters_and_patterns_declare_names(self):
        self.assertEqual(self.undeclared(
            "start((a) => a, b => b, ({ c, d: e = 1 }, [f, ...g]) => [c, e, f, g]);\n"
            "const { h, i: [j], ...k } = start(h0 => h0);\nstart(h, j, k);\n"
            "for (const [l] of start()) start(l);\ntry { start(); } catch (m) { start(m); }\n"), [])

    def test_a_default_value_is_a_use(self):
        self.assertEqual(self.undeclared("start((a = missing) => a);\n"), ["missing"])

    def test_keys_methods_and_properties_are_not_uses(self):
        self.assertEqual(self.undeclared("start({ one: 1, two() { return this.three?.four; }, ...start });\n"), [])

    def test_both_branches_of_a_condition_are_uses(self):
        self.assertEqual(self.undeclared("start(start ? one : two);\n"), ["one", "two"])


class Bundle(House):
    def setUp(self):
        super().setUp()
        self.bundle("start();")

    def bundle(self, text: str, **about: str):
        (self.root / client_bundle.BUNDLE).parent.mkdir(parents=True, exist_ok=True)
        (self.root / client_bundle.BUNDLE).write_text(text)
        (self.root / client_bundle.MAP).write_text(json.dumps({"version": 3, "x_bindery": {
            "esbuild": "0.0.1", "sources": client_bundle.digest_of_sources(self.root),
            "bundle": hashlib.sha256(text.encode()).hexdigest(), **about,
        }}))

    def made(self, script_text: str) -> tuple[bytes, bytes]:
        return script_text.encode(), (self.root / client_bundle.MAP).read_bytes()

    def problems(self, version=None, made=None) -> list[str]:
        with mock.patch.object(client_bundle, "version", lambda: version), \
                mock.patch.object(client_bundle, "make", lambda root: self.made(made)):
            return [problem.split(": ")[1].split(";")[0] for problem in script.check_bundle(self.root)]

    def test_without_esbuild_the_digests_decide(self):
        self.assertEqual(self.problems(), [])
        self.append("main.js", "// later\n")
        self.assertEqual(self.problems(), ["is not made from the present sources"])

    def test_with_another_version_of_esbuild_the_digests_decide(self):
        self.assertEqual(self.problems(version="0.0.2", made="other"), [])

    def test_with_the_same_version_the_bytes_decide(self):
        self.assertEqual(self.problems(version="0.0.1", made="start();"), [])
        self.assertEqual(self.problems(version="0.0.1", made="other"), [
            "esbuild 0.0.1 makes another bundle of the sources"])

    def test_a_renamed_module_makes_the_bundle_stale(self):
        scripts = self.root / script.SCRIPTS
        (scripts / "dom/nodes.js").rename(scripts / "dom/elements.js")
        self.assertEqual(self.problems(), ["is not made from the present sources"])

    def test_a_bundle_that_was_changed_by_hand_is_found(self):
        (self.root / client_bundle.BUNDLE).write_text("start(1);")
        self.assertEqual(self.problems(), ["was changed after it was made"])

    def test_a_change_of_a_module_makes_it_stale(self):
        self.assertFalse(client_bundle.is_stale(self.root))
        self.append("main.js", "// later\n")
        self.assertTrue(client_bundle.is_stale(self.root))
        (self.root / client_bundle.MAP).unlink()
        self.assertTrue(client_bundle.is_stale(self.root))

    def test_a_missing_bundle_is_found(self):
        (self.root / client_bundle.MAP).unlink()
        self.assertEqual(self.problems(), ["the bundle or its map is missing or unreadable"])

    def test_a_bundle_that_is_too_large_is_found(self):
        text = hashlib.sha512(b"").hexdigest()
        while len(text) < 3 * script.LARGEST:
            text += hashlib.sha512(text.encode()).hexdigest()
        self.bundle(text)
        self.assertRegex(self.problems()[0], "^has [0-9,]+ bytes when compressed, more than 23,000$")


if __name__ == "__main__":
    unittest.main()
