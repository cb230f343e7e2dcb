// Morphing — applies the whole state, after a reconnection, with as few changes to the page as possible.

// `write` is called with each field that stays and the text that the source has for it.
function morphChildren(parent, source, write) {
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
    if (child !== sources[index]) morph(child, sources[index], write);
    else if (child.nodeType === Node.ELEMENT_NODE) [child, ...child.querySelectorAll(fields)].filter(isField).forEach(beginField);
  });
}

// Works outwards from the child that holds the focus, which never moves. Children that are in order are not touched.
function arrange(parent, wanted) {
  const holdsFocus = (child) => child.parentNode === parent && child.contains(document.activeElement);
  const pivot = Math.max(wanted.findIndex(holdsFocus), 0);
  if (wanted[pivot]?.parentNode !== parent) parent.prepend(...wanted.slice(pivot, pivot + 1));
  for (let index = pivot - 1; index >= 0; index--)
    if (wanted[index].nextSibling !== wanted[index + 1]) parent.insertBefore(wanted[index], wanted[index + 1]);
  for (let index = pivot + 1; index < wanted.length; index++)
    if (wanted[index - 1].nextSibling !== wanted[index]) wanted[index - 1].after(wanted[index]);
}

function morph(element, source, write) {
  // What the client owns: styles set through CSSOM, a focusable heading, the content of a field, a revealed password.
  const ours = (name) => name === "style" || name === "tabindex" || (isField(element)
    && (name === "value" || name === "checked" || name === "data-oversized" || (name === "type" && element.matches(".secret"))));
  for (const { name } of [...element.attributes])
    if (!source.hasAttribute(name) && !ours(name)) element.removeAttribute(name);
  for (const { name, value } of source.attributes)
    if (element.getAttribute(name) !== value && !ours(name)) element.setAttribute(name, value);
  if (!isField(element) || element.tagName === "SELECT") morphChildren(element, source, write);
  if (isField(element)) write(element, writtenValue(source));
}

// A choice that the whole state has replaced shows the value of its unacknowledged edit.
function writePendingChoices() {
  for (const [, , node] of unseen().filter(([, kind]) => kind === Kind.edit)) {
    const field = find(node);
    if (field && !isText(field)) writeChoice(field, belief(field));
  }
}

// Moving — the focused element stays in the document, since moving would blur it; its siblings move around it.

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
