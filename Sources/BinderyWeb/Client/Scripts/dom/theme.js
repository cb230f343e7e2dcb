// Theme — a style sheet with the colours, corners and sizes of the program, behind that of the toolkit. The previous
// one is removed when the next one has arrived, so that no other look shows in between.

import { onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";

const themes = () => [...document.querySelectorAll("link[data-theme]")];

onOperation(Operation.theme, (address) => {
  const before = themes();
  if ((before.at(-1)?.getAttribute("href") ?? "") === address) return;
  if (!address) return before.forEach((link) => link.remove());
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: address });
  link.dataset.theme = "";
  link.onload = () => themes().slice(0, themes().indexOf(link)).forEach((earlier) => earlier.remove());
  (before.at(-1) ?? document.querySelector("link[rel=stylesheet]")).after(link);
});
