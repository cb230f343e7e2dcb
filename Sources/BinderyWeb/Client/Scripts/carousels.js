// Carousels — advanced by the server. The page asks it to hold one while the user is busy with it or looks elsewhere.

const heldCarousels = new WeakMap(); // carousel → what was last sent to the server: held or not
// The carousels that were paused once because the user prefers reduced motion.
const calmedCarousels = new WeakSet();
const canHover = matchMedia("(hover: hover)");
let swipe = null; // { carousel, slide, pointer, x, y, distance }: a touch on a carousel

const carouselOf = (element) => element?.closest?.(".carousel") ?? null;

function isHeld(carousel) {
  const dialog = frontDialog();
  return document.hidden || swipe?.carousel === carousel || (canHover.matches && carousel.matches(":hover"))
    || carousel.querySelector(":focus-visible") !== null || Boolean(dialog && !dialog.contains(carousel));
}

function reportHolds() {
  for (const carousel of root.querySelectorAll(".carousel")) {
    const held = isHeld(carousel);
    if ((heldCarousels.get(carousel) ?? false) !== held) report(Kind.hold, nodeOf(carousel), Number(held));
    heldCarousels.set(carousel, held);
    // With reduced motion the carousel is paused, until the user presses its button.
    const toggle = carousel.querySelector(".carousel-toggle");
    if (!isCalm.matches || calmedCarousels.has(carousel) || !toggle.checkVisibility()) continue;
    calmedCarousels.add(carousel);
    if (!("paused" in carousel.dataset)) report(Kind.tap, nodeOf(toggle));
  }
}

for (const event of ["pointerover", "pointerout"]) root.addEventListener(event, ({ target, relatedTarget }) => {
  if (carouselOf(target) !== carouselOf(relatedTarget)) setTimeout(reportHolds);
});
for (const event of ["focusin", "focusout"]) root.addEventListener(event, () => setTimeout(reportHolds));
document.addEventListener("visibilitychange", reportHolds);
isCalm.addEventListener("change", reportHolds);

function moveCarousel(carousel, isForward) {
  const button = carousel.querySelector(isForward ? ".carousel-next" : ".carousel-previous");
  if (button.checkVisibility() && !button.matches(":disabled")) act(Kind.tap, button);
}

root.addEventListener("pointerdown", (event) => {
  const slides = event.target.closest?.(".slides");
  if (!slides || event.pointerType === "mouse" || !event.isPrimary) return;
  const slide = slides.querySelector(":scope > .slide:not([inert])");
  swipe = { carousel: carouselOf(slides), slide, pointer: event.pointerId, x: event.clientX, y: event.clientY, distance: 0 };
  reportHolds();
});

addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  if (swipe?.pointer !== pointerId) return;
  const [x, y] = [clientX - swipe.x, clientY - swipe.y];
  if (!swipe.distance && (Math.abs(x) < 8 || Math.abs(x) < Math.abs(y))) return;
  swipe.distance = x;
  if (swipe.slide && !isCalm.matches) swipe.slide.style.transform = `translateX(${x}px)`;
});

for (const end of ["pointerup", "pointercancel"]) addEventListener(end, ({ pointerId }) => {
  if (swipe?.pointer !== pointerId) return;
  const { carousel, slide, distance } = swipe;
  swipe = null;
  if (slide) slide.style.transform = "";
  if (end === "pointerup" && Math.abs(distance) > 40) moveCarousel(carousel, distance < 0 !== isRightToLeft(carousel));
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
