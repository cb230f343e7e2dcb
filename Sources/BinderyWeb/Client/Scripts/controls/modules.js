// Modules — parts of the script that few pages need. Each is loaded with the first element that names it by
// `data-module`, from Client/Modules, and begins with what it uses of the script.

import { onInserted } from "../dom/insertion.js";
import { nodeOf } from "../dom/nodes.js";
import { insertBefore } from "../dom/order.js";
import { dispatch } from "../input/acting.js";
import { belongsTo, isApple, stands } from "../input/user-events.js";
import { connection, onConnectionChange } from "../wire/connection.js";
import { isPending } from "../wire/events.js";
import { onFrame } from "../wire/frames.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";

const isUnanswered = (element) => isPending(EventKind.dispatch, nodeOf(element));
const parts = { root, nodeOf, insertBefore, dispatch, isUnanswered, belongsTo, isApple, stands, onFrame };
const loaded = new Set();
let tries = 0; // a browser does not load an address again that has failed

function loadFor(scope) {
  for (const { dataset } of [scope, ...scope.querySelectorAll("[data-module]")]) {
    const name = dataset?.module;
    if (!name || loaded.has(name)) continue;
    loaded.add(name);
    import(new URL(`${name}.js${new URL(import.meta.url).search}${tries ? `&${tries}` : ""}`, import.meta.url))
      .then((module) => module.default(parts), () => {
        tries += 1;
        loaded.delete(name);
      });
  }
}

loadFor(root);
onInserted(loadFor);
// One that could not be loaded is tried again.
onConnectionChange(() => connection.isLost || loadFor(root));
