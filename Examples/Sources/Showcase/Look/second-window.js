// Opens a link in a window beside this one, instead of in a tab that hides it.

// Where a window of half the screen is beside this one; on a screen that this one fills, the right half.
function place() {
  const { availLeft = 0, availTop = 0, availWidth, availHeight } = screen;
  const width = Math.round(availWidth / 2);
  const isRight = screenX - availLeft >= width;
  return { left: isRight ? availLeft : availLeft + availWidth - width, top: availTop, width, height: availHeight };
}

export default class SecondWindow {
  constructor(link) {
    this.end = new AbortController();
    link.addEventListener("click", (event) => this.follow(event, link.href), { signal: this.end.signal });
  }

  follow(event, address) {
    // With a key, the user chooses between a tab and a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const features = Object.entries(place()).map(([name, value]) => `${name}=${value}`);
    // Without an opener, the window has a storage of its own, like a tab.
    open(address, "_blank", ["popup", "noopener", ...features].join());
    event.preventDefault();
  }

  removed() {
    this.end.abort();
  }
}
