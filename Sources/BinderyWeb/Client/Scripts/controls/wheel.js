// The wheel — a screen filled by one list scrolls nothing else: the wheel moves the list wherever the pointer is.

import { frontDialog } from "../dom/screens.js";
import { root } from "../wire/root.js";

const lineHeight = 16; // pixels, for a wheel that counts lines

const canScroll = (element, distance) =>
  element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== "visible"
  && (distance < 0 ? element.scrollTop > 0 : element.scrollTop + element.clientHeight < element.scrollHeight - 1);

root.addEventListener("wheel", (event) => {
  const { target, deltaY, deltaMode, ctrlKey, shiftKey, defaultPrevented } = event;
  if (!deltaY || ctrlKey || shiftKey || defaultPrevented || frontDialog()) return;
  const distance = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * lineHeight : deltaY;
  const lists = [...(target.closest?.(".screen")?.querySelectorAll(".list[data-n]") ?? [])];
  const [list, ...others] = lists.filter((each) => each.checkVisibility());
  if (!list || others.length || target.closest(".list, textarea, .menu-items")) return;
  for (let element = target; element !== document.body; element = element.parentElement)
    if (canScroll(element, distance)) return;
  list.scrollTop += distance;
}, { passive: true });
