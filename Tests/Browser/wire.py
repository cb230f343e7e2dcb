"""A wire between browser and showcase that a test can slow down or cut without the showcase's knowledge."""

import math
import queue
import socket
import threading
import time


class Wire:
    """Forwards its own port to `target`. Data from the server arrives `delay` seconds late, in order."""

    def __init__(self, target: int, delay: float = 0):
        self.target = target
        self.delay = delay
        self.rate = math.inf  # the bytes that each connection delivers in a second
        # Changes the bytes that the server sends; their length has to stay.
        self.rewrite = lambda data: data
        self.accepted = 0
        self._is_cut = False
        self._may_deliver = threading.Event()
        self._may_deliver.set()
        self._remaining = math.inf  # of the bytes that browsers may send
        self._ends = set()
        self._lock = threading.Condition()  # guards _is_cut, _remaining and _ends
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._start(self._accept)

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def cut(self) -> None:
        """Ends every connection, and each new one immediately, until `mend`."""
        with self._lock:
            self._is_cut = True
            ends = list(self._ends)
        for end in ends:
            self._close(end)

    def mend(self) -> None:
        with self._lock:
            self._is_cut = False
            self._remaining = math.inf
            self._lock.notify_all()

    def take_only(self, count: int) -> None:
        """Forwards `count` more bytes that browsers send, and the others after `mend`."""
        with self._lock:
            self._remaining = count

    def hold(self) -> None:
        """Holds what the server sends from now on until `release`."""
        self._may_deliver.clear()

    def release(self) -> None:
        self._may_deliver.set()

    def close(self) -> None:
        self.release()
        self.cut()
        self._close(self._listener)

    @staticmethod
    def _start(work, *arguments) -> None:
        threading.Thread(target=work, args=arguments, daemon=True).start()

    @staticmethod
    def _close(end: socket.socket) -> None:
        try:
            end.shutdown(socket.SHUT_RDWR)  # wakes a thread that waits in accept or recv
        except OSError:
            pass
        end.close()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            self.accepted += 1
            try:
                server = self._connect()
            except OSError:
                self._close(browser)
                continue
            with self._lock:
                is_cut = self._is_cut
                if not is_cut:
                    self._ends |= {browser, server}
            if is_cut:
                self._close(browser)
                self._close(server)
                continue
            for end in (browser, server):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            late = queue.SimpleQueue()
            self._start(self._pump, browser, lambda data, server=server: self._send_up(data, server), server)
            self._start(self._pump, server, lambda data, late=late: late.put((time.monotonic() + self.delay, self.rewrite(data))), None, late)
            self._start(self._deliver, late, browser)

    def _connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.target))

    def _send_up(self, data, server) -> None:
        while data:
            with self._lock:
                self._lock.wait_for(lambda: self._remaining or server not in self._ends)
                if server not in self._ends:
                    return
                part = data[:self._remaining] if self._remaining < len(data) else data
                self._remaining -= len(part)
            server.sendall(part)
            data = data[len(part):]

    def _pump(self, source, forward, other=None, late=None) -> None:
        try:
            while data := source.recv(65536):
                forward(data)
        except OSError:
            pass
        self._forget(source)
        if other:
            self._forget(other)
        if late:
            late.put((time.monotonic() + self.delay, None))

    def _deliver(self, late, browser) -> None:
        while True:
            due, data = late.get()
            time.sleep(max(0, due - time.monotonic()))
            self._may_deliver.wait()
            if data is None:
                return self._forget(browser)
            try:
                while data:
                    part = data[:1000] if self.rate < math.inf else data
                    time.sleep(len(part) / self.rate)
                    browser.sendall(part)
                    data = data[len(part):]
            except OSError:
                return None

    def _forget(self, end) -> None:
        with self._lock:
            self._ends.discard(end)
            self._lock.notify_all()
        self._close(end)
