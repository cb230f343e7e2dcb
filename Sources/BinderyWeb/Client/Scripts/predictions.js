// Predictions — a control immediately shows what it will show if the server obeys. Before a frame is applied, they are
// withdrawn, so that the frame changes what the server has set. Then those without an answer are made again.

let predictions = []; // { key, isOpen, show }, one for each key; isOpen: the server has not answered
const said = new Map(); // element → Map: attribute or property → the value that the server has set

function predict(key, isOpen, show) {
  predictions = [...predictions.filter((each) => each.key !== key), { key, isOpen, show }];
  show();
}

function withdrawPredictions() {
  for (const [element, parts] of said) for (const [name, value] of parts) write(element, name, value);
  said.clear();
}

function renewPredictions() {
  predictions = predictions.filter(({ isOpen }) => isOpen());
  for (const { show } of predictions) show();
}

// `name` is an attribute, or one of these properties.
const properties = ["textContent", "value"];
const read = (element, name) => (properties.includes(name) ? element[name] : element.getAttribute(name));

function write(element, name, value) {
  if (read(element, name) === value) return;
  if (properties.includes(name)) element[name] = value;
  else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

// Shows a predicted value and remembers the server's.
function foretell(element, name, value) {
  if (!said.has(element)) said.set(element, new Map());
  const parts = said.get(element);
  if (!parts.has(name)) parts.set(name, read(element, name));
  write(element, name, value);
}

function predictTap(element) {
  const event = unseen().at(-1);
  const isOpen = () => element.isConnected && unseen().includes(event);
  if (element.matches('[role="tab"]')) predict(event, isOpen, () => predictTab(element));
  if (element.dataset.step) predict(event, isOpen, () => predictStep(element));
}

function predictTab(tab) {
  const tabs = [...tab.parentNode.children];
  const panelOf = (each) => document.getElementById(each.getAttribute("aria-controls"));
  for (const each of tabs) {
    foretell(each, "aria-selected", String(each === tab));
    foretell(each, "tabindex", each === tab ? "0" : "-1");
  }
  // A tab that was never chosen has no content yet: the previous content stays until it arrives.
  if (!panelOf(tab)?.firstElementChild) return;
  for (const each of tabs) foretell(panelOf(each), "hidden", each === tab ? null : "");
}

const textsOf = (control) => control.dataset.texts?.split("\n") ?? [];

function predictStep(button) {
  const field = button.parentNode.querySelector('[role="spinbutton"]');
  const texts = textsOf(field);
  const at = texts.indexOf(field.value) + (button.dataset.step === "up" ? 1 : -1);
  // Values with equal texts cannot be told apart.
  if (!texts.includes(field.value) || new Set(texts).size < texts.length || !(at in texts)) return;
  foretell(field, "value", texts[at]);
  foretell(field, "aria-valuetext", texts[at]);
  const [down, up] = ["down", "up"].map((step) => button.parentNode.querySelector(`[data-step="${step}"]`));
  foretell(down, "disabled", at > 0 ? null : "");
  foretell(up, "disabled", at < texts.length - 1 ? null : "");
}

function predictSlider(slider) {
  const text = textsOf(slider)[Math.round((slider.value - slider.min) / slider.step)];
  const label = slider.parentNode.querySelector(".slider-text");
  // Without the texts of all values, the label can only show that its text is out of date.
  if (text === undefined) return foretell(label, "data-pending", "");
  foretell(slider, "aria-valuetext", text);
  foretell(label, "textContent", text);
}

root.addEventListener("input", ({ target }) => {
  if (!target.matches(".slider[data-n]")) return;
  predict(target, () => target.isConnected && isPending(Kind.edit, nodeOf(target)), () => predictSlider(target));
});
