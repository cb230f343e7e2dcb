// Storage — what the tab keeps from one page to the next. It may be unavailable, or full.

// Returns whether it was stored.
export function store(name, value) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

// Returns null if nothing, or no JSON, is stored.
export function take(name) {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function clear() {
  try {
    sessionStorage.clear();
  } catch {} // nothing is stored
}
