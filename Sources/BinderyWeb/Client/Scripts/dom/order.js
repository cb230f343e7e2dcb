// Order — children are moved around the focused element, which stays in the document: moving it would blur it.

export function insertBefore(parent, child, next) {
  if (child === next || child.nextSibling === next && child.parentNode === parent) return;
  if (child.parentNode !== parent || !child.contains(document.activeElement)) {
    parent.insertBefore(child, next);
    return;
  }
  const siblings = [...parent.childNodes];
  const from = siblings.indexOf(child);
  const to = next ? siblings.indexOf(next) : siblings.length;
  if (to > from) siblings.slice(from + 1, to).forEach((sibling) => parent.insertBefore(sibling, child));
  else child.after(...siblings.slice(to, from));
}

// Puts all children of a parent in order, outwards from the one that holds the focus. Those in order are not touched.
export function arrange(parent, children) {
  const holdsFocus = (child) => child.parentNode === parent && child.contains(document.activeElement);
  const pivot = Math.max(children.findIndex(holdsFocus), 0);
  if (children[pivot]?.parentNode !== parent) parent.prepend(...children.slice(pivot, pivot + 1));
  for (let index = pivot - 1; index >= 0; index--)
    if (children[index].nextSibling !== children[index + 1]) parent.insertBefore(children[index], children[index + 1]);
  for (let index = pivot + 1; index < children.length; index++)
    if (children[index - 1].nextSibling !== children[index]) children[index - 1].after(children[index]);
}
