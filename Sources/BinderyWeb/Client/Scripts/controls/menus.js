// Menus — popovers: the browser shows them in front, closes them on Escape or a press elsewhere, and returns the focus.

import { isRightToLeft } from "../dom/environment.js";
import { root } from "../wire/root.js";
import { createTypeAhead } from "./type-ahead.js";

const margin = 8; // pixels to the edge of the window; gap: to the button; leastHeight: of a menu that scrolls
const gap = 4;
const leastHeight = 88;

const itemsOf = (menu) => [...menu.querySelectorAll(".menu-item:enabled:not([hidden])")];
const menuOf = (button) => button.parentNode.querySelector(".menu-items");
const openMenu = () => root.querySelector(".menu-items:popover-open");

const typing = createTypeAhead();
let opensAtEnd = false; // whether the menu that opens focuses its last item

// Below the button, or above it where there is more room; always within the window.
function position(menu) {
  const button = menu.parentNode.querySelector(".menu-button").getBoundingClientRect();
  menu.style.maxHeight = "";
  const { width, height } = menu.getBoundingClientRect();
  const [above, below] = [button.top - gap - margin, innerHeight - button.bottom - gap - margin];
  const isBelow = height <= below || below >= above;
  const left = isRightToLeft(menu) ? button.right - width : button.left;
  menu.style.maxHeight = `${Math.max(isBelow ? below : above, leastHeight)}px`;
  menu.style.left = `${Math.max(margin, Math.min(left, document.documentElement.clientWidth - margin - width))}px`;
  menu.style.top = `${isBelow ? button.bottom + gap : Math.max(margin, button.top - gap - height)}px`;
}

// The event does not bubble.
root.addEventListener("toggle", ({ target, newState }) => {
  if (!target.matches(".menu-items") || newState !== "open") return;
  position(target);
  itemsOf(target).at(opensAtEnd ? -1 : 0)?.focus({ preventScroll: true });
  opensAtEnd = false;
}, true);

for (const change of ["resize", "scroll"]) addEventListener(change, ({ target }) => {
  const menu = openMenu();
  if (menu && !menu.contains(target === window ? null : target)) position(menu);
}, { capture: true, passive: true });

root.addEventListener("click", ({ target }) => {
  const item = target.closest?.(".menu-item");
  if (item) item.closest(".menu-items")?.hidePopover();
}, true);

// The item that an arrow key, Home, End or a letter leads to; null if the key leads nowhere.
function itemFor(key, items, focused) {
  const index = items.indexOf(focused);
  const indices = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 };
  if (key in indices) {
    typing.end();
    return items.at(indices[key] % items.length);
  }
  if (key.length !== 1 || (key === " " && !typing.current())) return null;
  const letter = key.toLocaleLowerCase();
  const typed = typing.add(letter);
  // The same letter again leads to the next item that begins with it.
  const isOneLetter = [...typed].every((each) => each === letter);
  const text = isOneLetter ? letter : typed;
  const start = isOneLetter ? index + 1 : Math.max(index, 0);
  const ordered = [...items.slice(start), ...items.slice(0, start)];
  return ordered.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(text)) ?? focused;
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
  if (key === "Enter" || (key === " " && !typing.current())) return typing.end();
  const item = itemFor(key, itemsOf(menu), target);
  if (!item) return;
  event.preventDefault();
  item.focus();
});
