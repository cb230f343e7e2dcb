// Environment — what the user prefers, and in which direction the text runs.

export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export const prefersReducedMotion = () => reducedMotion.matches;

export const isRightToLeft = (element) => getComputedStyle(element).direction === "rtl";
