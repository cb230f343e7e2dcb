// Scripts — modules of the application, each run in the elements that name it by `data-script`. The default export is a
// class: `constructor(element, value, page)`, and if it has them, `changed(value)`, `removed()`, and the functions that
// the server calls. `page.send(message, detail)` sends a message. What is in the element belongs to the script.

import { onRemove } from "../dom/insertion.js";
import { find, nodeOf } from "../dom/nodes.js";
import { isTooLarge } from "../input/oversized.js";
import { connection, onConnectionChange } from "../wire/connection.js";
import { isPending, report, unhandledEvents } from "../wire/events.js";
import { onFrame, onOperation } from "../wire/frames.js";
import { EventKind, Operation } from "../wire/protocol.js";
import { root } from "../wire/root.js";

const prefix = "script:"; // of the messages of scripts; followed by nothing: the script has failed
const addresses = JSON.parse(root.dataset.scripts ?? "{}"); // the name of a script → where it is loaded from
const running = new Map(); // element → { value, instance, lastCall, ready, isMissing: it could not be loaded }
let tries = 0; // a browser does not load an address again that has failed

let epoch = 0; // of the node numbers: a restarted server begins again

function send(element, message, detail) {
  if (!element.isConnected) return;
  if (isTooLarge(detail)) return fail(element, new Error(`the message "${message}" is too large to be sent`));
  report(EventKind.dispatch, nodeOf(element), prefix + message, detail);
}

// A failure of a script is shown to the developer here and in the log of the server.
function fail(element, error) {
  console.error(`Bindery: the script "${element.dataset.script}" failed`, error);
  send(element, "", String(error).slice(0, 1000));
}

const valueOf = (element) => JSON.parse(element.dataset.value ?? "null");

function start(element) {
  const script = { value: element.dataset.value, instance: null, lastCall: 0, ready: null };
  running.set(element, script);
  script.ready = load(element, script).catch((error) => fail(element, error));
}

async function load(element, script) {
  const name = element.dataset.script; // a script of the toolkit is named by its address
  const address = name.startsWith("/bindery/") ? name : addresses[name];
  if (!address) throw new Error("it is not among the server's `scripts`");
  const { default: Script } = await import(tries ? `${address}?${tries}` : address).catch((error) => {
    script.isMissing = true;
    tries += 1;
    throw error;
  });
  if (running.get(element) !== script) return;
  script.value = element.dataset.value;
  script.instance = new Script(element, valueOf(element), {
    send: (message, detail = null) => send(element, message, JSON.stringify(detail)),
  });
}

// Starts the scripts of new elements, and passes on changed values.
export function settleScripts() {
  for (const element of root.querySelectorAll("[data-script]")) if (!running.has(element)) start(element);
  for (const [element, script] of running) {
    if (!script.instance || script.value === element.dataset.value) continue;
    // The value does not contain what the script has just sent: the next one does.
    if (isPending(EventKind.dispatch, nodeOf(element))) continue;
    script.value = element.dataset.value;
    attempt(element, () => script.instance.changed?.(valueOf(element)));
  }
}

function attempt(element, act) {
  try {
    act();
  } catch (error) {
    fail(element, error);
  }
}

onRemove((removed) => {
  for (const [element, script] of running) {
    if (!removed.contains(element)) continue;
    running.delete(element);
    attempt(element, () => script.instance?.removed?.());
  }
});

// A call that the server repeats after a lost connection is carried out once.
onOperation(Operation.call, async (node, number, name, argument) => {
  settleScripts();
  const element = find(node);
  const script = running.get(element);
  if (!script || number <= script.lastCall) return;
  script.lastCall = number;
  const of = epoch;
  const answer = (isResult, text) => {
    if (epoch !== of) return; // the call was one of the session before
    if (isTooLarge(text)) return answer(0, "the answer is too large to be sent");
    report(EventKind.answer, nodeOf(element), number, isResult, text);
  };
  try {
    await script.ready;
    if (typeof script.instance?.[name] !== "function") throw new Error(`it has no function "${name}"`);
    answer(1, JSON.stringify((await script.instance[name](JSON.parse(argument))) ?? null));
  } catch (error) {
    answer(0, String(error).slice(0, 1000));
  }
});

// Whether an event is a message of a script. One without a name reports a failure.
export const isMessage = ([, kind, , name]) => kind === EventKind.dispatch && name.startsWith(prefix);

// A restarted server repeats no number of a call, and does not know the messages that it has not handled.
export function pendingMessages() {
  const messages = unhandledEvents().filter((event) => isMessage(event) && event[3] !== prefix);
  return messages.map(([, , node, name, detail]) => [find(node), name.slice(prefix.length), detail]);
}

export function beginEpoch(messages) {
  epoch += 1;
  for (const script of running.values()) script.lastCall = 0;
  for (const [element, message, detail] of messages) if (element && nodeOf(element)) send(element, message, detail);
}

// A script that could not be loaded is tried again.
onConnectionChange(() => {
  if (connection.isLost) return;
  for (const [element, { isMissing }] of running) if (isMissing) running.delete(element);
  settleScripts();
});

// Also when an event was acknowledged without a change.
onFrame({ settled: settleScripts });
