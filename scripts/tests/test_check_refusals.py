"""Tests that a file counts as refused if one of its errors contains the advice."""

import sys
import unittest

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))
script = load("check-refusals")


class Missing(unittest.TestCase):
    refusals = {"One": ("", "use a `When`"), "Two": ("", "use a `ForEach`")}

    def test_each_file_needs_its_own_advice(self):
        output = "/x/One.swift:3:9: error: 'f' is unavailable: use a `When`.\n/x/Two.swift:4:1: error: use a `When`\n"
        self.assertEqual(script.missing(output, self.refusals), ["Two"])

    def test_a_warning_is_not_a_refusal(self):
        self.assertEqual(script.missing("/x/One.swift:3:9: warning: use a `When`\n", self.refusals), ["One", "Two"])


if __name__ == "__main__":
    unittest.main()
