// Connection — the WebSocket: opens it, detects that it is lost, and opens it again with a back-off.

const version = new URL(import.meta.url).search.slice(1); // of the files that this page was loaded with
const replaced = 1008; // close code: another connection has taken over the page
const tooLarge = 1009; // close code: a message was larger than the server accepts
const lineIsAlive = "[]"; // the socket's answer to a line check, even while the session is busy

const connection = {
  socket: null,
  ready: false, // the first frame has been applied: both sides know what the other has received
  hasWorked: false, // a connection has been ready before
  lost: false, // the connection failed; false before the first connection, for which taps wait
  // `tries`: attempts since the last success. Timers: `retry`, `heartbeat`, `deadline` (first frame), `doubt`.
  tries: 0,
  retry: 0,
  heartbeat: 0,
  deadline: 0,
  doubt: 0,
  hasBeaten: false, // a heartbeat is unanswered
  askedAt: 0, // the time of an unanswered line check; 0 if there is none
  roundTrip: 0, // the duration of the last line check
  // The times of the next attempt to connect and of the last takeover by another connection.
  retryAt: Infinity,
  replacedAt: -Infinity,
  seen: 0, // the number of the last frame that was applied

  open() {
    this.close();
    const url = new URL(root.dataset.socket, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("seen", this.seen);
    url.searchParams.set("version", version);
    if (predecessor) url.searchParams.set("resume", predecessor.page);
    const socket = new WebSocket(url);
    this.socket = socket;
    this.expectFrame();
    socket.onmessage = ({ data }) => this.received(data);
    socket.onclose = ({ code }) => {
      if (code === replaced) return this.rest();
      if (code === tooLarge) learnMessageSize();
      this.lose();
    };
  },

  close() {
    clearTimeout(this.retry);
    clearTimeout(this.heartbeat);
    clearTimeout(this.deadline);
    this.settle();
    this.ready = this.hasBeaten = false;
    this.retryAt = Infinity;
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  },

  // Another connection has taken over the page: it is open in a second tab, or an earlier attempt of this page arrived
  // late. A visible page reconnects once; after a second takeover within 10 s it waits until the user returns to it.
  rest() {
    const isFirst = performance.now() - this.replacedAt > Milliseconds.patience;
    this.replacedAt = performance.now();
    if (isFirst && document.visibilityState === "visible") return this.lose();
    this.close();
    this.lost = true;
    announce();
  },

  // Schedules the next attempt. Does not wait for the closing handshake, which takes minutes with an unreachable peer.
  lose() {
    this.close();
    const delay = Math.min(Milliseconds.firstRetry * 2 ** this.tries, Milliseconds.longestRetry);
    this.tries += 1;
    this.lost = true;
    const wait = delay * (0.75 + Math.random() / 4);
    this.retry = setTimeout(() => this.open(), wait);
    this.retryAt = performance.now() + wait;
    showWaiting();
    announce();
  },

  beat() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify([0, Kind.heartbeat]));
    this.hasBeaten = true;
    this.expectAnswer();
  },

  // Called when the server may owe a frame. After `doubt` ms without any, the line is checked; after another `silence`
  // ms (or two round trips) it is lost. If only the session is busy, the socket answers and the wait restarts.
  expectAnswer() {
    if (!this.doubt && this.ready && (this.hasBeaten || acknowledged < sent))
      this.doubt = setTimeout(() => {
        this.ask();
        this.doubt = setTimeout(() => this.lose(), Math.max(Milliseconds.silence, 2 * this.roundTrip));
      }, Milliseconds.doubt);
  },

  ask() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.askedAt = performance.now();
    this.socket.send(JSON.stringify([0, Kind.lineCheck]));
  },

  settle() {
    clearTimeout(this.doubt);
    this.doubt = 0;
  },

  expectFrame() {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lose(), Milliseconds.patience);
  },

  received(data) {
    this.settle();
    if (data === lineIsAlive) {
      // A server that stops reading for a while sends this every second without being asked.
      if (this.askedAt) this.roundTrip = performance.now() - this.askedAt;
      this.askedAt = 0;
      return this.expectAnswer();
    }
    this.hasBeaten = false;
    clearTimeout(this.deadline);
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.beat(), Milliseconds.heartbeat);
    let acknowledged, frame, number, stored;
    try {
      [acknowledged, frame, number, stored = acknowledged] = JSON.parse(data);
    } catch {
      return warnOnce("a frame that is not JSON was ignored", data);
    }
    const first = !this.ready;
    // A server that does not know the page has no numbers to agree on. The page stays disconnected until it reloads.
    if (frame.some(([key]) => key === Operation.unknownPage)) return apply(frame);
    // A proxy may deliver a frame twice.
    if (!first && frame.length && number <= this.seen) return;
    if (first) this.agree(acknowledged);
    if (first) beginInheritance(frame);
    discard(frame);
    acknowledge(acknowledged, stored);
    this.seen = number;
    apply(frame);
    if (first) settleInheritance();
    if (this.socket && first) {
      this.ready = this.hasWorked = true;
      // Measures the round trip, so that a slow line is not taken for a dead one.
      this.ask();
      flush();
    }
    showWaiting();
    this.expectAnswer();
  },

  agree(acknowledged) {
    // The browser restored this page from its cache, and the server has received events of it: continue its numbering.
    if (sent === 0 && acknowledged > 0) {
      for (const event of pending) event[0] += acknowledged;
      sequence += acknowledged;
    }
    sent = acknowledged;
    this.tries = 0;
    this.lost = false;
    announce();
    retryPictures();
  },

  // The network is back or the page is visible again: connects immediately, or checks the connection by a heartbeat.
  check() {
    if (this.ready) this.beat();
    else if (this.lost) this.open();
  },
};

addEventListener("online", () => connection.check());
// A server that is still reachable, for example on this machine, is connected again before the banner shows.
addEventListener("offline", () => connection.socket && connection.lose());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && connection.check());
