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

    def test_imports_and_private_may_differ(self):
        guide = "```swift\nimport UIKit\n\nfinal class Login {\n    private let model: Model\n}\n```\n"
        self.assertEqual(script.missing(guide, None, "private final class Login {\n    let model: Model\n}\n"), [])
        self.assertEqual(script.missing(guide, None, "final class Login {\n}\n"),
                         ["final class Login {\nlet model: Model\n}"])

    def test_a_preview_is_not_compared(self):
        guide = "```swift\nlogin()\n```\n\n```swift\n#Preview {\n    Login()\n}\n```\n"
        self.assertEqual(script.samples(guide, None), ["login()\n"])


if __name__ == "__main__":
    unittest.main()
