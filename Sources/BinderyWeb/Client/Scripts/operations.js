// Operations — a frame carries one transaction; the focus is settled once, at its end.

const values = new Map(); // field → the last value that the frame writes to it
let wish = null; // the frame's focus request: { focus: element }, { release: element } or { blur: true }
let regaining = null; // the element that was disabled while it had the focus, and is enabled by this frame

const operations = {
  [Operation.text](node, text) {
    const element = need(node);
    if (element.textContent !== text) element.textContent = text;
  },
  [Operation.attribute](node, name, value) {
    const element = need(node);
    if (name === "disabled" && disableGently(element, value !== null)) return;
    const disables = name === "disabled" || (name === "inert" && !element.matches(".slide"));
    if (disables && value !== null && element.contains(document.activeElement))
      disabledWhileFocused = document.activeElement;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : value);
    if (saysStyle(name)) setStyle(element);
    // A button disabled while its action runs loses the focus; when it is enabled, keyboard users get it back.
    if (disables && value === null && element.contains(disabledWhileFocused)) {
      const held = disabledWhileFocused;
      disabledWhileFocused = null;
      if (hasNobodyTheFocus()) regaining = held;
    }
  },
  [Operation.value](node, text) {
    values.set(need(node), text);
  },
  [Operation.insert](parent, before, html) {
    const content = parse(html);
    setStyles(content);
    content.querySelectorAll(fields).forEach(beginField);
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
  [Operation.discarded]() {}, // see `discard`
  [Operation.inherited]() {}, // see `beginInheritance`
  [Operation.endEditing](node) {
    // With a node: only that node is blurred, and only if the frame focuses no other.
    if (!node) wish = { blur: true };
    else if (!wish?.focus) wish = { release: need(node) };
  },
  [Operation.navigated](newDepth, path, title, trail) {
    document.title = title;
    depth = newDepth;
    // After two quick steps back, the answer to the first must not undo the second.
    if (!isPending(Kind.history)) showInHistory(newDepth, path, trail);
  },
  [Operation.language](language) {
    document.documentElement.lang = language;
  },
  [Operation.bannerTexts](lost, down, tooLong, nextTry, tryNow, secretLost) {
    Object.assign(root.dataset, { lost, down, tooLong, nextTry, tryNow, secretLost });
    announce();
  },
  [Operation.wholeState](html) {
    morphChildren(root, parse(html), (field, text) => takeOver(field, remember(field), text));
    setStyles(root);
    writePendingChoices();
  },
  [Operation.restored](html) {
    restore(html);
  },
  [Operation.unknownPage]() {
    connection.close();
    // A young page waits: without a pause, a server that knows no page would be asked continuously.
    setTimeout(loadAnew, performance.now() < 3000 ? 2000 : Math.random() * 250);
  },
};

// Applies a frame. Before it, records: `departure`, where a navigation leaves from; `edited`, the fields whose edits
// have not been handled; `held`, the focused element; `vacancy`, its position, which outlives it; `rectangles` and
// `rows`, for animation and scrolling. After it, the focus goes to the first that exists of: the requested element
// (`wish`), the new screen's (`arrived`), one that is enabled again (`regaining`), the opener of a closed dialog
// (`returned`), the successor of the focused one (`heir`).
function apply(frame) {
  const navigates = frame.some(([key]) => key === Operation.navigated);
  const departure = navigates ? rememberPlace() : null;
  const edited = rememberEdited();
  const held = edited.find(({ element }) => element === document.activeElement) ?? rememberFocus();
  const vacancy = held && vacancyOf(held.element);
  const rectangles = measure(frame);
  const rows = rememberLists();
  wish = regaining = null;
  applying = true;
  try {
    withdrawPredictions();
    frame.forEach(perform);
    for (const [field, text] of values) if (field.isConnected) writeValue(field, text);
    values.clear();
    renewPredictions();
    edited.forEach(carryOver);
    settleLists(rows);
    presentDialogs(rememberOpener(held));
    const returned = returnee();
    const heir = held && carryOver(held);
    const arrived = departure && arrive(departure);
    if (wish?.blur || wish?.release === document.activeElement) document.activeElement?.blur();
    else if (wish?.focus) focusAsAsked(wish.focus);
    else if (arrived) giveFocus(arrived);
    else if (regaining) giveFocus(regaining);
    else if (returned) giveFocus(returned);
    else if (heir) giveFocus(heir, held.selection);
    returnToRows();
    inheritFocus();
    settleGentle();
    // The program ended editing: the next Tab continues below the heading.
    if (wish?.blur && document.activeElement === document.body) restOn(heading());
    else if (vacancy && !wish?.blur && !wish?.release) keepFocus(vacancy);
    if (wish?.focus) reportRefusal(wish.focus);
  } finally {
    applying = false;
  }
  reviewOversized();
  forgetLostSecrets();
  guardUnloading();
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
