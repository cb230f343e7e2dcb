// Tabs — the arrow keys choose, as in the tabs pattern of the ARIA Authoring Practices Guide.

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.matches('[role="tab"]') || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const tabs = [...target.parentNode.querySelectorAll('[role="tab"]:enabled')];
  const at = tabs.indexOf(target);
  const [backward, forward] = isRightToLeft(target) ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const steps = { [forward]: (at + 1) % tabs.length, [backward]: at - 1, Home: 0, End: -1 };
  if (!(key in steps)) return;
  event.preventDefault();
  const tab = tabs.at(steps[key]);
  tab.focus();
  if (tab !== target) act(Kind.tap, tab);
});

root.addEventListener("focusin", ({ target }) => {
  if (target.matches('[role="tab"]')) target.scrollIntoView({ block: "nearest", inline: "nearest" });
});
