// Screens — the screens and the dialog that the user sees.

import { root } from "../wire/root.js";

// A detail, the last one, may be beside another screen.
export const visibleScreens = () => [...root.querySelectorAll(".screen")].filter((screen) => screen.checkVisibility());

export const visibleScreen = () => visibleScreens().at(-1);

export const frontDialog = () => [...root.querySelectorAll("dialog[data-n]")].at(-1);

// A page of elements may have no screen.
export const visibleHeading = () =>
  (frontDialog() ?? visibleScreen() ?? root).querySelector("h1, .dialog-title");
