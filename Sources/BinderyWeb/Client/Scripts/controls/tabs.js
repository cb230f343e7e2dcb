// Tabs — the arrow keys choose, as in the tabs pattern of the ARIA Authoring Practices Guide.

import { isRightToLeft } from "../dom/environment.js";
import { onTap, tap } from "../input/acting.js";
import { predictTap, setPredicted } from "../input/predictions.js";
import { root } from "../wire/root.js";

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.matches('[role="tab"]') || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = [...target.parentNode.querySelectorAll('[role="tab"]:enabled')];
  const index = tabs.indexOf(target);
  const [backward, forward] = isRightToLeft(target) ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const indices = { [forward]: (index + 1) % tabs.length, [backward]: index - 1, Home: 0, End: -1 };
  if (!(key in indices)) return;
  event.preventDefault();
  const tab = tabs.at(indices[key]);
  tab.focus();
  if (tab !== target) tap(tab);
});

root.addEventListener("focusin", ({ target }) => {
  if (target.matches('[role="tab"]')) target.scrollIntoView({ block: "nearest", inline: "nearest" });
});

function predictTab(tab) {
  const tabs = [...tab.parentNode.children];
  const panelOf = (each) => document.getElementById(each.getAttribute("aria-controls"));
  for (const each of tabs) {
    setPredicted(each, "aria-selected", String(each === tab));
    setPredicted(each, "tabindex", each === tab ? "0" : "-1");
  }
  // A tab that was never chosen has no content yet: the previous content stays until it arrives.
  if (!panelOf(tab)?.firstElementChild) return;
  for (const each of tabs) setPredicted(panelOf(each), "hidden", each === tab ? null : "");
}

onTap((element) => {
  if (element.matches('[role="tab"]')) predictTap(element, () => predictTab(element));
});
