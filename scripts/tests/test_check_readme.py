"""Tests that the example is the first Swift block after its marker."""

import sys
import unittest

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))
script = load("check-readme")


class Example(unittest.TestCase):
    def test_it_is_the_first_swift_block_after_the_marker(self):
        text = "```swift\nno\n```\n<!-- example -->\n\n```bash\nno\n```\n```swift\nlet a = 1\n```\n```swift\nno\n```\n"
        self.assertEqual(script.example(text), "let a = 1\n")

    def test_without_marker_or_block_there_is_none(self):
        self.assertIsNone(script.example("```swift\nlet a = 1\n```\n"))
        self.assertIsNone(script.example("<!-- example -->\n```bash\nlet a = 1\n```\n"))


if __name__ == "__main__":
    unittest.main()
