// Reloading — the new page receives the typed text as edits, and says that passwords were not kept. A page that reloads
// itself, because the server no longer knows it, also continues the state stored for the previous page.

// Keys of the session storage: for the typed text, and for the previous page's token and last acknowledged event.
const luggage = "bindery-typed";
const heritage = "bindery-page";
let predecessor = null; // the previous page: { page, acknowledged }, until the first frame
let inheritedEvent = null; // its last event that is in this page's state, during the first frame
let unclaimed = []; // typed text for fields that the new page does not have yet
const inherited = new Map(); // field → what the previous page knew of the server's text, until the first frame
const lostSecrets = new Set(); // the `whereabouts` of fields whose password was not kept, until it is typed again

function inherit() {
  try {
    const text = sessionStorage.getItem(heritage);
    sessionStorage.removeItem(heritage);
    predecessor = JSON.parse(text);
  } catch {} // storage is unavailable
}

// Whether the script, not the user, reloads the page.
let loadsItself = false;

// The typed text, with the `whereabouts` of its fields.
const typedItems = () =>
  [...root.querySelectorAll(fields)]
    .map((field) => ({ ...whereabouts(field), field }))
    .filter(({ field, ...place }) => touched.has(JSON.stringify(place)) || lostSecrets.has(JSON.stringify(place)))
    .map(({ field, ...place }) => ({ ...place, ...luggageOf(field), isFocused: field === document.activeElement }))
    .concat(unclaimed);

// When the user reloads or leaves the page, the typed text stays in the tab, for this entry of its history. (Chromium
// 156 loses what `replaceState` is given while the page unloads.)
addEventListener("pagehide", () => {
  if (loadsItself) return;
  const items = typedItems().map(({ known, isFocused, ...item }) => item);
  if (items.length) keep(leftBehind(), JSON.stringify(items));
  else forget(leftBehind());
});

// A visit by address has no trail yet, and starts without earlier text.
const leftBehind = () => `bindery-left ${history.state?.trail}`;

function loadAnew() {
  loadsItself = true;
  // Steps of a stepper are either in the state that the server has stored, or had no effect.
  const typed = typedItems().map(({ number, ...item }) => item);
  // A page that has received no frame passes on its own predecessor.
  const page = new URL(root.dataset.socket, location.href).searchParams.get("page");
  keep(heritage, JSON.stringify(predecessor ?? { page, acknowledged }));
  // If the storage is too small: without `known`, then without the texts that are too large for the server.
  const texts = typed.map((item) => ({ ...item, known: undefined }));
  const short = texts.filter(({ text = "" }) => !isTooLarge(text));
  [typed, texts, short].some((items) => keep(luggage, JSON.stringify(items)));
  // Nothing is lost, so the browser need not ask.
  guardUnloading(false);
  location.reload();
}

function keep(name, text) {
  try {
    sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false; // storage is unavailable or full
  }
}

function forget(name) {
  try {
    sessionStorage.removeItem(name);
  } catch {} // storage is unavailable
}

// What a field passes on. Of a password, only that it was lost.
function luggageOf(field) {
  if (field.matches(".secret"))
    return { isLost: field.value !== "" || lostSecrets.has(JSON.stringify(whereabouts(field))) };
  if (field.matches(numbered)) return { number: field.getAttribute("aria-valuenow") };
  return { text: carried(field), known: predecessor ? inherited.get(field) : knownOf(field) };
}

// The text that the server has, and the edits on their way to it.
const knownOf = (field) =>
  ({ agreed: recordOf(field).agreed, edits: unseenEdits(field).map((event) => [event[0], event.text]) });

const isSecretLost = () => [...lostSecrets].some((place) => successor(JSON.parse(place))?.closest("[hidden]") === null);

// The field was removed: the next screen of that name has lost nothing.
function forgetLostSecrets() {
  const gone = [...lostSecrets].filter((place) => !successor(JSON.parse(place)));
  for (const place of gone) lostSecrets.delete(place);
  if (gone.length) announce();
}

root.addEventListener("input", ({ target }) => lostSecrets.delete(JSON.stringify(whereabouts(target))) && announce());

// The keys of choices belong to the page that the server has forgotten; their labels do not.
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

// Returns false if the field is not on the page.
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

// The text that the previous page had sent up to the event in the state. Undefined where that page knew of a later
// event, or where the state does not contain the field: then the text that was passed on holds.
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
  // These edits have not been sent: they name the frame that they now follow.
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
