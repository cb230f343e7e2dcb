"""Bundles the browser script, and says whether the committed bundle is that of the sources.

The source map of the bundle has a member `x_bindery` with the version of esbuild, and digests of the sources and of the
bundle. So a machine with another version, or without esbuild, can check the bundle as well.
"""

import hashlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

CLIENT = Path("Sources/BinderyWeb/Client")
BUNDLE = CLIENT / "Bundle" / "bindery.js"
MAP = CLIENT / "Bundle" / "bindery.js.map"
OPTIONS = ["--bundle", "--format=esm", "--target=es2022", "--charset=utf8", "--legal-comments=none", "--log-level=warning"]


class NotBundled(Exception):
    """esbuild is missing, or refuses the sources."""


def esbuild(*arguments: str, folder: Path) -> str:
    program = shutil.which("esbuild")
    if not program:
        raise NotBundled("esbuild is not in PATH; `scripts/setup test` installs it on Debian and Ubuntu")
    run = subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8")
    if run.returncode:
        raise NotBundled(run.stderr.strip())
    return run.stdout


def version() -> str | None:
    return esbuild("--version", folder=Path()).strip() if shutil.which("esbuild") else None


def digest_of_sources(root: Path) -> str:
    digest = hashlib.sha256()
    scripts = root / CLIENT / "Scripts"
    for file in sorted(scripts.rglob("*.js")):
        digest.update(f"{file.relative_to(scripts).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def plain(client: Path) -> str:
    """The modules of a folder as one readable script, for tests."""
    return esbuild("Scripts/main.js", *OPTIONS, folder=client)


def make(root: Path) -> tuple[bytes, bytes]:
    """Returns the minified script and its source map."""
    with tempfile.TemporaryDirectory() as folder:
        # Beside the sources, so that the paths in the map are relative and the same everywhere.
        shutil.copytree(root / CLIENT / "Scripts", Path(folder) / "Scripts")
        esbuild(
            "Scripts/main.js", *OPTIONS, "--minify", "--sourcemap=external", "--outfile=Bundle/bindery.js",
            folder=Path(folder))
        script = (Path(folder) / "Bundle" / "bindery.js").read_bytes()
        source_map = json.loads((Path(folder) / "Bundle" / "bindery.js.map").read_text(encoding="utf-8"))
    source_map["x_bindery"] = {
        "esbuild": version(), "sources": digest_of_sources(root), "bundle": hashlib.sha256(script).hexdigest(),
    }
    return script, (json.dumps(source_map, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def is_stale(root: Path) -> bool:
    """Whether the sources have changed since the bundle was made."""
    try:
        about = json.loads((root / MAP).read_bytes())["x_bindery"]
    except (OSError, ValueError, KeyError):
        return True
    return about["sources"] != digest_of_sources(root)


def write(root: Path) -> None:
    script, source_map = make(root)
    (root / BUNDLE).parent.mkdir(exist_ok=True)
    (root / BUNDLE).write_bytes(script)
    (root / MAP).write_bytes(source_map)


def problems(root: Path) -> list[str]:
    """Compares the bundle with what this machine's esbuild makes of the sources, if it is the same version; otherwise
    the digests."""
    remedy = "run `make client` and commit Client/Bundle"
    try:
        script, source_map = (root / BUNDLE).read_bytes(), (root / MAP).read_bytes()
        about = json.loads(source_map)["x_bindery"]
    except (OSError, ValueError, KeyError):
        return [f"{BUNDLE.parent}: the bundle or its map is missing or unreadable; {remedy}"]
    if about["sources"] != digest_of_sources(root):
        return [f"{BUNDLE}: is not made from the present sources; {remedy}"]
    if about["bundle"] != hashlib.sha256(script).hexdigest():
        return [f"{BUNDLE}: was changed after it was made; {remedy}"]
    if version() == about["esbuild"]:
        try:
            if make(root) != (script, source_map):
                return [f"{BUNDLE}: esbuild {version()} makes another bundle of the sources; {remedy}"]
        except NotBundled as error:
            return [f"{BUNDLE}: {error}"]
    return []
