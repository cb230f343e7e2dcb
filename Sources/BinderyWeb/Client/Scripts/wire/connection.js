// Connection — the WebSocket: opens it, passes on its frames, and opens it again with a back-off when it is lost.

import { acknowledge, agreeOnNumbers, onReport, sendPending } from "./events.js";
import { applyFrame, enterPhase } from "./frames.js";
import { createHook } from "./hook.js";
import { expectAnswer, isSocketOpen, noteMessage, sendHeartbeat, startChecking, stopWatching, watchLine } from "./line.js";
import { CloseCode, Operation } from "./protocol.js";
import { socketAddress } from "./root.js";
import { warnOnce } from "./warnings.js";

// In milliseconds:
const firstRetry = 250; // the delays between attempts to connect
const longestRetry = 5000;
const largestBacklog = 4096; // bytes that the socket may hold when more is given to it
const takeoverPause = 10000; // the time between two takeovers of the page, see `giveWay`
const version = new URL(import.meta.url).search.slice(1); // of the files that this page was loaded with

export const connection = {
  isLost: false, // the connection failed; false before the first connection, for which taps wait
  hasWorked: false, // a connection has been ready before
  attempts: 0, // since the last success
  retryAt: Infinity, // the time of the next attempt to connect
  lastFrame: 0, // the number of the last frame that was applied
  predecessor: null, // the token of the previous page, whose state the server continues; until the first frame
};

let socket = null;
let isReady = false; // the first frame has been applied: both sides know what the other has received
let restoredBy = 0; // the number of the last frame of a session that was made again
let retryTimer = 0;
let replacedAt = -Infinity; // the time of the last takeover by another connection

// Called when `connection` has changed, with no arguments.
const changes = createHook();
export const onConnectionChange = changes.add;

// Called when the server has refused a message for its size.
const refusals = createHook();
export const onMessageRefused = refusals.add;

export function openConnection() {
  closeConnection();
  const url = socketAddress();
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("seen", connection.lastFrame);
  url.searchParams.set("version", version);
  if (connection.predecessor) url.searchParams.set("resume", connection.predecessor);
  socket = new WebSocket(url);
  watchLine(socket, lose);
  socket.onmessage = ({ data }) => {
    if (!noteMessage(data)) receive(data);
    if (socket) flush();
  };
  socket.onclose = ({ code }) => {
    if (code === CloseCode.replaced) return giveWay();
    if (code === CloseCode.tooLarge) refusals.call();
    lose();
  };
}

export function closeConnection() {
  clearTimeout(retryTimer);
  stopWatching();
  isReady = false;
  connection.retryAt = Infinity;
  if (!socket) return;
  socket.onmessage = socket.onclose = null;
  socket.close();
  socket = null;
}

// Schedules the next attempt. Does not wait for the closing handshake, which takes minutes with an unreachable peer.
function lose() {
  closeConnection();
  const delay = Math.min(firstRetry * 2 ** connection.attempts, longestRetry);
  const wait = delay * (0.75 + Math.random() / 4);
  connection.attempts += 1;
  connection.isLost = true;
  retryTimer = setTimeout(openConnection, wait);
  connection.retryAt = performance.now() + wait;
  changes.call();
}

// Another connection has taken over the page: it is open in a second tab, or an earlier attempt of this page arrived
// late. A visible page reconnects once; after a second takeover within 10 s it waits until the user returns to it.
function giveWay() {
  const isFirst = performance.now() - replacedAt > takeoverPause;
  replacedAt = performance.now();
  if (isFirst && document.visibilityState === "visible") return lose();
  closeConnection();
  connection.isLost = true;
  changes.call();
}

function receive(data) {
  const message = read(data);
  if (!message) return;
  const { acknowledged, operations, number, stored } = message;
  // The page has rested, and the server has made its session again: as on a new connection.
  if (operations.some(([key]) => key === Operation.restored)) {
    isReady &&= number === restoredBy;
    restoredBy = number;
  }
  const frame = { operations, isFirst: !isReady, handled: [] };
  // A server that does not know the page has no numbers to agree on. The page stays disconnected until it reloads.
  if (operations.some(([key]) => key === Operation.unknownPage)) return applyFrame(frame);
  // A proxy may deliver a frame twice.
  if (isReady && operations.length && number <= connection.lastFrame) return;
  if (frame.isFirst) agree(acknowledged);
  enterPhase("received", frame);
  frame.handled = acknowledge(acknowledged, stored);
  enterPhase("acknowledged", frame);
  connection.lastFrame = number;
  applyFrame(frame);
  enterPhase("finished", frame);
  if (socket && frame.isFirst) {
    isReady = connection.hasWorked = true;
    startChecking(number);
  }
}

function read(data) {
  try {
    const [acknowledged, operations, number, stored = acknowledged] = JSON.parse(data);
    return { acknowledged, operations, number, stored };
  } catch {
    return warnOnce("a frame was not JSON", data);
  }
}

function agree(acknowledged) {
  agreeOnNumbers(acknowledged);
  connection.attempts = 0;
  connection.isLost = false;
  changes.call();
}

// What a slow line has not taken yet stays here, where later edits replace it.
function flush() {
  if (isReady && isSocketOpen() && socket.bufferedAmount < largestBacklog)
    sendPending((event) => socket.send(JSON.stringify(event)));
  expectAnswer();
}

// The network is back or the page is visible again: connects immediately, or checks the connection by a heartbeat.
function reconnect() {
  if (isReady) sendHeartbeat();
  else if (connection.isLost) openConnection();
}

onReport(flush);
addEventListener("online", reconnect);
// A server that is still reachable, for example on this machine, is connected again before the banner shows.
addEventListener("offline", () => socket && lose());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && reconnect());
