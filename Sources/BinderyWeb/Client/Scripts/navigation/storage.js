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
export function read(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}

export function take(name) {
  const value = read(name);
  remove(name);
  return value;
}

export function remove(name) {
  try {
    sessionStorage.removeItem(name);
  } catch {} // nothing is stored
}

export function clear() {
  try {
    sessionStorage.clear();
  } catch {} // nothing is stored
}
