// Banner — says that the connection is lost, that a text is too long to be sent, or that a password was not kept. Its
// texts are attributes of the root, in the language of the page.

import { prefersReducedMotion } from "../dom/environment.js";
import { frontDialog } from "../dom/screens.js";
import { connection, onConnectionChange, openConnection } from "../wire/connection.js";
import { onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";
import { root } from "../wire/root.js";

// After that many failed attempts the banner says that the server is down, not only that the connection is lost.
const attemptsUntilDown = 5;
const speechDelay = 50; // milliseconds
// What the banner says while the page is connected: the first of these that applies.
const notices = { tooLong: () => false, secretLost: () => false };

let banner = null; // { frame, status, again, button, before }: its elements, and what had the focus before its button
let speechTimer = 0; // of the text for screen readers
let countdownTimer = 0; // of the time until the next attempt to connect

export function setNotice(name, applies) {
  notices[name] = applies;
}

// Shows, changes or removes the banner. `insists`: a tap had no effect; the text is read again and the banner shakes.
export function updateBanner(insists) {
  const text = bannerText();
  root.toggleAttribute("data-disconnected", connection.isLost);
  if (text === null) return removeBanner();
  if (!banner) showBanner();
  const { frame, status } = banner;
  if (insists) status.replaceChildren();
  // Screen readers announce a change within a live region, not a region that is inserted with its text.
  clearTimeout(speechTimer);
  if (status.textContent !== text) speechTimer = setTimeout(() => (status.textContent = text), speechDelay);
  countDown();
  if (!insists) return;
  frame.classList.add("insisting");
  if (prefersReducedMotion()) return;
  const shake = [0, -8, 8, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  frame.animate(shake, { duration: 320, easing: "ease-in-out" });
}

export const insistOnBanner = () => updateBanner(true);

function bannerText() {
  const { lost = "", down = "" } = root.dataset;
  if (connection.isLost) return connection.attempts > attemptsUntilDown ? down : lost;
  const notice = Object.keys(notices).find((name) => notices[name]());
  return notice ? root.dataset[notice] ?? "" : null;
}

function showBanner() {
  const part = (tag, name) => Object.assign(document.createElement(tag), { className: name });
  const [frame, status, again] = [part("div", "connection"), part("div", ""), part("div", "connection-again")];
  const button = part("button", "connection-try");
  status.setAttribute("role", "status");
  status.dataset.testid = "connection";
  again.setAttribute("aria-hidden", "true"); // would be read out every second
  button.type = "button";
  button.dataset.testid = "try-now";
  button.addEventListener("click", openConnection);
  button.addEventListener("focus", ({ relatedTarget }) => (banner.before = relatedTarget));
  banner = { frame, status, again, button, before: null };
  frame.append(status, again, button);
  (frontDialog() ?? document.body).prepend(frame);
}

// Counts the seconds until the next attempt; none during an attempt.
function countDown() {
  clearTimeout(countdownTimer);
  const { again, button } = banner;
  again.hidden = button.hidden = !connection.isLost;
  button.textContent = root.dataset.tryNow;
  const left = Math.ceil((connection.retryAt - performance.now()) / 1000);
  const isCounting = left > 1 || (left === 1 && again.textContent !== "");
  again.textContent = isCounting && left < Infinity ? root.dataset.nextTry.replace("{seconds}", left) : "";
  const untilNext = (connection.retryAt - performance.now()) % 1000 || 1000;
  if (left > 0 && left < Infinity) countdownTimer = setTimeout(countDown, untilNext);
}

function removeBanner() {
  clearTimeout(speechTimer);
  clearTimeout(countdownTimer);
  if (!banner) return;
  const { frame, before } = banner;
  const heldFocus = frame.contains(document.activeElement);
  frame.remove();
  banner = null;
  if (heldFocus && before?.isConnected) before.focus({ preventScroll: true });
}

onConnectionChange(updateBanner);

onOperation(Operation.bannerTexts, (lost, down, tooLong, nextTry, tryNow, secretLost) => {
  Object.assign(root.dataset, { lost, down, tooLong, nextTry, tryNow, secretLost });
  updateBanner();
});
