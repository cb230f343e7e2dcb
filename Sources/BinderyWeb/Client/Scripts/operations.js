// Operations — one transaction is one frame; the focus is settled once, at its end.

let wish = null; // what the frame asks of the focus: { focus } or { blur }
let regaining = null; // what was disabled while it had the focus, and is not any more

const operations = {
  [Operation.text](node, text) {
    const element = need(node);
    if (element.textContent !== text) element.textContent = text;
  },
  [Operation.attribute](node, name, value) {
    const element = need(node);
    if (name === "disabled" && value !== null && element.contains(document.activeElement))
      disabledWhileFocused = document.activeElement;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : value);
    if (saysStyle(name)) setStyle(element);
    // A button disabled while its action runs loses the focus; who works by keyboard gets it back.
    if (name === "disabled" && value === null && element.contains(disabledWhileFocused)) {
      const held = disabledWhileFocused;
      disabledWhileFocused = null;
      if (hasNobodyTheFocus()) regaining = held;
    }
  },
  [Operation.value](node, text) {
    writeValue(need(node), text);
  },
  [Operation.insert](parent, before, html) {
    const content = parse(html);
    setStyles(content);
    const next = before ? find(before) : null;
    need(parent).insertBefore(content, next?.parentNode === find(parent) ? next : null);
  },
  [Operation.remove](node) {
    drop(need(node));
  },
  [Operation.move](parent, node, before) {
    const next = before ? find(before) : null;
    place(need(parent), need(node), next?.parentNode === find(parent) ? next : null);
  },
  [Operation.focus](node) {
    wish = { focus: need(node) };
  },
  [Operation.scroll](node, index) {
    known(need(node)).target = { index, focuses: false };
  },
  [Operation.endEditing]() {
    wish = { blur: true };
  },
  [Operation.navigated](newDepth, path, title, trail) {
    document.title = title;
    depth = newDepth;
    // Two quick steps back: the answer to the first must not undo the second.
    if (!isPending(Kind.history)) showInHistory(newDepth, path, trail);
  },
  [Operation.language](language) {
    document.documentElement.lang = language;
  },
  [Operation.bannerTexts](lost, down, tooLong) {
    Object.assign(root.dataset, { lost, down, tooLong });
    announce();
  },
  [Operation.wholeState](html) {
    morphChildren(root, parse(html));
    setStyles(root);
    writePendingEdits();
  },
  [Operation.restored](html) {
    restore(html);
  },
  [Operation.unknownPage]() {
    connection.close();
    // Not at once for a young page, or a server that knows no page at all would be asked without pause.
    setTimeout(loadAnew, performance.now() < 3000 ? 2000 : Math.random() * 250);
  },
};

function apply(frame) {
  const navigates = frame.some(([key]) => key === Operation.navigated);
  const departure = navigates ? rememberPlace() : null;
  const held = rememberFocus();
  const edited = rememberEdited();
  const rectangles = measure(frame);
  const rows = rememberLists();
  wish = regaining = null;
  applying = true;
  try {
    frame.forEach(perform);
    edited.forEach(carryOver);
    settleLists(rows);
    presentDialogs(rememberOpener(held));
    const returned = returnee();
    const heir = held && carryOver(held);
    const arrived = departure && arrive(departure);
    if (wish?.blur) document.activeElement?.blur();
    else if (wish?.focus) focusAsAsked(wish.focus);
    else if (arrived) giveFocus(arrived);
    else if (regaining) giveFocus(regaining);
    else if (returned) giveFocus(returned);
    else if (heir) giveFocus(heir, held.selection);
    returnToRows();
    inheritFocus();
  } finally {
    applying = false;
  }
  reviewOversized();
  seekPlace();
  glide(rectangles);
  checkLists();
  reportFocus(document.activeElement);
  reportHolds();
}

function perform([key, ...operands]) {
  try {
    if (Object.hasOwn(operations, key)) operations[key](...operands);
    else warnOnce(`unknown operation "${key}"`, operands);
  } catch (error) {
    warnOnce(`operation "${key}" was skipped`, operands, error);
  }
}

function focusAsAsked(element) {
  if (element === document.activeElement) return;
  element.focus();
  if (isField(element) && isText(element) && element.selectionStart === 0) element.setSelectionRange(element.value.length, element.value.length);
}
