"""The modules are found in the order of their dependencies, with the flags of the manifest."""

import tempfile
import unittest
from pathlib import Path

from loading import load

script = load("check-apple")


def target(name: str, *dependencies: str, settings=(), kind: str = "regular") -> dict:
    return {
        "name": name, "type": kind, "settings": list(settings),
        "dependencies": [{"byName": [dependency, None]} for dependency in dependencies],
    }


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()

    def write(self, path: str, text: str = ""):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


class PackageModules(Folder):
    def names(self, *targets: dict) -> list:
        return [module.name for module in self.modules(*targets)]

    def modules(self, *targets: dict) -> list:
        platforms = [{"platformName": "ios", "version": "17.0"}]
        manifest = {"name": "P", "platforms": platforms, "targets": list(targets)}
        return script.package_modules(manifest, self.root / "Sources")

    def test_dependencies_come_first(self):
        for name in ("A", "B", "C"):
            self.write(f"Sources/{name}/Code.swift")
        self.assertEqual(self.names(target("A", "B"), target("B", "C"), target("C")), ["C", "B", "A"])

    def test_tests_and_the_unchecked_are_left_out(self):
        unchecked = next(iter(script.UNCHECKED))
        for name in ("A", "ATests", unchecked):
            self.write(f"Sources/{name}/Code.swift")
        self.assertEqual(self.names(target("ATests", kind="test"), target(unchecked), target("A")), ["A"])

    def test_of_the_c_modules_those_are_checked_that_a_checked_module_uses(self):
        self.write("Sources/A/Code.swift")
        for name in ("CUsed", "CUnused"):
            self.write(f"Sources/{name}/code.c")
        self.assertEqual(self.names(target("CUnused"), target("CUsed"), target("A", "CUsed")), ["CUsed", "A"])

    def test_a_module_has_the_floors_and_the_name_of_its_package(self):
        self.write("Sources/A/Code.swift")
        found = self.modules(target("A"))[0]
        self.assertEqual((found.floors, found.package), ({"ios": "17.0"}, "P"))

    def test_the_flags_are_those_of_the_manifest(self):
        settings = [
            {"tool": "swift", "kind": {"treatAllWarnings": {"_0": "error"}}},
            {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
        ]
        self.assertEqual(script.swift_flags(settings), [
            "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny"
        ])

    def test_every_unchecked_module_exists(self):
        for name in script.UNCHECKED:
            self.assertTrue((script.ROOT / "Sources" / name).is_dir(), name)


class Stubs(Folder):
    def names(self, system: str) -> list:
        return [stub.name for stub in script.stub_modules(self.root, script.SYSTEMS[system], {})]

    def test_a_stub_follows_those_that_it_imports(self):
        self.write("A/A.swift", "@_exported import B\n")
        self.write("B/B.swift", "import Swift\n")
        self.assertEqual(self.names("ios"), ["B", "A"])

    def test_only_the_frameworks_of_the_system_are_there(self):
        for name in ("AppKit", "UIKit"):
            self.write(f"{name}/{name}.swift")
        self.assertEqual(self.names("ios"), ["UIKit"])
        self.assertEqual(self.names("macos"), ["AppKit"])
        self.assertEqual(self.names("watchos"), [])

    def test_what_two_frameworks_share_is_there_for_each(self):
        for name in ("AppKit", "UIKit"):
            self.write(f"{name}/{name}.swift", "@_exported public import StandIns\n")
        self.write("StandIns/StandIns.swift")
        self.assertEqual(self.names("ios"), ["StandIns", "UIKit"])
        self.assertEqual(self.names("macos"), ["StandIns", "AppKit"])


class Apps(unittest.TestCase):
    def test_the_floors_of_an_app_are_those_of_the_project(self):
        project = "IPHONEOS_DEPLOYMENT_TARGET = 17.2;\nMACOSX_DEPLOYMENT_TARGET = 14.0;\n"
        self.assertEqual(
            {app.name: app.floors for app in script.apps(project)},
            {"Showcase": {"ios": "17.2"}, "ShowcaseSwiftUI": {"ios": "17.2", "macos": "14.0"}})

    def test_every_app_exists(self):
        for name in script.APP_SCREENS:
            self.assertTrue((script.ROOT / script.APPS / name).is_dir(), name)


class Output(unittest.TestCase):
    def test_imports_are_found(self):
        text = "public import A\n@_exported public import B\nimport class C.D\n@preconcurrency import E\n// import F\n"
        self.assertEqual(script.IMPORT.findall(text), ["A", "B", "C", "E"])

    def test_errors_are_reported_once(self):
        log = "a.swift:1:2: error: no\n  1 | code\na.swift:1:2: error: no\nb.swift:1:2: warning: w\n"
        self.assertEqual(script.errors(log), ["a.swift:1:2: error: no"])

    def test_the_floors_are_those_of_the_manifest(self):
        manifest = {"platforms": [{"platformName": "ios", "version": "17.0", "options": []}]}
        self.assertEqual(script.floors(manifest), {"ios": "17.0"})


if __name__ == "__main__":
    unittest.main()
