// Screens — the screen and the dialog that the user sees.

import { root } from "../wire/root.js";

export const visibleScreen = () => root.querySelector(".screen:not([hidden])");

export const frontDialog = () => [...root.querySelectorAll("dialog[data-n]")].at(-1);

// A page of elements may have no screen.
export const visibleHeading = () =>
  (frontDialog() ?? visibleScreen() ?? root).querySelector("h1, .dialog-title");
