// Morphing — the whole state after a reconnection, laid over the page with as few touches as possible.

function morphChildren(parent, source) {
  if (!source.firstElementChild && !parent.firstElementChild) {
    if (parent.textContent !== source.textContent) parent.textContent = source.textContent;
    return;
  }
  const sources = [...source.childNodes];
  const wanted = sources.map((child) => {
    const present = find(nodeOf(child));
    return present && present.tagName === child.tagName && root.contains(present) ? present : child;
  });
  const staying = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!staying.has(child)) drop(child);
  arrange(parent, wanted);
  wanted.forEach((child, index) => {
    if (child !== sources[index]) morph(child, sources[index]);
  });
}

// Outwards from the child that holds the focus, which therefore never moves; what is in order is not touched.
function arrange(parent, wanted) {
  const holdsFocus = (child) => child.parentNode === parent && child.contains(document.activeElement);
  const pivot = Math.max(wanted.findIndex(holdsFocus), 0);
  if (wanted[pivot]?.parentNode !== parent) parent.prepend(...wanted.slice(pivot, pivot + 1));
  for (let index = pivot - 1; index >= 0; index--)
    if (wanted[index].nextSibling !== wanted[index + 1]) parent.insertBefore(wanted[index], wanted[index + 1]);
  for (let index = pivot + 1; index < wanted.length; index++)
    if (wanted[index - 1].nextSibling !== wanted[index]) wanted[index - 1].after(wanted[index]);
}

function morph(element, source) {
  // Ours, not the server's: what is set through CSSOM, a heading made focusable, what a field holds, a secret that is shown.
  const ours = (name) => name === "style" || name === "tabindex" || (isField(element)
    && (name === "value" || name === "checked" || name === "data-oversized" || (name === "type" && element.matches(".secret"))));
  for (const { name } of [...element.attributes])
    if (!source.hasAttribute(name) && !ours(name)) element.removeAttribute(name);
  for (const { name, value } of source.attributes)
    if (element.getAttribute(name) !== value && !ours(name)) element.setAttribute(name, value);
  if (!isField(element) || element.tagName === "SELECT") morphChildren(element, source);
  if (isField(element)) writeValue(element, writtenValue(source));
}

// A field that was made anew still owes its server-side text to the edit that is on its way.
function writePendingEdits() {
  for (const [, kind, node, text] of unseen()) {
    const field = kind === Kind.edit ? find(node) : null;
    if (!field || valueOf(field) === text || composition?.field === field || oversized.has(field) || field === document.activeElement) continue;
    setValue(field, text);
    believed.set(field, text);
  }
}

// Moving — the focused element stays in the document; the others move around it.

function place(parent, child, before) {
  if (child === before || child.nextSibling === before && child.parentNode === parent) return;
  if (child.parentNode !== parent || !child.contains(document.activeElement)) {
    parent.insertBefore(child, before);
    return;
  }
  const siblings = [...parent.childNodes];
  const here = siblings.indexOf(child);
  const there = before ? siblings.indexOf(before) : siblings.length;
  if (there > here) siblings.slice(here + 1, there).forEach((sibling) => parent.insertBefore(sibling, child));
  else child.after(...siblings.slice(there, here));
}
