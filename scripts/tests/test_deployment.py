"""The files in Deployment, as far as the programs that read them can check them here."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

UNITS = Path(__file__).resolve().parents[2] / "Deployment" / "systemd"
PROGRAM = "/opt/showcase/showcase"


class UnitTests(unittest.TestCase):
    def verify(self, changed=lambda text: text) -> subprocess.CompletedProcess:
        """Reads the units with an installed program in the place of the showcase, which is not installed here."""
        analyze = shutil.which("systemd-analyze")
        if not analyze:
            self.skipTest("systemd-analyze is not installed")
        with tempfile.TemporaryDirectory() as folder:
            copies = []
            for unit in sorted(UNITS.glob("*.service")):
                text = unit.read_text()
                self.assertIn(f"ExecStart={PROGRAM} ", text)
                copies.append(Path(folder) / unit.name)
                copies[-1].write_text(changed(text).replace(PROGRAM, shutil.which("true")))
            return subprocess.run([analyze, "verify", *copies], capture_output=True, text=True)

    def test_systemd_accepts_the_units(self):
        result = self.verify()
        # Not what this machine's own units are blamed for.
        own = [line for line in result.stderr.splitlines() if any(unit.name in line for unit in UNITS.glob("*.service"))]
        self.assertEqual((result.returncode, own), (0, []), result.stderr)

    def test_an_unknown_setting_is_noticed(self):
        result = self.verify(lambda text: text.replace("DynamicUser=", "DynamicUsers="))
        self.assertIn("'DynamicUsers'", result.stderr)


if __name__ == "__main__":
    unittest.main()
