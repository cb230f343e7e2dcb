// Sliders — the text beside a slider follows the thumb.

import { nodeOf } from "../dom/nodes.js";
import { predict, setPredicted } from "../input/predictions.js";
import { isPending } from "../wire/events.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { textsOf } from "./value-texts.js";

function predictText(slider) {
  const text = textsOf(slider)[Math.round((slider.value - slider.min) / slider.step)];
  const label = slider.parentNode.querySelector(".slider-text");
  // Without the texts of all values, the label can only show that its text is out of date.
  if (text === undefined) return setPredicted(label, "data-pending", "");
  setPredicted(slider, "aria-valuetext", text);
  setPredicted(label, "textContent", text);
}

root.addEventListener("input", ({ target }) => {
  if (!target.matches(".slider[data-n]")) return;
  const isOpen = () => target.isConnected && isPending(EventKind.edit, nodeOf(target));
  predict(target, isOpen, () => predictText(target));
});
