import os
import subprocess
import tempfile
import unittest

from loading import SCRIPTS


class FuzzTests(unittest.TestCase):
    def test_what_is_not_understood_is_named_before_anything_is_built(self):
        cases = [
            (["sessions"], {}, "fuzz what? wire or session"),
            (["wire", "60s"], {}, "how long? 60 (seconds), 1000r (runs) or merge, not '60s'"),
            (["wire", "r"], {}, "how long? 60 (seconds), 1000r (runs) or merge, not 'r'"),
            (["wire", "1r0"], {}, "how long? 60 (seconds), 1000r (runs) or merge, not '1r0'"),
            (["wire", ""], {}, "how long? 60 (seconds), 1000r (runs) or merge, not ''"),
            (["wire"], {"SANITIZE": "thread"}, "no sanitizer 'thread'; there is address"),
        ]
        for arguments, variables, message in cases:
            with self.subTest(arguments=arguments, variables=variables):
                run = subprocess.run(
                    [SCRIPTS / "fuzz", *arguments], env={"PATH": "/nowhere:/usr/bin:/bin", **variables},
                    capture_output=True, text=True)
                self.assertEqual((run.returncode, run.stderr), (2, f"scripts/fuzz: {message}\n"))

    def test_the_package_has_the_program_that_is_fuzzed(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run(
                ["swift", "package", "--package-path", SCRIPTS.parent, "--scratch-path", folder, "describe"],
                env={**os.environ, "BINDERY_FUZZING": "fuzzer"}, capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("Name: Fuzz\n", run.stdout)


if __name__ == "__main__":
    unittest.main()
