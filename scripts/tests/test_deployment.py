"""The files in Deployment: as far as the programs that read them can check them here, and against the showcase."""

import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEPLOYMENT = ROOT / "Deployment"
UNITS = DEPLOYMENT / "systemd"
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


def text(name: str) -> str:
    return (DEPLOYMENT / name).read_text()


def sources(folder: str) -> str:
    return "\n".join(path.read_text() for path in sorted((ROOT / folder).rglob("*.swift")))


def options() -> set[str]:
    """The options of the showcase, as its argument parser names them."""
    names = re.findall(r"@(?:Option|Flag)\b.*?\bvar (\w+)", sources("Examples/Sources/Showcase"), re.DOTALL)
    return {"--" + re.sub("([A-Z])", r"-\1", name).lower() for name in names}


def wrong_options(command: str) -> list[str]:
    return sorted(set(re.findall(r"(?<=\s)--[a-z-]+", " " + command)) - options())


def settings(unit: str) -> dict[str, str]:
    return dict(re.findall(r"^(\w+)=(.*)$", text(f"systemd/{unit}.service"), re.MULTILINE))


class ProgramTests(unittest.TestCase):
    """Names, paths, ports and options are those of the program, and the same in all files."""

    def test_the_options_of_the_units_are_those_of_the_program(self):
        for unit in UNITS.glob("*.service"):
            self.assertEqual(wrong_options(settings(unit.stem)["ExecStart"]), [], unit.name)

    def test_the_options_of_the_containers_are_those_of_the_program(self):
        commands = re.findall(r"command: (?:>-\n)?((?:.*--(?:bind|catalogue-only).*))", text("compose.yaml"))
        self.assertEqual(len(commands), 4)
        commands += [re.search(r"^CMD \[(.*)\]", text("Containerfile"), re.MULTILINE)[1].replace('"', " ")]
        for command in commands:
            self.assertEqual(wrong_options(command), [], command)

    def test_an_unknown_option_is_noticed(self):
        self.assertEqual(wrong_options("showcase --worker 2 --port 8080"), ["--worker"])

    def test_the_program_has_one_path(self):
        self.assertIn(f'ENTRYPOINT ["{PROGRAM}"]', text("Containerfile"))
        self.assertIn(f"Examples/.build/release/showcase {PROGRAM}\n", text("Containerfile"))
        self.assertIn(f"copy\n`Examples/.build/release/showcase` to `{PROGRAM}`", text("README.md"))
        for unit in UNITS.glob("*.service"):
            self.assertTrue(settings(unit.stem)["ExecStart"].startswith(PROGRAM + " "))

    def test_a_database_is_in_the_folder_that_the_unit_may_write(self):
        for unit in UNITS.glob("*.service"):
            database = re.search(r"--database (\S+)", settings(unit.stem)["ExecStart"])
            if database:
                folder = "/var/lib/" + settings(unit.stem)["StateDirectory"]
                self.assertEqual(str(Path(database[1]).parent), folder, unit.name)

    def test_the_environment_has_what_the_unit_and_the_program_read(self):
        unit = settings("showcase")
        block = re.search(r"`/etc/showcase/environment`.*?```\n(.*?)```", text("README.md"), re.DOTALL)[1]
        given = set(re.findall(r"^\s*([A-Z_]+)=", block, re.MULTILINE))
        read = set(re.findall(r"\$\{([A-Z_]+)\}", unit["ExecStart"])) | {"SHOWCASE_REDIS"}
        self.assertEqual(unit["EnvironmentFile"], "/etc/showcase/environment")
        self.assertEqual(given, read)
        self.assertIn('"SHOWCASE_REDIS"', sources("Examples/Sources/Showcase"))

    def test_nginx_asks_the_ports_on_which_the_program_listens(self):
        nginx = text("nginx.conf")
        port = re.search(r"--port (\d+)", settings("showcase")["ExecStart"])[1]
        self.assertEqual({port}, set(re.findall(r"server 10\.0\.0\.1\d:(\d+)", nginx)))
        self.assertIn(f"--advertise ${{ADDRESS}}:{port}", settings("showcase")["ExecStart"])
        catalogue = re.search(r"--port (\d+)", settings("showcase-catalogue")["ExecStart"])[1]
        self.assertIn(f"proxy_pass http://127.0.0.1:{catalogue};", nginx)

    def test_the_addresses_of_pages_are_those_of_the_server(self):
        server = sources("Sources/BinderyWeb")
        for file in ("nginx.conf", "compose.yaml"):
            self.assertRegex(text(file), r"location ~ \^/bindery/\(socket\$+\|files/\)")
        for path in ("/bindery/socket", "/bindery/files/", "/bindery/health"):
            self.assertIn(path, server)

    def test_a_unit_ends_after_the_program_has_stored_its_pages(self):
        drain = int(re.search(r"drainTimeout: Duration = \.seconds\((\d+)\)", sources("Sources/BinderyWeb"))[1])
        for unit in UNITS.glob("*.service"):
            self.assertGreater(int(settings(unit.stem)["TimeoutStopSec"]), drain, unit.name)

    def test_what_the_static_program_needs_is_named_in_the_guide_and_the_recipe(self):
        for file in ("README.md", "Containerfile"):
            for name in ("libsqlite3-dev", "libcurl4-openssl-dev", "libsqlite3-0", "libcurl4", "swift-backtrace-static"):
                self.assertRegex(text(file), rf"{name}(?![\w-])", file)
            # Under another name the program does not find it.
            self.assertRegex(text(file), r"swift-backtrace-static[\w` ]*\s`?/opt/showcase/swift-backtrace(?![\w-])")


if __name__ == "__main__":
    unittest.main()
