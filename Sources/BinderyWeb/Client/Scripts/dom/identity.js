// Identity — finds the successor of an element that the server has made again, with another node number: by its test
// identifier, within the same row and screen.

import { root } from "../wire/root.js";
import { find, generation } from "./nodes.js";

export function identityOf(element) {
  return {
    identifier: element.dataset.testid,
    row: element.closest('[data-testid^="row-"]')?.dataset.testid,
    screen: element.closest(".screen")?.dataset.screen,
  };
}

export const identityKey = (element) => JSON.stringify(identityOf(element));

export const withTestId = (name) => `[data-testid="${CSS.escape(name)}"]`;

// Returns the element itself if it is still there, else the one with its node number, or else with its identity.
export function successorOf(memory) {
  const same = memory.element?.isConnected ? memory.element
    : memory.generation === generation ? find(memory.node) : null;
  if (same) return same;
  if (!memory.identifier) return null;
  const selector = withTestId(memory.identifier);
  const screen = memory.screen ? root.querySelector(`.screen[data-screen="${CSS.escape(memory.screen)}"]`) : root;
  const scope = memory.row ? screen?.querySelector(withTestId(memory.row)) : screen;
  return scope?.matches(selector) ? scope : scope?.querySelector(selector) ?? null;
}
