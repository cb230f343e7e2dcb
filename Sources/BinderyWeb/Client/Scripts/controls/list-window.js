// List window — the rows that the page wants around the visible ones, so that none is missing when it is scrolled to.

import { roundTrip } from "../wire/line.js";
import { estimatedHeight } from "./list-layout.js";
import { countOf, stateOf } from "./list-state.js";

const margin = 3200; // pixels on both sides at rest: four frames of fast scrolling, which may begin at any time
const mostRows = 300; // the server mounts no more
const leastAnswer = 2; // frames: an answer that was always faster may be as late as that at any time
const longestFrame = 250; // milliseconds; after a longer pause another movement begins

// Called with each frame that follows a scroll. `step` is the distance of the frame, in pixels, and `frame` the average
// time of one. A frame without movement does not end the movement, since the page may be late: `noteRest` ends it. A
// step that is longer than the margin is a jump, as by the scroll bar: no row was on its way.
export function noteMotion(list) {
  const { motion } = stateOf(list);
  const now = performance.now();
  const time = now - motion.time;
  const step = list.scrollTop - motion.top;
  if (!step) return;
  if (time < longestFrame) motion.frame += (time - motion.frame) / 4;
  Object.assign(motion, { top: list.scrollTop, time: now, step: Math.abs(step) > margin ? 0 : step });
}

export const noteRest = (list) => Object.assign(stateOf(list).motion, { step: 0 });

// Rises at once, and falls by halves.
export function noteAnswer(list, time) {
  const state = stateOf(list);
  state.answerTime = Math.max(time, (state.answerTime + time) / 2);
}

// [first, end]. In the direction of the movement, the rows that pass by until the report after this one is answered.
// The added frames are those before a report and before its rows are painted.
export function wantedRows(list, from, to) {
  const { motion: { step, frame }, answerTime } = stateOf(list);
  const height = estimatedHeight(list);
  const rest = Math.min(Math.ceil(Math.max(margin, list.clientHeight) / height), mostRows / 3);
  const frames = 2 * Math.max(answerTime / frame, roundTrip / frame, leastAnswer) + 3;
  const ahead = Math.ceil(Math.abs(step) * frames / height);
  const most = Math.max(rest, Math.min(ahead, mostRows - rest - (to - from)));
  return [
    Math.max(from - (step < 0 ? most : rest), 0),
    Math.min(to + (step > 0 ? most : rest), countOf(list)),
  ];
}
