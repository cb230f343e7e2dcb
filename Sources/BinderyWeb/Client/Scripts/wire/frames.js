// Frames — a frame carries one transaction of the server. It is applied in phases, in which other modules take part.
//
// A participant has a handler for each phase that it needs: `onFrame({ before: measure, animate: animateFrom })`. A
// handler is called with the frame and with what the participant's handler of `before` returned. Handlers of one phase
// do not depend on each other: what must happen earlier has an earlier phase.

import { warnOnce } from "./warnings.js";

// All phases, in their order. The connection enters the first two and the last.
const arrivalPhases = [
  "received", // the frame has no effect yet: what it states about earlier events is read
  "acknowledged", // `frame.handled` has the events that it acknowledges: fields note the text agreed upon
];
const phasesBeforeOperations = [
  "before", // the page is as the user sees it: focus, scroll positions and rectangles are remembered
  "withdraw", // predictions are withdrawn, so that the operations change the server's state
];
// Here the operations are carried out, in the order of the frame.
const phasesAfterOperations = [
  "write", // the elements are complete: the last value of each field is merged with what the user typed
  "predict", // predictions that are still open are shown again
  "carryOver", // typed text moves from removed fields to their successors
  "scroll", // lists show the rows that were visible
  "present", // dialogs are shown, the last one in front
  "arrive", // another screen is scrolled and animated
  "focus", // one element gets the focus, see `input/frame-focus.js`
  "refocus", // controls move the focus within themselves, such as to another row
  "keepFocus", // if no element can keep the focus, the next control or the heading gets it
];
// Here the changes of the frame end. From here on, a change of the focus is reported to the server.
const phasesAfterChanges = [
  "settled", // the banner, the scroll position and the guard against unloading follow the new content
  "animate", // the layout is final: elements move from their old rectangles
  "showRows", // lists report their visible rows
  "report", // the focus and the state of controls are reported
];
const finalPhase = "finished"; // with the first frame of a connection, a reloaded page ends what it has inherited

const phases = new Set([
  ...arrivalPhases, ...phasesBeforeOperations, ...phasesAfterOperations, ...phasesAfterChanges, finalPhase,
]);

const participants = [];
const operations = new Map(); // the key of an operation → what carries it out

// Whether a frame is being applied: its changes of the focus are not the user's.
export let isApplying = false;

export function onFrame(participant) {
  for (const phase in participant) if (!phases.has(phase)) throw new Error(`no phase ${phase}`);
  participants.push(participant);
}

export function onOperation(key, perform) {
  operations.set(key, perform);
}

export function enterPhase(phase, frame, remembered = new Map()) {
  for (const participant of participants) {
    const result = participant[phase]?.(frame, remembered.get(participant));
    if (phase === "before") remembered.set(participant, result);
  }
}

// `frame`: { operations, isFirst, handled }. isFirst: of its connection.
export function applyFrame(frame) {
  const remembered = new Map();
  const enter = (phase) => enterPhase(phase, frame, remembered);
  isApplying = true;
  try {
    phasesBeforeOperations.forEach(enter);
    frame.operations.forEach(perform);
    phasesAfterOperations.forEach(enter);
  } finally {
    isApplying = false;
  }
  phasesAfterChanges.forEach(enter);
}

// An operation that fails does not keep the rest of the frame from the page.
function perform([key, ...operands]) {
  try {
    if (operations.has(key)) operations.get(key)(...operands);
    else warnOnce(`no operation "${key}"`, operands);
  } catch (error) {
    warnOnce(`operation "${key}" was skipped`, operands, error);
  }
}
