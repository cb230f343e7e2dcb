"""A package for one check, which depends on the repository as a user's package does: by path and by product."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORE = ["BinderyGraph", "BinderyStreams", "Bindery", "BinderyView", "BinderyTesting"]

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Check",
    platforms: [.macOS(.v26)],
    dependencies: [.package(path: "%s")],
    targets: [%s]
)
"""


def product(name: str) -> str:
    return f'.product(name: "{name}", package: "{ROOT.name}")'


class TemporaryPackage:
    """The package is in a new folder; the compiler's output for the core stays in .build/checks for the next run."""

    def __init__(self, targets: list[str], files: dict[str, str]):
        self.scratch = ROOT / ".build" / "checks"
        self.folder = Path(tempfile.mkdtemp(prefix="bindery-check-"))
        (self.folder / "Package.swift").write_text(MANIFEST % (ROOT, ", ".join(targets)))
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        for remains in ("checkouts", "repositories", "artifacts"):      # dependencies are resolved from scratch
            shutil.rmtree(self.scratch / remains, ignore_errors=True)
        (self.scratch / "workspace-state.json").unlink(missing_ok=True)

    def __enter__(self) -> "TemporaryPackage":
        return self

    def __exit__(self, *_) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def swift(self, *arguments: str, of: Path | None = None) -> subprocess.CompletedProcess:
        """Runs `swift …` on the package, or on another one, with a user's environment. Standard error is separate,
        because it may have warnings before JSON."""
        command, *rest = arguments
        return subprocess.run(
            ["swift", command, "--package-path", str(of or self.folder), "--scratch-path", str(self.scratch), *rest],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=self.folder,
            env={name: value for name, value in os.environ.items() if name != "BINDERY_STRICT"},
        )

    def dependencies(self) -> list[tuple[str, str]]:
        """The (identity, place) of every dependency at any depth."""
        answer = self.swift("package", "show-dependencies", "--format", "json")
        if answer.returncode:
            raise SystemExit(f"swift package show-dependencies failed:\n{answer.stdout}{answer.stderr}")
        found, waiting = [], json.loads(answer.stdout[answer.stdout.index("{"):])["dependencies"]
        while waiting:
            package = waiting.pop()
            found.append((package["identity"], package["url"]))
            waiting += package["dependencies"]
        return sorted(set(found))

    def pins(self) -> list[str]:
        """The packages in Package.resolved, and those that were fetched."""
        resolved = self.folder / "Package.resolved"
        pins = [pin["identity"] for pin in json.loads(resolved.read_text())["pins"]] if resolved.exists() else []
        fetched = [entry.name for part in ("checkouts", "repositories")
                   for entry in (self.scratch / part).glob("*") if entry.is_dir()]
        return sorted(set(pins + fetched))


def diagnostics(build: subprocess.CompletedProcess) -> str:
    """The lines of a build's output that report problems."""
    lines = (build.stdout + build.stderr).splitlines()
    told = [line for line in lines if not line.startswith("[") or "error:" in line]
    return "\n".join("    " + line for line in told[:60])


def fail(script: str, message: str) -> None:
    sys.stdout.flush()
    print(f"{script}: {message}", file=sys.stderr)
    raise SystemExit(1)
