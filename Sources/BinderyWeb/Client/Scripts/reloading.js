// Reloading — the new page receives what was typed, except passwords, and says that those were not kept. It sends what
// was typed as edits and continues with the state that the server has stored for the page before.

const luggage = "bindery-typed";
const heritage = "bindery-page";
let predecessor = null; // the page before and the last event that it knew to be seen, until the server was told
let unclaimed = []; // what was typed into fields that the new page does not have yet
const inherited = new Map(); // field → what the page before knew of the server's text, until the first frame
const lostSecrets = new Set(); // the whereabouts of the fields whose password did not go along, until it is typed again

function inherit() {
  try {
    predecessor = JSON.parse(sessionStorage.getItem(heritage));
    sessionStorage.removeItem(heritage);
  } catch {} // a browser that keeps nothing
}

function loadAnew() {
  const typed = [...root.querySelectorAll(fields)]
    .map((field) => ({ ...whereabouts(field), field }))
    .filter(({ field, ...place }) => touched.has(JSON.stringify(place)) || lostSecrets.has(JSON.stringify(place)))
    .map(({ field, ...place }) => ({ ...place, ...luggageOf(field), isFocused: field === document.activeElement }))
    .concat(unclaimed);
  // A page that the server was never told of leaves what it has itself inherited.
  const page = new URL(root.dataset.socket, location.href).searchParams.get("page");
  keep(heritage, JSON.stringify(predecessor ?? { page, acknowledged }));
  // One text that is too large for the browser, too, must not cost the others.
  if (!keep(luggage, JSON.stringify(typed)))
    keep(luggage, JSON.stringify(typed.filter(({ text = "" }) => !isTooLarge(text))));
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

function luggageOf(field) {
  if (field.matches(".secret"))
    return { isLost: field.value !== "" || lostSecrets.has(JSON.stringify(whereabouts(field))) };
  const edits = unseenEdits(field).map((event) => [event[0], event.text]);
  return { text: carried(field), known: inherited.get(field) ?? { agreed: recordOf(field).agreed, edits } };
}

const isSecretLost = () => [...lostSecrets].some((place) => successor(JSON.parse(place))?.closest("[hidden]") === null);

root.addEventListener("input", ({ target }) => lostSecrets.delete(JSON.stringify(whereabouts(target))) && announce());

// The values of choices belong to the page that the server has forgotten; what they are called does not.
const carried = (field) => (field.tagName === "SELECT" ? field.selectedOptions[0]?.label : valueOf(field));

function choose(field, label) {
  const option = [...field.options].find((each) => each.label === label);
  if (option) field.value = option.value;
}

function unpack() {
  try {
    unclaimed = JSON.parse(sessionStorage.getItem(luggage) ?? "[]");
    sessionStorage.removeItem(luggage);
    unclaimed = unclaimed.filter((item) => !putBack(item));
  } catch {}
}

// Returns false if the field is not there.
function putBack({ text, known, isLost, isFocused, ...place }) {
  const field = successor(place);
  if (!isField(field)) return false;
  if (isLost) lostSecrets.add(JSON.stringify(whereabouts(field)));
  if (field.tagName === "SELECT") choose(field, text);
  else if (text !== undefined) setValue(field, text);
  if (isFocused) field.focus();
  if (text === undefined) return true;
  if (predecessor && isText(field)) {
    inherited.set(field, known);
    touched.add(JSON.stringify(whereabouts(field)));
    tellAsLeft(field, () => tell(field, valueOf(field)));
  } else if (valueOf(field) !== belief(field)) tellAsLeft(field, () => reportEdit(field));
  return true;
}

// The server goes on with the state of the page before, as it was after the event `number`. What was typed there
// follows on the text that it had then. Where nothing is stored, or the page before knew more, the field keeps its text.
function takeOverInheritance(number) {
  for (const [field, { agreed, edits }] of inherited) {
    const isCurrent = field.hasAttribute("data-saved") && number >= predecessor.acknowledged;
    const [, seen] = edits.findLast(([at]) => at <= number) ?? [number, agreed];
    recordOf(field).agreed = isCurrent ? seen : undefined;
    if (!values.has(field)) values.set(field, writtenValue(field));
  }
}

// The edits have not been sent: they name the frame that they follow on.
function settleInheritance() {
  for (const field of inherited.keys())
    for (const event of unseenEdits(field)) event.splice(3, Infinity, event.text, connection.seen);
  inherited.clear();
  predecessor = null;
  unclaimed.forEach(putBack);
  unclaimed = [];
}
