// Restoring — a restarted server has made the page again from the store: with new node numbers, and without the last
// moment. The elements stay; typed text is sent again.

function restore(html) {
  const content = parse(html);
  // Taps are not repeated. Typed text is in the fields, and the user's position is in the history.
  const held = [...root.querySelectorAll(fields)].map((field) => [field, remember(field)]);
  pending = [];
  nodes.clear();
  reportedFocus = 0;
  renumber(root, content);
  tellFields(content, held);
  if (history.state?.trail) report(Kind.history, history.state.trail);
  morphChildren(root, content, writeValue);
  setStyles(root);
  for (const carousel of root.querySelectorAll(".carousel")) heldCarousels.delete(carousel);
  for (const state of lists.values()) state.told = null;
}

// Gives the elements their new numbers; elements that the server does not know get none.
function renumber(parent, source) {
  const free = [...parent.children];
  for (const wanted of source.children) {
    const at = free.findIndex((element) => isLike(element, wanted));
    if (at < 0) continue;
    const [element] = free.splice(at, 1);
    if (wanted.dataset.n) element.dataset.n = wanted.dataset.n;
    renumber(element, wanted);
  }
  for (const element of free)
    for (const each of [element, ...element.querySelectorAll("[data-n]")]) delete each.dataset.n;
}

const isLike = (element, other) => element.tagName === other.tagName
  && element.dataset.testid === other.dataset.testid && element.dataset.screen === other.dataset.screen;

// A field keeps its text, whether the user or the program wrote it. If the server has stored the field and more events
// than the page knows of, the stored text wins, merged with what was typed after it.
function tellFields(content, held) {
  const hasSeenAll = acknowledged <= acknowledgedBefore;
  for (const [field, before] of held) {
    const source = content.querySelector(`[data-n="${nodeOf(field)}"]`);
    if (!source || field.readOnly) continue;
    const stored = writtenValue(source);
    if (source.hasAttribute("data-saved") && !hasSeenAll) {
      tellAsLeft(field, () => takeOver(field, before, stored));
      continue;
    }
    records.set(field, { told: stored, agreed: stored, frame: connection.seen });
    if (composition?.field === field) composition.told = stored;
    const text = field.tagName === "SELECT" ? keyOf(source, carried(field)) : valueOf(field);
    if (composition?.field === field || text === undefined || text === stored) continue;
    tellAsLeft(field, () => tell(field, text));
  }
}

// The keys of choices may have changed; their labels have not.
const keyOf = (select, label) => [...select.options].find((option) => option.label === label)?.value;
