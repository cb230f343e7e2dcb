// The whole state — sent to a page that has missed more frames than the server keeps.

import { parse } from "../dom/html.js";
import { morphChildren } from "../dom/morphing.js";
import { setStyles } from "../dom/styles.js";
import { onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { remember } from "./memories.js";
import { takeOver, writePendingChoices } from "./merging.js";

onOperation(Operation.state, (html) => {
  morphChildren(root, parse(html), (field, text) => takeOver(field, remember(field), text));
  setStyles(root);
  writePendingChoices();
});
