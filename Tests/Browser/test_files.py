"""Uploads and downloads: picked, dropped and pasted files, progress, cancelling, refusals, and lost connections."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from program import Showcase, built
from wire import Wire

CUTS = pytest.mark.complains("WebSocket connection to", "net::ERR_", "Failed to load resource")


class FilesProgram(Showcase):
    name = "files"

    def command(self):
        return [built("files"), "--port", str(self.port), *self.options]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    program = FilesProgram(tmp_path_factory.mktemp("files")).start()
    yield program
    program.kill()


@pytest.fixture
def start_files(tmp_path_factory):
    programs = []

    def start(*options):
        programs.append(FilesProgram(tmp_path_factory.mktemp("files")).start(*options))
        return programs[-1]

    yield start
    for program in programs:
        program.kill()


def opened(page, url):
    """The page whose module of files has been loaded and started."""
    page.goto(url)
    expect(page.locator("input[type=file]")).to_be_attached()
    return page


def choose(page, *files):
    page.locator("input[type=file]").set_input_files(list(files))


def memory_file(name, count=1000, mime="text/plain"):
    return {"name": name, "mimeType": mime, "buffer": bytes(index % 251 for index in range(count))}


def sparse_file(folder, size, name="large.bin"):
    path = folder / name
    with path.open("wb") as file:
        file.truncate(size)
    return path


def begin_upload(page, wire, file):
    """Uploads a part of a file. The rest waits until the wire is mended."""
    wire.take_only(3_000_000)
    choose(page, file)
    page.wait_for_function("() => document.querySelector('progress')?.value >= 0.2")


def put_files(page, event, *names, target="[data-testid=add]"):
    """Drops or pastes files, as an event of the browser."""
    page.evaluate(
        """([event, names, target]) => {
          const data = new DataTransfer();
          for (const name of names) data.items.add(new File(["text of " + name], name, { type: "text/plain" }));
          const options = { bubbles: true, cancelable: true };
          const made = event === "paste"
            ? new ClipboardEvent(event, { ...options, clipboardData: data })
            : new DragEvent(event, { ...options, dataTransfer: data });
          document.querySelector(target).dispatchEvent(made);
        }""",
        [event, list(names), target])


def test_the_button_opens_the_picker_for_the_accepted_kinds(page, files):
    opened(page, files.url())
    with page.expect_file_chooser() as chooser:
        page.get_by_test_id("add").click()
    assert chooser.value.is_multiple()
    assert page.locator("input[type=file]").get_attribute("accept") == ".txt,.csv,.pdf,.bin,image/*"
    chooser.value.set_files([memory_file("a.txt")])
    expect(page.get_by_test_id("file-1-state")).to_have_text("Uploaded")


def test_the_keyboard_opens_the_picker(page, files):
    # Intercepts the dialog from the beginning: `expect_file_chooser` does not wait until it is intercepted.
    page.on("filechooser", lambda _: None)
    opened(page, files.url())
    choose(page, memory_file("a.exe", mime="application/x-msdownload"))
    expect(page.get_by_test_id("file-1-state")).to_be_visible()  # the page is connected, and its focus settled
    page.get_by_test_id("add").focus()
    with page.expect_file_chooser():
        page.keyboard.press("Enter")


def test_several_files_are_uploaded_and_downloaded_again(page, files, tmp_path):
    opened(page, files.url())
    large = tmp_path / "größer.bin"
    large.write_bytes(bytes(range(256)) * 80_000)  # more than one request carries
    choose(page, str(large))
    expect(page.get_by_test_id("stored-1")).to_contain_text("größer.bin")
    choose(page, memory_file("b.txt"), memory_file("c.csv", 0))
    expect(page.get_by_test_id("stored-2")).to_contain_text("b.txt")
    expect(page.get_by_test_id("stored-3")).to_contain_text("c.csv")
    with page.expect_download() as download:
        page.get_by_test_id("stored-1").click()
    assert download.value.suggested_filename == "größer.bin"
    assert Path(download.value.path()).read_bytes() == large.read_bytes()
    expect(page.get_by_test_id("add")).to_be_visible()


def test_the_same_file_can_be_chosen_again(page, files):
    opened(page, files.url())
    for number in (1, 2):
        choose(page, memory_file("a.txt"))
        expect(page.get_by_test_id(f"file-{number}-state")).to_have_text("Uploaded")


def test_dropped_files_are_uploaded_and_the_area_is_marked_meanwhile(page, files):
    opened(page, files.url())
    put_files(page, "dragover", "a.txt")
    expect(page.locator(".file-picker[data-dropping]")).to_have_count(1)
    put_files(page, "drop", "a.txt", "b.txt")
    expect(page.locator(".file-picker[data-dropping]")).to_have_count(0)
    expect(page.get_by_test_id("stored-2")).to_contain_text("b.txt")


def test_files_are_dropped_on_any_view_that_takes_them(page, files):
    opened(page, files.url())
    area = page.locator("[data-script][data-dropping]")
    put_files(page, "dragover", "a.txt", target=".section-title, h2")
    expect(area).to_have_count(1)
    put_files(page, "drop", "a.txt", target=".section-title, h2")
    expect(area).to_have_count(0)
    expect(page.get_by_test_id("stored-1")).to_contain_text("a.txt")
    # In the picker inside it, they are dropped once.
    put_files(page, "dragover", "b.txt")
    expect(area).to_have_count(0)
    put_files(page, "drop", "b.txt")
    expect(page.get_by_test_id("stored-2")).to_contain_text("b.txt")
    expect(page.get_by_test_id("file-3")).to_have_count(0)


def test_a_file_beside_the_destination_does_not_leave_the_page(page, files):
    opened(page, files.url())
    assert page.evaluate("""() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["a"], "a.txt"));
      return ["dragover", "drop"].map((name) =>
        document.body.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })));
    }""") == [False, False]
    expect(page.get_by_test_id("file-1")).to_have_count(0)


@pytest.mark.parametrize("target", ["[data-testid=add]", "body"])
def test_pasted_files_are_uploaded(page, files, target):
    opened(page, files.url())
    put_files(page, "paste", "a.txt", target=target)
    expect(page.get_by_test_id("stored-1")).to_contain_text("a.txt")


def test_refused_files_say_why_and_are_not_sent(page, files, tmp_path):
    opened(page, files.url())
    sent = []
    page.on("request", lambda request: sent.append(request.method))
    choose(page, memory_file("a.exe", mime="application/x-msdownload"))
    expect(page.get_by_test_id("file-1-state")).to_have_text("Files of this kind are not accepted.")
    choose(page, str(sparse_file(tmp_path, 2_000_000_001)))
    expect(page.get_by_test_id("file-2-state")).to_have_text("The file is larger than 2 GB.")
    choose(page, *[memory_file(f"{index}.txt", 0) for index in range(11)])
    expect(page.get_by_test_id("file-13-state")).to_have_text("At most 10 files can be chosen.")
    assert "PATCH" not in sent
    page.get_by_test_id("file-1-remove").click()
    expect(page.get_by_test_id("file-1")).to_have_count(0)


@pytest.mark.parametrize("width", [1200, 360])
def test_a_refused_file_has_room_beside_its_button(page, files, width):
    page.set_viewport_size({"width": width, "height": 800})
    opened(page, files.url())
    choose(page, memory_file("a very long name of a file that a user has.exe", mime="application/x-msdownload"))
    state = page.get_by_test_id("file-1-state")
    expect(state).to_have_class(re.compile(r"\brole-danger\b"))
    name, reason, button = (
        page.get_by_test_id(f"file-1-{part}").bounding_box() for part in ("name", "state", "remove"))
    assert name["y"] < button["y"] + button["height"] / 2 < reason["y"] + reason["height"]
    assert name["width"] > 150 and name["x"] + name["width"] <= button["x"]


@pytest.mark.language("zh-CN")
def test_the_texts_follow_the_language(page, files):
    opened(page, files.url())
    expect(page.locator(".file-hint")).to_have_text("或将文件拖放或粘贴到此处")
    choose(page, memory_file("a.exe", mime="application/x-msdownload"))
    expect(page.get_by_test_id("file-1-state")).to_have_text("不接受此类文件。")


@pytest.mark.complains("net::ERR_ABORTED", "net::ERR_", "Failed to load resource")
def test_progress_is_shown_and_an_upload_can_be_cancelled(page, start_files, tmp_path):
    program = start_files("--pace", "20")
    opened(page, program.url())
    with page.expect_request(lambda request: request.method == "PATCH") as upload:
        choose(page, str(sparse_file(tmp_path, 100_000_000)))
    progress = page.get_by_test_id("file-1-progress")
    page.wait_for_function("() => document.querySelector('progress')?.value >= 0.02")
    assert float(progress.get_attribute("value")) < 0.5
    with page.expect_event("requestfailed", lambda request: request.method == "PATCH"):
        page.get_by_test_id("file-1-cancel").click()
    expect(page.get_by_test_id("file-1-state")).to_have_text("Cancelled")


@CUTS
def test_an_upload_continues_after_the_line_was_cut(page, files, wires, tmp_path):
    wire = Wire(files.port)
    wires.append(wire)
    opened(page, wire.url())
    offsets = []
    page.on("request", lambda request: request.method == "PATCH" and offsets.append(int(request.headers["upload-offset"])))
    begin_upload(page, wire, str(sparse_file(tmp_path, 7_000_000)))
    wire.cut()
    expect(page.get_by_test_id("connection")).to_be_visible()
    wire.mend()
    expect(page.get_by_test_id("file-1-state")).to_have_text("Uploaded", timeout=30000)
    assert offsets[0] == 0
    assert offsets[-1] >= 1_400_000, f"what had arrived was sent again: {offsets}"


@CUTS
def test_a_file_that_is_chosen_without_a_connection_is_uploaded_later(page, files, wires):
    wire = Wire(files.port)
    wires.append(wire)
    opened(page, wire.url())
    wire.cut()
    expect(page.get_by_test_id("connection")).to_be_visible()
    choose(page, memory_file("a.txt"))
    wire.mend()
    expect(page.get_by_test_id("stored-1")).to_contain_text("a.txt")


@CUTS
def test_an_upload_begins_again_when_the_server_was_restarted(page, start_files, wires, tmp_path):
    program = start_files("--store", str(tmp_path / "sessions.sqlite"))
    wire = Wire(program.port)
    wires.append(wire)
    opened(page, wire.url())
    offsets = []
    page.on("request", lambda request: request.method == "PATCH" and offsets.append(int(request.headers["upload-offset"])))
    begin_upload(page, wire, str(sparse_file(tmp_path, 7_000_000)))
    program.stop()
    wire.mend()
    program.start()
    expect(page.get_by_test_id("file-1-state")).to_have_text("Uploaded", timeout=30000)
    assert offsets.count(0) == 2


def test_a_page_without_a_picker_does_not_load_the_module(page, start_showcase):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(start_showcase().url())
    expect(page.get_by_test_id("screen")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not any("files.js" in url for url in loaded)
