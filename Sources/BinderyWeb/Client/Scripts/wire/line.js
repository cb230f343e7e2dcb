// The line — detects that a connection is dead although its socket is open.

import { isServerBehind } from "./events.js";
import { EventKind, lineCheckAnswer } from "./protocol.js";

// In milliseconds:
const longestQuiet = 25000; // without a frame for that long, the page sends a heartbeat
const longestOpening = 10000; // how long a connection may take to open, and then to its first frame
const patience = 1000; // how long the server may owe a frame before the line is checked
const longestSilence = 2000; // how long a line check may stay unanswered

let socket = null;
let declareDead = null; // called without arguments
let isAgreed = false; // the first frame was applied
let isHeartbeatPending = false;
let checkedAt = 0; // the time of an unanswered line check; 0 if there is none
export let roundTrip = 0; // the duration of the last line check
let heartbeatTimer = 0;
let openingTimer = 0;
let openedAt = 0; // the time at which the socket opened
let openingTime = 0; // from there to the first frame, which may have the whole state: how long a slow line takes
let openings = 1; // doubled each time that a first frame did not arrive in time
const mostOpenings = 8;
let doubtTimer = 0; // 0 when it does not run

export function watchLine(newSocket, whenDead) {
  [socket, declareDead] = [newSocket, whenDead];
  openingTimer = setTimeout(declareDead, longestOpening);
  // On a slow line a large frame takes longer than that, and would never arrive: each connection gets twice the time.
  socket.onopen = () => {
    openedAt = performance.now();
    clearTimeout(openingTimer);
    openingTimer = setTimeout(() => {
      openings = Math.min(2 * openings, mostOpenings);
      declareDead();
    }, longestOpening * openings);
  };
}

export function stopWatching() {
  clearTimeout(heartbeatTimer);
  clearTimeout(openingTimer);
  stopDoubting();
  socket = null;
  isAgreed = isHeartbeatPending = false;
}

// Both sides know what the other has received. Measures the round trip, so that a slow line does not count as dead,
// and tells the server that the frame `number` is applied.
export function startChecking(number) {
  if (!isAgreed) openingTime = Math.min(performance.now() - openedAt, longestOpening);
  isAgreed = true;
  openings = 1;
  checkLine(number);
}

// Called with each message. Returns true for the answer to a line check, which is not a frame.
export function noteMessage(data) {
  stopDoubting();
  if (data === lineCheckAnswer) {
    // A server that stops reading for a while sends this every second without being asked.
    if (checkedAt) roundTrip = performance.now() - checkedAt;
    checkedAt = 0;
    expectAnswer();
    return true;
  }
  isHeartbeatPending = false;
  clearTimeout(openingTimer);
  clearTimeout(heartbeatTimer);
  heartbeatTimer = setTimeout(sendHeartbeat, longestQuiet);
  return false;
}

// False as well while the socket closes: what is written then is lost.
export const isSocketOpen = () => socket.readyState === 1; // WebSocket.OPEN, in fewer bytes

export function sendHeartbeat() {
  if (!isSocketOpen()) return;
  socket.send(JSON.stringify([0, EventKind.heartbeat]));
  isHeartbeatPending = true;
  expectAnswer();
}

// Called when the server may owe a frame. After `patience` without any, the line is checked; after another
// `longestSilence` (or two round trips, or as long as the whole state may take) it is dead, unless it still takes what
// the page sends. If only the session is busy, the socket answers and the wait restarts.
export function expectAnswer() {
  if (doubtTimer || !isAgreed || !(isHeartbeatPending || isServerBehind())) return;
  doubtTimer = setTimeout(() => {
    const unsent = socket.bufferedAmount;
    checkLine();
    doubtTimer = setTimeout(() => {
      if (!unsent || socket.bufferedAmount >= unsent) return declareDead();
      stopDoubting();
      expectAnswer();
    }, Math.max(longestSilence, 2 * roundTrip, 2 * openingTime));
  }, patience);
}

function checkLine(number = 0) {
  if (!isSocketOpen()) return;
  checkedAt = performance.now();
  socket.send(JSON.stringify([number, EventKind.lineCheck]));
}

function stopDoubting() {
  clearTimeout(doubtTimer);
  doubtTimer = 0;
}
