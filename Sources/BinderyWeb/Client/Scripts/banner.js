// Banner

let banner = null; // { frame, status, again, button, before }: its parts, and what had the focus before the button
let speaking = 0;
let counting = 0;

function bannerText() {
  const { lost = "", down = "", tooLong = "", secretLost = "" } = root.dataset;
  if (connection.lost) return connection.tries > triesUntilDown ? down : lost;
  if (showsOversized()) return tooLong;
  return isSecretLost() ? secretLost : null;
}

// Says what there is to say, if there is anything. Insisting: the person tapped and nothing will happen, so say it again, to eye and ear.
function announce(insisting) {
  const text = bannerText();
  root.toggleAttribute("data-disconnected", connection.lost);
  if (text === null) return removeBanner();
  if (!banner) showBanner();
  const { frame, status } = banner;
  if (insisting) status.replaceChildren();
  // Screen readers speak of a change within a live region, not of a region that comes with its text.
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
  again.setAttribute("aria-hidden", "true"); // read out every second it would be a nuisance
  button.type = "button";
  button.dataset.testid = "try-now";
  button.addEventListener("click", () => connection.open());
  button.addEventListener("focus", ({ relatedTarget }) => (banner.before = relatedTarget));
  banner = { frame, status, again, button, before: null };
  frame.append(status, again, button);
  (frontDialog() ?? document.body).prepend(frame);
}

// Until the next try. During a try there is nothing to count.
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
