// HTML — the only way from text to elements that the page's policy allows (Trusted Types). The server wrote the text.

const createHTML = (html) => html;
const policy = window.trustedTypes?.createPolicy("bindery", { createHTML }) ?? { createHTML };

// `parent`: where the content will be. A part of a drawing is only one inside an `<svg>`.
export function parse(html, parent = null) {
  const template = document.createElement("template");
  const isDrawing = parent instanceof SVGElement && parent.localName !== "foreignObject";
  template.innerHTML = policy.createHTML(isDrawing ? `<svg>${html}</svg>` : html);
  if (isDrawing) template.content.firstChild.replaceWith(...template.content.firstChild.childNodes);
  return template.content;
}
