// Predictions — a control immediately shows what it will show if the server obeys. Before a frame is applied, they are
// withdrawn, so that the frame changes what the server has set. Then those without an answer are made again.

import { unhandledEvents } from "../wire/events.js";
import { onFrame } from "../wire/frames.js";

let predictions = []; // { key, isOpen, show }, one for each key; isOpen: the server has not answered
const serverValues = new Map(); // element → Map: attribute or property → the value that the server has set

export function predict(key, isOpen, show) {
  predictions = [...predictions.filter((each) => each.key !== key), { key, isOpen, show }];
  show();
}

// Until the server has answered the tap that was reported last, which is of this element.
export function predictTap(element, show) {
  const event = unhandledEvents().at(-1);
  predict(event, () => element.isConnected && unhandledEvents().includes(event), show);
}

// For use in `show`: sets an attribute, or one of the properties below, and remembers the server's value.
export function setPredicted(element, name, value) {
  if (!serverValues.has(element)) serverValues.set(element, new Map());
  const values = serverValues.get(element);
  if (!values.has(name)) values.set(name, read(element, name));
  write(element, name, value);
}

const properties = ["textContent", "value"];
const read = (element, name) => (properties.includes(name) ? element[name] : element.getAttribute(name));

function write(element, name, value) {
  if (read(element, name) === value) return;
  if (properties.includes(name)) element[name] = value;
  else if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

onFrame({
  withdraw() {
    for (const [element, values] of serverValues)
      for (const [name, value] of values) write(element, name, value);
    serverValues.clear();
  },

  predict() {
    predictions = predictions.filter(({ isOpen }) => isOpen());
    for (const { show } of predictions) show();
  },
});
