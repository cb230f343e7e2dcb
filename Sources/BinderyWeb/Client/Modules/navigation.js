// Navigation — the links of a navigation list, and their search. A press is reported with the address of the link,
// which is marked as the present one at once. Loaded with the first such list; see Scripts/controls/modules.js. Without
// it the browser follows the links.

const listSelector = ".navigation-list";
const addressOf = (link) => link.getAttribute("href");
const normal = (text) => text.normalize("NFKC").toLocaleLowerCase();

export default function begin({ root, dispatch, isUnanswered, isApple, onFrame }) {
  // Of several links with the address, the first one.
  function mark(list, address) {
    const links = [...list.querySelectorAll("a")];
    const current = links.find((link) => addressOf(link) === address);
    for (const link of links)
      if (link !== current) link.removeAttribute("aria-current");
      else if (link.getAttribute("aria-current") !== "page") link.setAttribute("aria-current", "page");
  }

  function follow(link) {
    const list = link.closest(listSelector);
    if (dispatch(list, "bindery-follow", addressOf(link)) && link.checkVisibility()) mark(list, addressOf(link));
    list.closest(":popover-open")?.hidePopover();
  }

  // MARK: The search

  let palette = null; // { dialog, field, options, found, selected }: the search that is open

  function entries() {
    return [...root.querySelectorAll(`${listSelector} a`)].map((link) => {
      const title = link.textContent;
      const group = link.closest(".navigation-group").querySelector("h2")?.textContent ?? "";
      return { link, title, group, text: normal([title, group, addressOf(link), link.dataset.keywords ?? ""].join(" ")) };
    });
  }

  // The links with all words of the query. First those whose title begins with it, then those with a word that does.
  function find(query) {
    const text = normal(query.trim());
    const words = text.split(/\s+/);
    const rank = ({ title }) => {
      const name = normal(title);
      return name.startsWith(text) ? 0 : name.split(/\s+/).some((word) => word.startsWith(words[0])) ? 1 : 2;
    };
    return entries().filter((entry) => words.every((word) => entry.text.includes(word)))
      .map((entry) => [rank(entry), entry]).sort(([a], [b]) => a - b).map(([, entry]) => entry);
  }

  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  function select(index) {
    const { found, options, field } = palette;
    if (!found.length) return field.removeAttribute("aria-activedescendant");
    palette.selected = (index + found.length) % found.length;
    [...options.children].forEach((option, each) => option.setAttribute("aria-selected", each === palette.selected));
    const option = options.children[palette.selected];
    field.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  function showFound() {
    const { field, options, none } = palette;
    palette.found = find(field.value);
    options.replaceChildren(...palette.found.map(({ link, title, group }, index) => {
      const attributes = { class: "palette-option", role: "option", id: `bindery-found-${index}` };
      if (link.dataset.testid) attributes["data-testid"] = `found-${link.dataset.testid}`;
      return make("div", attributes, title, make("span", { class: "palette-group" }, group));
    }));
    options.hidden = !palette.found.length;
    none.hidden = !options.hidden;
    select(0);
  }

  function close() {
    const { dialog } = palette;
    palette = null;
    dialog.close(); // returns the focus
    dialog.remove();
  }

  function choose(index) {
    const entry = palette.found[index];
    if (!entry) return;
    close();
    if (entry.link.isConnected) follow(entry.link);
  }

  function open(button) {
    const title = button.textContent;
    const field = make("input", {
      class: "palette-field", type: "text", role: "combobox", placeholder: title, "aria-label": title,
      "aria-expanded": "true", "aria-controls": "bindery-found", "aria-autocomplete": "list", autocomplete: "off",
      autocapitalize: "off", spellcheck: "false", "data-testid": "palette-query",
    });
    const options = make("div", {
      class: "palette-options", role: "listbox", id: "bindery-found", "aria-label": title,
    });
    const none = make("p", { class: "palette-none", role: "status" }, button.dataset.none);
    const box = make("div", { class: "palette-box" }, field, options, none);
    const dialog = make("dialog", { class: "palette", "aria-label": title }, box);
    palette = { dialog, field, options, none };
    document.body.append(dialog);
    dialog.showModal();
    showFound();
    field.addEventListener("input", showFound);
    field.addEventListener("keydown", (event) => {
      if (event.isComposing || event.keyCode === 229) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step && event.key !== "Enter") return;
      event.preventDefault();
      if (step) select(palette.selected + step);
      else choose(palette.selected);
    });
    const optionOf = ({ target }) => [...options.children].indexOf(target.closest(".palette-option"));
    options.addEventListener("mousemove", (event) => {
      const index = optionOf(event);
      if (index >= 0 && index !== palette.selected) select(index);
    });
    // The field keeps the focus.
    options.addEventListener("mousedown", (event) => event.preventDefault());
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) close();
      else if (options.contains(event.target)) choose(optionOf(event));
    });
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close();
    });
    // A second Escape in a row closes it even so.
    dialog.addEventListener("close", () => palette?.dialog === dialog && close());
  }

  // MARK: Events

  root.addEventListener("click", (event) => {
    const button = event.target.closest?.(".navigation-search");
    if (button) return open(button);
    const link = event.target.closest?.(`${listSelector} a`);
    if (!link || event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(link);
  });

  document.addEventListener("keydown", (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || event.isComposing || event.key?.toLowerCase() !== "k" || altKey || shiftKey) return;
    if ((isApple ? ctrlKey || !metaKey : metaKey || !ctrlKey)) return;
    const button = root.querySelector(".navigation-search");
    if (!button) return;
    event.preventDefault();
    if (palette) close();
    else if (!event.repeat && !root.querySelector("dialog:modal")) open(button);
  });

  function showKeys() {
    for (const button of isApple ? root.querySelectorAll(".navigation-search") : []) {
      button.dataset.keys = "⌘K";
      button.setAttribute("aria-keyshortcuts", "Meta+K");
    }
  }

  showKeys();
  onFrame({
    settled() {
      showKeys();
      for (const list of root.querySelectorAll(listSelector))
        if (!isUnanswered(list)) mark(list, list.dataset.current);
    },
  });
}
