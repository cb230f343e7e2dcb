// Steppers — a number can be typed digit by digit; Home, End, PageUp and PageDown work as in a slider.

const numbered = '[role="spinbutton"][aria-valuenow]';
const pageSteps = 10;
let typedNumber = { field: null, text: "", at: 0 };

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.matches(numbered) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const end = { Home: "aria-valuemin", End: "aria-valuemax" }[key];
  const direction = { PageUp: "up", PageDown: "down" }[key];
  if (end) enterNumber(target, Number(target.getAttribute(end)));
  else if (direction) stepPage(target.parentNode.querySelector(`[data-step="${direction}"]`));
  else if (/^[-.,0-9]$/.test(key)) typeDigit(target, key.replace(",", "."));
  else return;
  // Another key ends the number that is being typed.
  if (end || direction) typedNumber = { field: null, text: "", at: 0 };
  event.preventDefault();
});

function enterNumber(field, number) {
  if (connection.lost) return announce(true);
  touch(field);
  report(Kind.edit, nodeOf(field), String(number));
}

// Relative, as each step is: the server may have another value by now.
function stepPage(button) {
  for (let step = 0; step < pageSteps && !button.disabled; step++) act(Kind.tap, button);
}

function typeDigit(field, digit) {
  const now = performance.now();
  const isMore = typedNumber.field === field && now - typedNumber.at < Milliseconds.typeAhead;
  const text = (isMore ? typedNumber.text : "") + digit;
  typedNumber = { field, text, at: now };
  if (text.match(/[0-9]/) && Number.isFinite(Number(text))) enterNumber(field, Number(text));
}
