"""A sample of a guide is found in the tests, part by part."""

import unittest

from loading import load

script = load("check-guides")
GUIDE = """RxSwift:

```swift
other()
```

Bindery:

```swift
view.text <~ model.name

// the model
name = Property {
    first.value
}
```
"""


class Samples(unittest.TestCase):
    def test_a_sample_whose_parts_are_in_the_tests_is_compiled(self):
        tests = "init() {\n    name = Property {\n        first.value\n    }\n}\n\n    view.text <~ model.name\n"
        self.assertEqual(script.missing(GUIDE, "Bindery:", tests), [])

    def test_a_part_that_the_tests_do_not_have_is_reported(self):
        self.assertEqual(script.missing(GUIDE, "Bindery:", "view.text <~ model.name\n"), ["name = Property {\nfirst.value\n}"])

    def test_a_line_that_goes_on_in_the_tests_is_another_one(self):
        tests = "view.text <~ model.name.map(\\.description)\nname = Property {\nfirst.value\n}\n"
        self.assertEqual(script.missing(GUIDE, "Bindery:", tests), ["view.text <~ model.name"])

    def test_a_line_that_begins_earlier_in_the_tests_is_another_one(self):
        tests = "other.view.text <~ model.name\nname = Property {\nfirst.value\n}\n"
        self.assertEqual(script.missing(GUIDE, "Bindery:", tests), ["view.text <~ model.name"])

    def test_private_may_differ(self):
        guide = "```swift\nfinal class Login {\n    private let model: Model\n}\n```\n"
        self.assertEqual(script.missing(guide, None, "private final class Login {\n    let model: Model\n}\n"), [])
        self.assertEqual(script.missing(guide, None, "final class Login {\n}\n"),
                         ["final class Login {\nlet model: Model\n}"])

    def test_imports_may_be_among_others(self):
        guide = "```swift\nimport Bindery\nimport UIKit\n\nlogin()\n```\n"
        self.assertEqual(script.missing(guide, None, "import Bindery\nimport Testing\nimport UIKit\n\nlogin()\n"), [])
        self.assertEqual(script.missing(guide, None, "import Bindery\n\nlogin()\n"), ["import UIKit"])

    def test_the_content_of_a_preview_is_compared(self):
        guide = "```swift\n#Preview {\n    let model = Model()\n    Login(model)\n}\n```\n"
        self.assertEqual(script.missing(guide, None, "host {\n    let model = Model()\n    Login(model)\n}\n"), [])
        self.assertEqual(script.missing(guide, None, "login()\n"), ["let model = Model()\nLogin(model)"])


if __name__ == "__main__":
    unittest.main()
