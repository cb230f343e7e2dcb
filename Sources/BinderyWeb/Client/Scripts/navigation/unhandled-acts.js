// Unhandled acts — taps, submissions and events of the application's elements that the server has not handled when
// the page is loaded again. The next page repeats them.

import { isMessage } from "../controls/scripts.js";
import { identityOf, successorOf } from "../dom/identity.js";
import { find } from "../dom/nodes.js";
import { act } from "../input/acting.js";
import { mayBeHandled } from "../input/inheritance.js";
import { isSent, unhandledEvents } from "../wire/events.js";
import { onFrame } from "../wire/frames.js";
import { EventKind } from "../wire/protocol.js";

const kinds = [EventKind.tap, EventKind.submit, EventKind.dispatch];

// Each is [number, kind, element, …details]. Messages of scripts are repeated by their own rules.
const unhandledActs = () => unhandledEvents()
  .filter((event) => kinds.includes(event[1]) && !isMessage(event) && find(event[2]))
  .map(([at, kind, node, ...details]) => [at, kind, find(node), ...details]);

let inherited = []; // { at, act, identifier, row, screen }; at: the number of its event, if it was sent

export const inheritActs = (acts) => inherited = acts;

// What the next page repeats, as JSON.
export const actsToPassOn = () => unhandledActs()
  .map(([at, kind, element, ...details]) =>
    ({ at: isSent(at) ? at : undefined, act: [kind, ...details], ...identityOf(element) }))
  .concat(inherited);

onFrame({
  acknowledged({ isFirst }) {
    if (isFirst) inherited = inherited.filter(({ at }) => !mayBeHandled(at));
  },
  finished() {
    const acts = inherited;
    inherited = [];
    for (const { act: [kind, ...details], ...identity } of acts) {
      const element = successorOf(identity);
      if (element) act(kind, element, ...details);
    }
  },
});
