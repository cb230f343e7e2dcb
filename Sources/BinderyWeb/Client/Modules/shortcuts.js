// Shortcuts — the keys of menu items. A press anywhere on the page chooses the item, which shows the key at its end.
// Loaded with the first such item; see Scripts/controls/modules.js.

const Modifier = { shift: 1, control: 2, alternate: 4, meta: 8, primary: 16 };
const glyphs = [[Modifier.control, "⌃"], [Modifier.alternate, "⌥"], [Modifier.shift, "⇧"],
  [Modifier.meta | Modifier.primary, "⌘"]];

export default function begin({ root, isApple, stands, belongsTo, onFrame }) {
  const all = () => [...root.querySelectorAll("[data-shortcut]")];

  // The server writes the text for other keyboards, also again after a lost connection.
  function showAsOnApple(item) {
    const { keys, shortcut } = item.dataset;
    if (!/^(Ctrl|Alt|Shift|Meta)\+/.test(keys)) return;
    const modifiers = Number.parseInt(shortcut.split(":")[1]);
    const held = glyphs.filter(([modifier]) => modifiers & modifier).map(([, glyph]) => glyph);
    item.dataset.keys = held.join("") + (keys.split("+").pop() || "+");
    if (modifiers & Modifier.primary)
      item.setAttribute("aria-keyshortcuts", item.getAttribute("aria-keyshortcuts").replace("Control", "Meta"));
  }

  function isInReach(item) {
    const dialog = [...root.querySelectorAll("dialog:modal")].at(-1);
    return !item.disabled && !item.closest("[hidden], [inert], [data-soft-disabled], :disabled")
      && (!dialog || dialog.contains(item));
  }

  // In the document, and not in the root: without a focus the body receives the keys.
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.repeat || !event.key) return;
    if (belongsTo(event.target, null, event)) return;
    const item = all().find((each) => stands(each.dataset.shortcut, event) && isInReach(each));
    if (!item) return;
    event.preventDefault();
    item.click();
  });

  if (!isApple) return;
  all().forEach(showAsOnApple);
  onFrame({ settled: () => all().forEach(showAsOnApple) });
}
