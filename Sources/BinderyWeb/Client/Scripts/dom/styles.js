// Styles — classes cannot express arbitrary values, and the page's policy forbids style attributes: CSSOM sets them.

const setters = {
  width: (style, width) => { style.maxWidth = width && `${Number(width)}px`; },
  background: (style, color) => { style.backgroundColor = color; },
  opacity: (style, opacity) => { style.opacity = opacity; },
  columns: (style, count) => style.setProperty("--columns", count && Number(count)),
  columnWidth: (style, width) => style.setProperty("--column-width", width && `${Number(width)}px`),
};
const attributes = ["data-width", "data-background", "data-opacity", "data-columns", "data-column-width"];

export const isStyleAttribute = (name) => attributes.includes(name);

export function setStyle(element) {
  for (const [name, set] of Object.entries(setters)) set(element.style, element.dataset[name] ?? "");
}

// Includes elements with a style: morphing may have removed the attribute that the style was set for.
export function setStyles(scope) {
  const selector = [...attributes, "style"].map((name) => `[${name}]`).join();
  scope.querySelectorAll(selector).forEach(setStyle);
}
