// Reloading — the new page receives what was typed, except passwords, and says that those were not kept. It sends what
// was typed as edits. A page that loads itself anew, because the server does not know it any more, also continues with
// the state that the server has stored for the page before.

const luggage = "bindery-typed";
const heritage = "bindery-page";
let predecessor = null; // the page before and the last event that it knew to be seen, until the first frame
let inheritedEvent = null; // the page before's last event that is in the state of this page, during the first frame
let unclaimed = []; // what was typed into fields that the new page does not have yet
const inherited = new Map(); // field → what the page before knew of the server's text, until the first frame
const lostSecrets = new Set(); // the whereabouts of the fields whose password did not go along, until it is typed again

function inherit() {
  try {
    const text = sessionStorage.getItem(heritage);
    sessionStorage.removeItem(heritage);
    predecessor = JSON.parse(text);
  } catch {} // a browser that keeps nothing
}

let loadsItself = false;

// What was typed, with the places of its fields.
const typedItems = () =>
  [...root.querySelectorAll(fields)]
    .map((field) => ({ ...whereabouts(field), field }))
    .filter(({ field, ...place }) => touched.has(JSON.stringify(place)) || lostSecrets.has(JSON.stringify(place)))
    .map(({ field, ...place }) => ({ ...place, ...luggageOf(field), isFocused: field === document.activeElement }))
    .concat(unclaimed);

// The user reloads the page, or leaves it and may come back: what was typed stays in the tab, for the entry of its
// history. (Chromium 156 forgets what `replaceState` is given while the page goes.)
addEventListener("pagehide", () => {
  if (loadsItself) return;
  const items = typedItems().map(({ known, isFocused, ...item }) => item);
  if (items.length) keep(leftBehind(), JSON.stringify(items));
  else forget(leftBehind());
});

// A visit by the address has no trail yet, and begins anew.
const leftBehind = () => `bindery-left ${history.state?.trail}`;

function loadAnew() {
  loadsItself = true;
  // What was stepped is in the state that the server has stored, or was not done.
  const typed = typedItems().map(({ number, ...item }) => item);
  // A page that had no frame yet leaves the state that it would have gone on with.
  const page = new URL(root.dataset.socket, location.href).searchParams.get("page");
  keep(heritage, JSON.stringify(predecessor ?? { page, acknowledged }));
  // What is too large for the browser must not cost the rest.
  const texts = typed.map((item) => ({ ...item, known: undefined }));
  const short = texts.filter(({ text = "" }) => !isTooLarge(text));
  [typed, texts, short].some((items) => keep(luggage, JSON.stringify(items)));
  // Nothing is lost: what was typed goes along.
  guardUnloading(false);
  location.reload();
}

function keep(name, text) {
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false; // a browser that keeps nothing, or not as much
  }
}

function forget(name) {
  try {
    sessionStorage.removeItem(name);
  } catch {} // a browser that keeps nothing
}

function luggageOf(field) {
  if (field.matches(".secret"))
    return { isLost: field.value !== "" || lostSecrets.has(JSON.stringify(whereabouts(field))) };
  if (field.matches(numbered)) return { number: field.getAttribute("aria-valuenow") };
  return { text: carried(field), known: predecessor ? inherited.get(field) : knownOf(field) };
}

// What the server has of the field, and what it is told.
const knownOf = (field) =>
  ({ agreed: recordOf(field).agreed, edits: unseenEdits(field).map((event) => [event[0], event.text]) });

const isSecretLost = () => [...lostSecrets].some((place) => successor(JSON.parse(place))?.closest("[hidden]") === null);

// The next screen of that name has lost nothing.
function forgetLostSecrets() {
  const gone = [...lostSecrets].filter((place) => !successor(JSON.parse(place)));
  for (const place of gone) lostSecrets.delete(place);
  if (gone.length) announce();
}

root.addEventListener("input", ({ target }) => lostSecrets.delete(JSON.stringify(whereabouts(target))) && announce());

// The values of choices belong to the page that the server has forgotten; what they are called does not.
const carried = (field) => (field.tagName === "SELECT" ? field.selectedOptions[0]?.label : valueOf(field));

function choose(field, label) {
  const option = [...field.options].find((each) => each.label === label);
  if (option) field.value = option.value;
}

function unpack() {
  try {
    const left = history.state?.trail ? sessionStorage.getItem(leftBehind()) : null;
    unclaimed = JSON.parse(sessionStorage.getItem(luggage) ?? left ?? "[]");
    sessionStorage.removeItem(luggage);
    unclaimed = unclaimed.filter((item) => !putBack(item));
  } catch {}
}

// Returns false if the field is not there.
function putBack({ text, number, known, isLost, isFocused, ...place }) {
  const field = successor(place);
  if (!isField(field)) return false;
  if (number !== undefined && number !== field.getAttribute("aria-valuenow")) enterNumber(field, number);
  if (isLost) lostSecrets.add(JSON.stringify(whereabouts(field)));
  if (field.tagName === "SELECT") choose(field, text);
  else if (text !== undefined) setValue(field, text);
  if (isFocused) field.focus();
  if (text === undefined) return true;
  if (predecessor && isText(field)) {
    inherited.set(field, known);
    touch(field);
    tellAsLeft(field, () => tell(field, valueOf(field)));
  } else if (valueOf(field) !== belief(field)) tellAsLeft(field, () => reportEdit(field));
  return true;
}

// The text that the page before had told up to the event that is in the state. Undefined where the page before knew
// more, or nothing: then the text that was taken along holds.
function inheritedBase(field, known) {
  if (inheritedEvent === null || !known || !field.hasAttribute("data-saved")) return undefined;
  if (inheritedEvent < predecessor.acknowledged) return undefined;
  const [, seen] = known.edits.findLast(([at]) => at <= inheritedEvent) ?? [0, known.agreed];
  return seen;
}

function beginInheritance(frame) {
  inheritedEvent = frame.find(([key]) => key === Operation.inherited)?.[1] ?? null;
}

function settleInheritance() {
  // They have not been sent: they name the frame that they follow on.
  for (const field of inherited.keys())
    for (const event of unseenEdits(field)) event.splice(3, Infinity, event.text, connection.seen);
  for (const item of unclaimed) {
    const field = successor(item);
    if (!isField(field)) continue;
    const theirs = valueOf(field);
    if (isText(field) && item.text !== undefined)
      item.text = rebase(item.text, inheritedBase(field, item.known) ?? theirs, theirs);
    item.isFocused &&= hasNobodyTheFocus();
  }
  const late = unclaimed;
  inherited.clear();
  predecessor = inheritedEvent = null;
  unclaimed = [];
  late.forEach(putBack);
}
