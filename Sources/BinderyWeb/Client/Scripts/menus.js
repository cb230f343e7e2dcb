// Menus — popovers: the browser shows them in front, closes them on Escape or a press elsewhere, and returns the focus.

const menuItems = (menu) => [...menu.querySelectorAll(".menu-item:enabled:not([hidden])")];
const openMenu = () => root.querySelector(".menu-items:popover-open");
const menuOf = (button) => button.parentNode.querySelector(".menu-items");
// Whether the menu that opens focuses its last item; the letters typed so far, and when the last one was typed.
let opensAtEnd = false;
let typeAhead = { text: "", at: 0 };

// Below the button, or above it where there is more room; always within the window.
function placeMenu(menu) {
  const button = menu.parentNode.querySelector(".menu-button").getBoundingClientRect();
  const margin = 8;
  const gap = 4;
  menu.style.maxHeight = "";
  const { width, height } = menu.getBoundingClientRect();
  const [above, below] = [button.top - gap - margin, innerHeight - button.bottom - gap - margin];
  const isBelow = height <= below || below >= above;
  const left = isRightToLeft(menu) ? button.right - width : button.left;
  menu.style.maxHeight = `${Math.max(isBelow ? below : above, 88)}px`;
  menu.style.left = `${Math.max(margin, Math.min(left, document.documentElement.clientWidth - margin - width))}px`;
  menu.style.top = `${isBelow ? button.bottom + gap : Math.max(margin, button.top - gap - height)}px`;
}

// The event does not bubble.
root.addEventListener("toggle", ({ target, newState }) => {
  if (!target.matches(".menu-items") || newState !== "open") return;
  placeMenu(target);
  menuItems(target).at(opensAtEnd ? -1 : 0)?.focus({ preventScroll: true });
  opensAtEnd = false;
}, true);

for (const change of ["resize", "scroll"]) addEventListener(change, ({ target }) => {
  const menu = openMenu();
  if (menu && !menu.contains(target === window ? null : target)) placeMenu(menu);
}, { capture: true, passive: true });

root.addEventListener("click", ({ target }) => {
  const item = target.closest?.(".menu-item");
  if (item) item.closest(".menu-items")?.hidePopover();
}, true);

// The item that an arrow key, Home, End or a letter leads to; null if the key leads nowhere.
function itemFor(key, items, present) {
  const at = items.indexOf(present);
  const steps = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
  if (key in steps) {
    typeAhead = { text: "", at: 0 };
    return items.at(steps[key] % items.length);
  }
  if (key.length !== 1 || (key === " " && !typeAhead.text)) return null;
  const now = performance.now();
  const isMore = now - typeAhead.at < Milliseconds.typeAhead;
  typeAhead = { text: (isMore ? typeAhead.text : "") + key.toLocaleLowerCase(), at: now };
  // The same letter again leads to the next item that begins with it.
  const isOne = [...typeAhead.text].every((letter) => letter === key.toLocaleLowerCase());
  const text = isOne ? key.toLocaleLowerCase() : typeAhead.text;
  const start = isOne ? at + 1 : Math.max(at, 0);
  const ordered = [...items.slice(start), ...items.slice(0, start)];
  return ordered.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(text)) ?? present;
}

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches(".menu-button") && (key === "ArrowDown" || key === "ArrowUp")) {
    event.preventDefault();
    opensAtEnd = key === "ArrowUp";
    menuOf(target).showPopover();
    return;
  }
  // Tab continues from the button, which has the focus while the menu opens and after it has closed.
  if (key === "Tab") return openMenu()?.hidePopover();
  const menu = target.closest?.(".menu-items");
  if (!menu) return;
  const isLetter = performance.now() - typeAhead.at < Milliseconds.typeAhead;
  if (key === "Enter" || (key === " " && !isLetter)) {
    typeAhead = { text: "", at: 0 };
    return;
  }
  const item = itemFor(key, menuItems(menu), target);
  if (!item) return;
  event.preventDefault();
  item.focus();
});
