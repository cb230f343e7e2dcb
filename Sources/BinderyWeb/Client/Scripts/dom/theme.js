// Theme — a style sheet with the colours, corners and sizes of the program, behind that of the toolkit. The previous
// one is removed when the next one has arrived, so that no other look shows in between.

import { connection, onConnectionChange } from "../wire/connection.js";
import { onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";

// Links, or style sheets in the page. `data-theme` is the address.
const themes = () => [...document.querySelectorAll("head [data-theme]")];

let missing = null; // the address of a theme that could not be loaded

onOperation(Operation.theme, show);
onConnectionChange(() => connection.isLost || missing && show(missing));

function show(address) {
  missing = null;
  const before = themes();
  if ((before.at(-1)?.dataset.theme ?? "") === address) return;
  if (!address) return before.forEach((sheet) => sheet.remove());
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: address });
  link.dataset.theme = address;
  link.onload = () => themes().slice(0, themes().indexOf(link)).forEach((earlier) => earlier.remove());
  link.onerror = () => {
    link.remove();
    missing = address;
  };
  (before.at(-1) ?? document.querySelector("style, [rel=stylesheet]")).after(link);
}
