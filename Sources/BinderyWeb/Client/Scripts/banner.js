// Banner

let banner = null;
let speaking = 0;

function bannerText() {
  const { lost = "", down = "", tooLong = "" } = root.dataset;
  if (connection.lost) return connection.tries > triesUntilDown ? down : lost;
  return showsOversized() ? tooLong : null;
}

// Says what there is to say, if there is anything. Insisting: the person tapped and nothing will happen, so say it again, to eye and ear.
function announce(insisting) {
  const text = bannerText();
  if (text === null) return removeBanner();
  if (!banner) {
    banner = document.createElement("div");
    banner.className = "connection";
    banner.setAttribute("role", "status");
    banner.dataset.testid = "connection";
    (frontDialog() ?? document.body).prepend(banner);
  }
  if (insisting) banner.replaceChildren();
  // Screen readers speak of a change within a live region, not of a region that comes with its text.
  clearTimeout(speaking);
  if (banner.textContent !== text) speaking = setTimeout(() => (banner.textContent = text), 50);
  if (!insisting) return;
  banner.classList.add("insisting");
  if (isCalm.matches) return;
  const shake = [0, -8, 8, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  banner.animate(shake, { duration: 320, easing: "ease-in-out" });
}

function removeBanner() {
  clearTimeout(speaking);
  banner?.remove();
  banner = null;
}
