#!/usr/bin/env python3
"""Saves the moving picture of the README: the phone login, used beside its source.

    SHOWCASE=… .build/venv/bin/python Tests/Browser/moving_picture.py Documentation/Images/showcase.png

An animated PNG: the frames are the screenshots of the browser, as they are. Programs that do not know animations show
the first frame.
"""

import struct
import sys
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from program import CHROMIUM, Showcase
from screens import ADA, PhoneLogin, expect_screen

SIZE = {"width": 1120, "height": 600}
ALL = {"x": 0, "y": 0, **SIZE}
# The screen between the sidebar and the source.
FORM = {"x": 256, "y": 64, "width": 350, "height": 536}
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(png: bytes):
    """Yields the kind and the content of each chunk."""
    position = len(SIGNATURE)
    while position < len(png):
        length, = struct.unpack(">I", png[position:position + 4])
        yield png[position + 4:position + 8], png[position + 8:position + 8 + length]
        position += 12 + length


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def animated(frames: list[tuple[bytes, dict, int]]) -> bytes:
    """Returns a PNG that repeats `frames`: images of equal format, each with what it covers and its milliseconds.

    Source: https://www.w3.org/TR/png-3/#apng-frame-based-animation.
    """
    header = next(content for kind, content in chunks(frames[0][0]) if kind == b"IHDR")
    parts = [SIGNATURE, chunk(b"IHDR", header), chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for index, (png, area, milliseconds) in enumerate(frames):
        corner = (area["width"], area["height"], area["x"], area["y"])
        # What is not covered stays.
        control = struct.pack(">IIIIIHHBB", number, *corner, milliseconds, 1000, 0, 0)
        parts.append(chunk(b"fcTL", control))
        number += 1
        data = b"".join(content for kind, content in chunks(png) if kind == b"IDAT")
        if index == 0:
            parts.append(chunk(b"IDAT", data))
        else:
            parts.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"".join(parts + [chunk(b"IEND", b"")])


def play(page, showcase) -> list[tuple[bytes, dict, int]]:
    frames = []

    def frame(milliseconds: int, area=FORM):
        frames.append((page.screenshot(animations="disabled", caret="initial", clip=area), area, milliseconds))

    login = PhoneLogin(page)
    page.goto(showcase.url("/phone-login"))
    expect_screen(page, "phone-login")
    page.get_by_test_id("source").click()
    expect(page.get_by_test_id("source-code")).to_be_visible()
    login.phone.focus()
    frame(1200, ALL)
    for end in (3, 7, len(ADA.phone)):
        login.phone.fill(ADA.phone[:end])
        frame(250)
    login.expect_avatar()
    frame(900)
    for end in range(1, len(ADA.code) + 1, 2):
        login.code.fill(ADA.code[:end])
        frame(250)
    login.code.fill(ADA.code)
    expect(login.login).to_be_enabled()
    frame(1200)
    login.login.click()
    expect(login.busy).to_be_visible()
    frame(700, ALL)
    login.expect_goods(ADA)
    expect(page.get_by_test_id("row-1")).to_be_visible()
    frame(2500, ALL)
    return frames


def main(path: str):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        showcase = Showcase(Path(folder))
        showcase.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE, locale="en-US", reduced_motion="reduce")
        frames = play(page, showcase)
        browser.close()
        showcase.stop()
    Path(path).write_bytes(animated(frames))


if __name__ == "__main__":
    main(*sys.argv[1:])
