"""scripts/check-tutorial: the steps, and the example that they lead to."""

import sys
import unittest

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))
check = load("check-tutorial")

STEPS = [("Package.swift", "1-Package.swift"), ("LoginModel.swift", "2-a.swift"),
         ("LoginModel.swift", "LoginModel.swift")]
RESOURCES = {"1-Package.swift": "package", "2-a.swift": "a\n\nc\n", "LoginModel.swift": "a\nb\nc\n"}
EXAMPLE = {"LoginModel.swift"}


class ProblemTests(unittest.TestCase):
    def test_steps_that_add_lines_and_lead_to_the_example_are_right(self):
        self.assertEqual(check.problems(STEPS, RESOURCES, EXAMPLE), [])

    def test_a_step_that_takes_lines_away_is_reported(self):
        resources = RESOURCES | {"2-a.swift": "a\nd\n"}
        self.assertEqual(
            check.problems(STEPS, resources, EXAMPLE), ["LoginModel.swift lacks lines of 2-a.swift: a step adds lines"])

    def test_another_end_than_the_example_is_reported(self):
        self.assertEqual(
            check.problems(STEPS[:2], RESOURCES | {"main.swift": ""}, EXAMPLE | {"main.swift"}),
            ["the last step of LoginModel.swift is not the file of the example",
             "the last step of main.swift is not the file of the example"])

    def test_files_without_a_step_and_steps_without_a_file_are_reported(self):
        self.assertEqual(
            check.problems(STEPS + [("x", "x.sh")], RESOURCES | {"y.sh": ""}, EXAMPLE),
            ["x.sh is not in Resources", "no step shows y.sh"])

    def test_each_change_of_the_page_is_compiled(self):
        steps = STEPS + [("LoginTests.swift", "5.swift"), ("LoginView.swift", "3.swift")]
        found = check.states(steps, RESOURCES | {"5.swift": "t", "3.swift": "v"})
        self.assertEqual([sorted(each) for each in found], [
            ["LoginModel.swift"], ["LoginModel.swift"], ["LoginModel.swift", "LoginView.swift"]])


if __name__ == "__main__":
    unittest.main()
