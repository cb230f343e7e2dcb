// Type-ahead — letters or digits that follow each other quickly are one text.

const longestPause = 700; // milliseconds

export function createTypeAhead() {
  let [text, lastAt] = ["", 0];
  const current = () => (performance.now() - lastAt < longestPause ? text : "");
  return {
    current, // the text so far; empty after a pause
    add(letter) {
      [text, lastAt] = [current() + letter, performance.now()];
      return text;
    },
    end() {
      [text, lastAt] = ["", 0];
    },
  };
}
