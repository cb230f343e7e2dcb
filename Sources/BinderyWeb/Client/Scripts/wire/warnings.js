// Warnings — a message of the server that the page cannot use is reported once in the console, then ignored.

const reported = new Set();

export function warnOnce(subject, ...details) {
  if (reported.has(subject)) return;
  reported.add(subject);
  console.warn(`Bindery: ${subject}`, ...details);
}
