// Five buttons; the pressed one is the rating.
export default class Stars {
  constructor(element, rating, page) {
    this.page = page;
    element.dataset.ready = "yes";
    this.buttons = [1, 2, 3, 4, 5].map((stars) => {
      const button = element.appendChild(document.createElement("button"));
      button.type = "button";
      button.textContent = "★";
      button.setAttribute("aria-label", `${stars} of 5`);
      button.addEventListener("click", () => page.send("rated", stars));
      return button;
    });
    this.changed(rating);
  }

  changed(rating) {
    this.buttons.forEach((button, index) => button.setAttribute("aria-pressed", index + 1 === rating));
  }

  // A text with this number of characters.
  fill(count) {
    return "x".repeat(count);
  }

  // A message that is larger than the server accepts.
  flood(count) {
    this.page.send("rated", "x".repeat(count));
  }
}
