"""A network of its own for a process, joined with that of the tests by a link that a test can cut."""

import ctypes
import os
import subprocess
from contextlib import contextmanager

from wire import Wire

NEW_NETWORK = 0x40000000  # CLONE_NEWNET
LIBC = ctypes.CDLL(None, use_errno=True)


class NotPermitted(Exception):
    """Network namespaces cannot be made here."""


class Network:
    """A network namespace. Its `address`, and that `outside`, are the two ends of the link."""

    def __init__(self):
        number = os.getpid()
        self.name, self.link, inner = f"bindery-{number}", f"bi{number}", f"bo{number}"
        base = f"10.{200 + number // 256 % 50}.{number % 256}"
        self.outside, self.address = f"{base}.1", f"{base}.2"
        try:
            self._ip("netns", "add", self.name)
        except FileNotFoundError:
            raise NotPermitted("the program ip is missing") from None
        except subprocess.CalledProcessError as error:
            raise NotPermitted(error.stderr.strip()) from None
        try:
            self._ip("link", "add", self.link, "type", "veth", "peer", "name", inner, "netns", self.name)
            self._ip("address", "add", f"{self.outside}/24", "dev", self.link)
            self._ip("-n", self.name, "address", "add", f"{self.address}/24", "dev", inner)
            for device in ("lo", inner):
                self._ip("-n", self.name, "link", "set", device, "up")
            self.mend()
        except subprocess.CalledProcessError as error:
            self.close()
            raise NotPermitted(error.stderr.strip()) from None

    @staticmethod
    def _ip(*arguments: str) -> None:
        subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True)

    def cut(self) -> None:
        """What is sent over the link is lost. No connection ends."""
        self._ip("link", "set", self.link, "down")

    def mend(self) -> None:
        self._ip("link", "set", self.link, "up")

    def close(self) -> None:
        """Removes the link, too. Processes that are still in the namespace keep it."""
        self._ip("netns", "delete", self.name)

    def enter(self) -> None:
        """Moves this thread, or a child that is about to begin, into the namespace."""
        with open(f"/run/netns/{self.name}") as namespace:
            self._enter(namespace)

    @staticmethod
    def _enter(namespace) -> None:
        if LIBC.setns(namespace.fileno(), NEW_NETWORK):
            raise OSError(ctypes.get_errno(), f"{namespace.name} cannot be entered")

    @contextmanager
    def entered(self):
        """A socket that is made meanwhile stays in the namespace."""
        with open("/proc/thread-self/ns/net") as before:
            self.enter()
            try:
                yield
            finally:
                self._enter(before)


class WireInto(Wire):
    """A wire to a process in a network of its own, which no cut of the link affects."""

    def __init__(self, network: Network, target: int):
        self.network = network
        super().__init__(target)

    def _connect(self):
        with self.network.entered():
            return super()._connect()
