// Screens — the screen and the dialog that the user sees.

import { root } from "../wire/root.js";

export const visibleScreen = () => root.querySelector(".screen:not([hidden])");

export const frontDialog = () => [...root.querySelectorAll("dialog[data-n]")].at(-1);

export const visibleHeading = () => (frontDialog() ?? visibleScreen())?.querySelector("h1, .dialog-title");
