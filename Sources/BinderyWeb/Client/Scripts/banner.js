// Banner — says that the connection is lost, that a text is too long to be sent, or that a password was not kept.

let banner = null; // { frame, status, again, button, before }: its elements, and what had the focus before its button
// Timers: of the text for screen readers, and of the countdown to the next attempt to connect.
let speaking = 0;
let counting = 0;

function bannerText() {
  const { lost = "", down = "", tooLong = "", secretLost = "" } = root.dataset;
  if (connection.lost) return connection.tries > triesUntilDown ? down : lost;
  if (showsOversized()) return tooLong;
  return isSecretLost() ? secretLost : null;
}

// Shows or removes the banner. `insisting`: a tap had no effect, so the text is read out again and the banner shakes.
function announce(insisting) {
  const text = bannerText();
  root.toggleAttribute("data-disconnected", connection.lost);
  if (text === null) return removeBanner();
  if (!banner) showBanner();
  const { frame, status } = banner;
  if (insisting) status.replaceChildren();
  // Screen readers announce a change within a live region, not a region that is inserted with its text.
  clearTimeout(speaking);
  if (status.textContent !== text) speaking = setTimeout(() => (status.textContent = text), 50);
  countDown();
  if (!insisting) return;
  frame.classList.add("insisting");
  if (isCalm.matches) return;
  const shake = [0, -8, 8, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  frame.animate(shake, { duration: 320, easing: "ease-in-out" });
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
  button.addEventListener("click", () => connection.open());
  button.addEventListener("focus", ({ relatedTarget }) => (banner.before = relatedTarget));
  banner = { frame, status, again, button, before: null };
  frame.append(status, again, button);
  (frontDialog() ?? document.body).prepend(frame);
}

// Counts the seconds until the next attempt; none during an attempt.
function countDown() {
  clearTimeout(counting);
  const { again, button } = banner;
  again.hidden = button.hidden = !connection.lost;
  button.textContent = root.dataset.tryNow;
  const left = Math.ceil((connection.retryAt - performance.now()) / 1000);
  const isCounting = left > 1 || (left === 1 && again.textContent !== "");
  again.textContent = isCounting && left < Infinity ? root.dataset.nextTry.replace("{seconds}", left) : "";
  const untilNext = (connection.retryAt - performance.now()) % 1000 || 1000;
  if (left > 0 && left < Infinity) counting = setTimeout(countDown, untilNext);
}

function removeBanner() {
  clearTimeout(speaking);
  clearTimeout(counting);
  if (!banner) return;
  const { frame, before } = banner;
  const heldFocus = frame.contains(document.activeElement);
  frame.remove();
  banner = null;
  if (heldFocus && before?.isConnected) before.focus({ preventScroll: true });
}
