"""The totals are what the tools reported, and nothing else."""

import signal
import subprocess
import tempfile
import unittest
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from unittest import mock

from loading import load

script = load("test")
Counts, NoCount = script.Counts, script.NoCount

XCTEST_NONE = """\
Test Suite 'All tests' started at 2026-01-01 00:00:00.000
Test Suite 'All tests' passed at 2026-01-01 00:00:00.000
\t Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
"""
XCTEST = """\
Test Suite 'All tests' started at 2026-11-21 00:23:19.423
Test Suite 'debug.xctest' started at 2026-11-21 00:23:19.460
Test Suite 'B' started at 2026-11-21 00:23:19.460
Test Case 'B.testA' passed (0.003 seconds)
/p/B.swift:2: error: B.testB : XCTAssertEqual failed: ("1") is not equal to ("2") - 
/p/B.swift:3: error: B.testB : XCTAssertEqual failed: ("1") is not equal to ("3") - 
Test Case 'B.testB' failed (0.0 seconds)
Test Case 'B.testC' skipped (0.0 seconds)
Test Suite 'B' failed at 2026-11-21 00:23:19.464
\t Executed 3 tests, with 1 test skipped and 2 failures (0 unexpected) in 0.003 (0.003) seconds
Test Suite 'debug.xctest' failed at 2026-11-21 00:23:19.464
\t Executed 4 tests, with 1 test skipped and 2 failures (0 unexpected) in 0.003 (0.003) seconds
Test Suite 'All tests' failed at 2026-11-21 00:23:19.464
\t Executed 4 tests, with 1 test skipped and 2 failures (0 unexpected) in 0.003 (0.003) seconds
"""
TESTING = """\
◇ Test run started.
➜ Test off() skipped: "why"
➜ Test later() skipped.
✘ Test bad() recorded an issue at A.swift:4:21: Expectation failed: (x → 1) == 2
✘ Test bad() recorded an issue at A.swift:4:38: Expectation failed: (x → 1) == 3
✘ Test bad() failed after 0.001 seconds with 2 issues.
✔ Test "a title that failed after all" passed after 0.001 seconds.
✘ Test p(_:) with 3 test cases failed after 0.001 seconds with 1 issue.
━ Test known() passed after 0.001 seconds with 1 known issue.
✘ Suite S failed after 0.002 seconds with 4 issues (including 1 known issue).
✘ Test run with 8 tests in 1 suite failed after 0.002 seconds with 5 issues (including 1 known issue).
"""


class SwiftTests(unittest.TestCase):
    def test_a_run_that_passed(self):
        log = XCTEST_NONE + "◇ Test run started.\n✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.\n"
        self.assertEqual(script.count_swift(log), Counts(12, 0, 0))

    def test_older_lines_without_suites_are_read(self):
        self.assertEqual(script.count_swift("✔ Test run with 1 test passed after 0.1 seconds.\n"), Counts(1, 0, 0))

    def test_failed_tests_are_counted_not_issues_and_skipped_ones_did_not_pass(self):
        self.assertEqual(script.count_swift(XCTEST_NONE + TESTING), Counts(4, 2, 2))

    def test_xctest_is_counted_once_from_its_outermost_suite(self):
        self.assertEqual(script.count_swift(XCTEST), Counts(2, 1, 1))

    def test_both_add_up(self):
        self.assertEqual(script.count_swift(XCTEST + TESTING), Counts(6, 3, 3))

    def test_no_count_is_an_error(self):
        for log in ("", "error: emit-module command failed\n", XCTEST_NONE):
            with self.assertRaises(NoCount):
                script.count_swift(log)

    def test_a_run_that_crashed_is_an_error_although_xctest_had_a_count(self):
        log = XCTEST_NONE + "◇ Test run started.\n✔ Test a() passed after 0.001 seconds.\nerror: Exited with signal 4\n"
        with self.assertRaises(NoCount):
            script.count_swift(log)

    def test_what_hung_is_named(self):
        log = (
            "◇ Test run started.\n◇ Test a() started.\n◇ Test b(_:) started.\n◇ Test \"c d\" started.\n◇ Test e() started.\n"
            "◇ Test case passing 1 argument x → 1 to b(_:) started.\n✔ Test a() passed after 0.001 seconds.\n"
            "✘ Test b(_:) with 3 test cases failed after 0.001 seconds with 1 issue.\n")
        with self.assertRaisesRegex(NoCount, 'crashed or hung: "c d", e\\(\\)$'):
            script.count_swift(log)
        names = "".join(f"◇ Test t{number}() started.\n" for number in range(12))
        with self.assertRaisesRegex(NoCount, r"hung: t0\(\), .*, t9\(\) and 2 more$"):
            script.count_swift("◇ Test run started.\n" + names)


class ReasonsTests(unittest.TestCase):
    def test_a_crash_is_told_with_its_innermost_calls(self):
        calls = "".join(f"  {number} [ra] 0x0000560faef39e4{number} call{number}() + 32 in a\n" for number in range(9))
        log = (
            "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n\n"
            "*** Program crashed: Illegal instruction at 0x00007fa24c56df7f ***\n\nThread 4 \"a\" crashed:\n\n"
            f"{calls}\nThread 5:\n\n  0      0x0000560faef39e41 other()\n")
        self.assertEqual(
            script.reasons(log),
            ["Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
             "*** Program crashed: Illegal instruction at 0x00007fa24c56df7f ***", 'Thread 4 "a" crashed:',
             *(f"  call{number}() + 32 in a" for number in range(8))])


class OtherTests(unittest.TestCase):
    def test_unittest(self):
        self.assertEqual(script.count_unittest("...\nRan 25 tests in 0.1s\n\nOK\n"), Counts(25, 0, 0))
        self.assertEqual(
            script.count_unittest("Ran 9 tests in 0.1s\n\nFAILED (failures=1, errors=2, skipped=1)\n"), Counts(5, 3, 1))
        for log in ("", "Ran 0 tests in 0.0s\n\nOK\n", "Ran 3 tests in 0.0s\n"):
            with self.assertRaises(NoCount):
                script.count_unittest(log)

    def test_junit(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "r.xml")
            path.write_text('<testsuites><testsuite tests="7" failures="1" errors="1" skipped="2"/></testsuites>')
            self.assertEqual(script.count_junit(path), Counts(3, 2, 2))
            for text in ('<testsuites><testsuite tests="0"/></testsuites>', "", "<testsuites"):
                path.write_text(text)
                with self.assertRaises(NoCount):
                    script.count_junit(path)
            with self.assertRaises(NoCount):
                script.count_junit(Path(folder, "absent.xml"))


class Sections(unittest.TestCase):
    def report(self, *sections) -> tuple[int, list[str]]:
        (script.ROOT / ".build").mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=script.ROOT / ".build") as folder:
            logs, script.LOGS = script.LOGS, Path(folder)
            output = StringIO()
            try:
                with redirect_stdout(output):
                    report = script.Report()
                    for section in sections:
                        report.section(*section)
                    status = report.end()
            finally:
                script.LOGS = logs
        return status, output.getvalue().splitlines()

    def test_a_check_counts_as_one_test(self):
        status, lines = self.report(("One", ["true"], None), ("Two", ["true"], None))
        self.assertEqual((status, lines[-1]), (0, "2 passed, 0 failed"))

    def test_a_failure_does_not_stop_the_next(self):
        status, lines = self.report(("One", ["false"], None), ("Two", ["true"], None))
        self.assertEqual((status, lines[-1]), (1, "1 passed, 1 failed"))
        self.assertIn("Failed: One. Outputs are in", lines[-2])

    def test_the_end_says_what_failed(self):
        log = "✔ Test a() passed after 1 seconds.\n" + TESTING + "/p/B.swift:3: error: no\nFAILED Tests/Browser/test_a.py::test_b\n"
        _, lines = self.report(
            ("One", ["sh", "-c", f"cat <<'E'\n{log}E\nexit 1"], script.count_swift),
            ("Two", ["sh", "-c", "seq 1 9; exit 1"], None))
        self.assertEqual(lines[lines.index("One:"):], [
            "One:",
            "  ✘ Test bad() recorded an issue at A.swift:4:21: Expectation failed: (x → 1) == 2",
            "  ✘ Test bad() recorded an issue at A.swift:4:38: Expectation failed: (x → 1) == 3",
            "  /p/B.swift:3: error: no",
            "  FAILED Tests/Browser/test_a.py::test_b",
            "Two:", "  5", "  6", "  7", "  8", "  9",
            lines[-2], "4 passed, 3 failed"])

    def test_a_section_without_a_count_fails(self):
        status, lines = self.report(("One", ["true"], script.count_swift))
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("  One: printed no count of tests", lines)

    def test_a_bad_exit_code_fails_although_all_counted_tests_passed(self):
        line = "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds."
        status, lines = self.report(("One", ["sh", "-c", f"echo '{line}'; exit 1"], script.count_swift))
        self.assertEqual((status, lines[-1]), (1, "3 passed, 1 failed"))

    def test_a_command_that_is_missing_fails(self):
        status, lines = self.report(("One", ["./no-such-command"], None))
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))

    def test_an_interruption_says_where(self):
        shown = StringIO()
        with redirect_stdout(shown), mock.patch.object(script, "run", side_effect=SystemExit(143)):
            with self.assertRaises(SystemExit):
                script.Report().section("One", ["true"], None)
        lines = shown.getvalue().splitlines()
        self.assertEqual(lines[3:5], ["0 s: One 0", "One:"])
        self.assertEqual(lines[5:], ["  was interrupted", lines[6], "0 passed, 1 failed"])

    def test_a_section_that_hangs_is_ended(self):
        status, lines = self.report(("One", ["sleep", "60"], None, 1))
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("  printed nothing for 1 s and was ended", lines)

    def test_a_section_may_take_its_time_if_it_goes_on(self):
        with subprocess.Popen(["sleep", "60"], stdout=subprocess.PIPE, start_new_session=True) as process:
            watch = script.Watch(process, 3600)
            for said in (True, False):
                watch.timer.cancel()
                watch.heard -= 3600
                if said:
                    watch.hear()
                watch.look()
                self.assertEqual(watch.expired, not said)
            self.assertEqual(process.wait(), -signal.SIGKILL)
            watch.timer.cancel()

    def test_nothing_run_is_a_failure(self):
        self.assertEqual(self.report(), (1, ["", "0 s: ", "0 passed, 0 failed"]))


if __name__ == "__main__":
    unittest.main()
