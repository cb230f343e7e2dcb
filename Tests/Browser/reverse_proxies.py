"""nginx, HAProxy and Caddy in front of a site on the internet, configured as in Operation.md."""

import os
import re
import shutil
import signal
import socket
import subprocess
from pathlib import Path

import trustme

from program import free_port, wait_for

OPERATION = (
    Path(__file__).resolve().parents[2] / "Sources" / "BinderyWeb" / "BinderyWeb.docc" / "Operation.md")
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])


class ReverseProxy:
    """Serves HTTPS on its own port, and forwards plain HTTP to `target`."""

    name: str

    def __init__(self, target: int, folder: Path):
        self.port = free_port()
        self.folder = folder
        self.certificate = folder / "localhost.pem"
        trustme.CA().issue_cert("localhost").private_key_and_cert_chain_pem.write_to_path(str(self.certificate))
        self.configuration = folder / f"{self.name}.conf"
        block = self.documented().replace("127.0.0.1:8080", f"127.0.0.1:{target}")
        self.configuration.write_text(self.configure(block))
        self.log = folder / f"{self.name}.log"
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)})
        wait_for(self.listens)

    @classmethod
    def executable(cls) -> str:
        found = shutil.which(cls.name, path=PLACES)
        assert found, f"{cls.name} is not installed; `scripts/setup test` installs it"
        return found

    def documented(self) -> str:
        """The configuration in Operation.md."""
        page = OPERATION.read_text(encoding="utf-8")
        [block] = re.findall(rf"^```{self.name}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
        return block

    def configure(self, block: str) -> str:
        """The configuration with the test's ports and files, and with what surrounds it."""
        raise NotImplementedError

    def command(self) -> list[str]:
        raise NotImplementedError

    def listens(self) -> bool:
        assert self.process.poll() is None, self.log.read_text(errors="replace")
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def url(self, path: str = "/") -> str:
        return f"https://localhost:{self.port}{path}"

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Nginx(ReverseProxy):
    name = "nginx"

    def configure(self, block):
        block = replace_all(block, {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "shop.example": "localhost",
            "/etc/ssl/shop.pem": str(self.certificate),
            "/etc/ssl/shop.key": str(self.certificate),
            "/var/log/nginx/shop.log": str(self.folder / "access.log"),
        })
        temporary = "\n".join(
            f"{kind}_temp_path {self.folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        return (
            f"daemon off; worker_processes 1; pid {self.folder / 'nginx.pid'};\n"
            f"events {{}}\nhttp {{\n{temporary}\n{block}\n}}\n")

    def command(self):
        return [self.executable(), "-p", str(self.folder), "-c", str(self.configuration), "-e", "stderr"]


class HAProxy(ReverseProxy):
    name = "haproxy"

    def configure(self, block):
        return replace_all(block, {
            "bind :443": f"bind 127.0.0.1:{self.port}",
            "/etc/ssl/shop-and-key.pem": str(self.certificate),
        })

    def command(self):
        return [self.executable(), "-db", "-f", str(self.configuration)]


class Caddy(ReverseProxy):
    name = "caddy"

    def configure(self, block):
        block = replace_all(block, {
            "shop.example {": f"https://localhost:{self.port} {{\n    tls {self.certificate} {self.certificate}",
        })
        return f"{{\n    admin off\n    auto_https disable_redirects\n}}\n{block}"

    def command(self):
        return [self.executable(), "run", "--adapter", "caddyfile", "--config", str(self.configuration)]


def replace_all(text: str, parts: dict) -> str:
    """Replaces parts of a text. Each must occur: otherwise Operation.md has changed and the test has not."""
    for before, after in parts.items():
        assert before in text, f"{before!r} is not in\n{text}"
        text = text.replace(before, after)
    return text
