// Connection

const version = new URL(import.meta.url).search.slice(1); // of the files that this page was made with
const replaced = 1008; // the close code for: another connection has taken the page over
const tooLarge = 1009; // and for: a message was larger than the server takes
const lineIsAlive = "[]"; // what the server's socket answers, though the session may be busy

const connection = {
  socket: null,
  ready: false, // the first frame of this connection has come: both sides know what the other has seen
  hasWorked: false, // there was a connection
  lost: false, // not yet true before the first connection: a tap may wait for that
  tries: 0,
  retry: 0,
  heartbeat: 0,
  deadline: 0,
  doubt: 0,
  hasBeaten: false, // a beat is not answered yet
  askedAt: 0, // when the line was asked whether it is alive; 0 once it has answered
  roundTrip: 0, // what that took
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

  // The page is open elsewhere, too: who looks at this one gets it back, once. (It may also have been an attempt of this very page that came late.)
  rest() {
    const isFirst = performance.now() - this.replacedAt > Milliseconds.patience;
    this.replacedAt = performance.now();
    if (isFirst && document.visibilityState === "visible") return this.lose();
    this.close();
    this.lost = true;
    announce();
  },

  // Does not wait for the close to complete: towards a dead peer that takes minutes.
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

  // The server owes a frame. If nothing comes, the line is asked; if still nothing comes, it is lost. While only the
  // session is busy, the line answers, and is asked again.
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
      // A server that reads no more for a while says so unasked.
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
    // With a server that does not know the page there is nothing to agree on: it stays lost until it is loaded anew.
    if (frame.some(([key]) => key === Operation.unknownPage)) return apply(frame);
    // Something between us may say things twice.
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
      // Says how long a round trip takes, so that a slow line is not taken for a dead one.
      this.ask();
      flush();
    }
    showWaiting();
    this.expectAnswer();
  },

  agree(acknowledged) {
    // The browser showed an old copy of this page: the server has heard of it before, so count on from there.
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

  // The network came back or the page is looked at again: no reason to wait.
  check() {
    if (this.ready) this.beat();
    else if (this.lost) this.open();
  },
};

addEventListener("online", () => connection.check());
// If the server can be reached all the same, on this machine for instance, the page is back before the banner is seen.
addEventListener("offline", () => connection.socket && connection.lose());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && connection.check());
