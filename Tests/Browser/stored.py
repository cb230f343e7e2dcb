"""Whether the server has stored what the user tapped. A server that is killed earlier undoes it (Sessions.md)."""

# Notes the number of the last tap that a page has sent, and of the last event whose effects are stored.
RECORD_EVENTS = """
  window.recordedEvents = { tap: 0, stored: 0 };
  window.WebSocket = class extends WebSocket {
    constructor(...parts) {
      super(...parts);
      this.addEventListener("message", ({ data }) => {
        const [acknowledged, operations, , stored = acknowledged] = JSON.parse(data);
        if (operations) recordedEvents.stored = stored;     // an answer to a line check has none
      });
    }
    send(data) {
      const [number, kind] = JSON.parse(data);
      if (kind === "t") recordedEvents.tap = number;
      super.send(data);
    }
  };
"""


def all_taps_stored(page):
    """Waits until the effects of all taps that the page has sent are stored: a frame says so."""
    page.wait_for_function("() => recordedEvents.stored >= recordedEvents.tap")
