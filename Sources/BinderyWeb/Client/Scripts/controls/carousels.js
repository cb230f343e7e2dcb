// Carousels — advanced by the server. The page asks it to hold one while the user is busy with it or looks elsewhere.

import { isRightToLeft, prefersReducedMotion, reducedMotion } from "../dom/environment.js";
import { isField } from "../dom/fields.js";
import { nodeOf } from "../dom/nodes.js";
import { frontDialog } from "../dom/screens.js";
import { tap } from "../input/acting.js";
import { report } from "../wire/events.js";
import { onFrame } from "../wire/frames.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";

const beginOfSwipe = 8; // pixels; farEnough: of a swipe that changes the slide
const farEnough = 40;

const reportedHolds = new WeakMap(); // carousel → what was last sent to the server: held or not
// The carousels that were paused once because the user prefers reduced motion.
const pausedOnce = new WeakSet();
const canHover = matchMedia("(hover: hover)");
let swipe = null; // { carousel, slide, pointer, x, y, distance }: a touch on a carousel

const carouselOf = (element) => element?.closest?.(".carousel") ?? null;
const allCarousels = () => root.querySelectorAll(".carousel");

function isHeld(carousel) {
  const dialog = frontDialog();
  return document.hidden || swipe?.carousel === carousel || (canHover.matches && carousel.matches(":hover"))
    || carousel.querySelector(":focus-visible") !== null || Boolean(dialog && !dialog.contains(carousel));
}

export function reportHolds() {
  for (const carousel of allCarousels()) {
    const held = isHeld(carousel);
    if ((reportedHolds.get(carousel) ?? false) !== held) report(EventKind.hold, nodeOf(carousel), Number(held));
    reportedHolds.set(carousel, held);
    // With reduced motion the carousel is paused, until the user presses its button.
    const toggle = carousel.querySelector(".carousel-toggle");
    if (!prefersReducedMotion() || pausedOnce.has(carousel) || !toggle.checkVisibility()) continue;
    pausedOnce.add(carousel);
    if (!("paused" in carousel.dataset)) report(EventKind.tap, nodeOf(toggle));
  }
}

// The session was restored: it holds none.
export function forgetReportedHolds() {
  for (const carousel of allCarousels()) reportedHolds.delete(carousel);
}

onFrame({ report: reportHolds });

for (const event of ["pointerover", "pointerout"]) root.addEventListener(event, ({ target, relatedTarget }) => {
  if (carouselOf(target) !== carouselOf(relatedTarget)) setTimeout(reportHolds);
});
for (const event of ["focusin", "focusout"]) root.addEventListener(event, () => setTimeout(reportHolds));
document.addEventListener("visibilitychange", reportHolds);
reducedMotion.addEventListener("change", reportHolds);

function moveCarousel(carousel, isForward) {
  const button = carousel.querySelector(isForward ? ".carousel-next" : ".carousel-previous");
  if (button.checkVisibility() && !button.matches(":disabled")) tap(button);
}

root.addEventListener("pointerdown", (event) => {
  const slides = event.target.closest?.(".slides");
  if (!slides || event.pointerType === "mouse" || !event.isPrimary) return;
  const slide = slides.querySelector(":scope > .slide:not([inert])");
  const { pointerId: pointer, clientX: x, clientY: y } = event;
  swipe = { carousel: carouselOf(slides), slide, pointer, x, y, distance: 0 };
  reportHolds();
});

addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  if (swipe?.pointer !== pointerId) return;
  const [x, y] = [clientX - swipe.x, clientY - swipe.y];
  if (!swipe.distance && (Math.abs(x) < beginOfSwipe || Math.abs(x) < Math.abs(y))) return;
  swipe.distance = x;
  if (swipe.slide && !prefersReducedMotion()) swipe.slide.style.transform = `translateX(${x}px)`;
});

for (const end of ["pointerup", "pointercancel"]) addEventListener(end, ({ pointerId }) => {
  if (swipe?.pointer !== pointerId) return;
  const { carousel, slide, distance } = swipe;
  swipe = null;
  if (slide) slide.style.transform = "";
  const isSwipe = end === "pointerup" && Math.abs(distance) > farEnough;
  if (isSwipe) moveCarousel(carousel, distance < 0 !== isRightToLeft(carousel));
  reportHolds();
});

root.addEventListener("keydown", (event) => {
  const carousel = carouselOf(event.target);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (!carousel || !isPlain || event.defaultPrevented || isField(event.target)) return;
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  event.preventDefault();
  moveCarousel(carousel, (event.key === "ArrowRight") !== isRightToLeft(carousel));
});
