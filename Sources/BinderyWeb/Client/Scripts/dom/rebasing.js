// Rebasing — merges two concurrent changes of one text: the user's and the program's. The server has the same function,
// in TextRebase.swift. Both sides apply it to the same texts in the same order and get the same result.

const mostSteps = 1 << 14; // the size of a comparison; beyond it, the changed part counts as replaced

// Returns what was removed from a text and inserted into it, by code points: a longest common subsequence (Wagner and
// Fischer, 1974). An insertion precedes the removals at its position.
function changeOf(before, after) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  const old = before.slice(start, before.length - same);
  const fresh = after.slice(start, after.length - same);
  const width = fresh.length + 1;
  if (!old.length || !fresh.length || (old.length + 1) * width > mostSteps)
    return { start, isRemoved: old.map(() => true), insertions: [fresh] };
  // The length of the common subsequence of the rests, by where the rests begin.
  const common = new Array((old.length + 1) * width).fill(0);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      common[i * width + j] = old[i] === fresh[j] ? common[(i + 1) * width + j + 1] + 1
        : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
  const change = { start, isRemoved: [], insertions: [[]] };
  const step = (removes) => {
    change.isRemoved.push(removes);
    change.insertions.push([]);
  };
  for (let i = 0, j = 0; i < old.length || j < fresh.length;) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      step(false);
      i++;
      j++;
    } else if (j < fresh.length && (i === old.length || common[i * width + j + 1] >= common[(i + 1) * width + j]))
      change.insertions.at(-1).push(fresh[j++]);
    else {
      step(true);
      i++;
    }
  }
  return change;
}

// Returns `mine` with the change from `base` to `theirs`. At one position, the program's insertion precedes the user's.
export function rebase(mine, base, theirs) {
  if (mine === base || mine === theirs) return theirs;
  if (base === theirs) return mine;
  const before = Array.from(base);
  const typed = changeOf(before, Array.from(mine));
  const written = changeOf(before, Array.from(theirs));
  let result = "";
  for (let index = 0; index <= before.length; index++) {
    for (const { start, insertions } of [written, typed]) result += insertions[index - start]?.join("") ?? "";
    const isRemoved = [written, typed].some((change) => change.isRemoved[index - change.start]);
    if (index < before.length && !isRemoved) result += before[index];
  }
  return result;
}

// Where a position in `before` is in `after`: behind text inserted there. Counts UTF-16 code units, as the caret does.
export function follow(position, before, after) {
  if (before === after) return position;
  const points = Array.from(before);
  const { start, isRemoved, insertions } = changeOf(points, Array.from(after));
  let [here, there] = [0, 0];
  for (let index = 0; index <= points.length && here <= position; index++) {
    there += insertions[index - start]?.join("").length ?? 0;
    if (here === position || index === points.length) break;
    here += points[index].length;
    if (!isRemoved[index - start]) there += points[index].length;
  }
  return there;
}
