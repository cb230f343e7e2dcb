// Nodes — elements by their number, found when first needed and cached until they leave the page.

const nodes = new Map();

export function find(node) {
  const cached = nodes.get(node);
  if (cached?.isConnected) return cached;
  const element = node > 0 ? document.querySelector(`[data-n="${Number(node)}"]`) : null;
  if (element) nodes.set(node, element);
  return element;
}

export function need(node) {
  const element = find(node);
  if (!element) throw new Error(`no node ${node}`);
  return element;
}

export const nodeOf = (element) => Number(element?.dataset?.n) || 0;

export function forgetNodesIn(element) {
  for (const each of [element, ...element.querySelectorAll("[data-n]")])
    if (nodes.get(nodeOf(each)) === each) nodes.delete(nodeOf(each));
}

export let generation = 0; // of the numbers: those of another one are other elements

// A restored page has new numbers.
export function forgetAllNodes() {
  generation += 1;
  nodes.clear();
}
