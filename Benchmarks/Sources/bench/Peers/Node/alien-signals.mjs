// Runs alien-signals: `node alien-signals.mjs <checkout> <work> <sizes as JSON>` prints "ready", then reads numbers of
// runs, a line each, and answers each with the checksum of all results so far.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { graphs } from './js-reactivity.mjs';
import { scenarios } from './scenarios.mjs';

const [checkout, work, sizes] = process.argv.slice(2);

function fail(message) {
  console.error(`alien-signals: ${message}`);
  process.exit(1);
}

// Node strips types but, from version 26, cannot transform a `const enum`. Its constants are inlined here, as
// alien-signals' own build does; the rest of the source is erasable.
async function load() {
  const folder = mkdtempSync(join(tmpdir(), 'alien-signals-'));
  try {
    const read = (name) => readFileSync(join(checkout, `src/${name}.ts`), 'utf8');
    const body = read('system').match(/const enum ReactiveFlags \{([^}]*)\}/)[1];
    const flags = Object.fromEntries([...body.matchAll(/(\w+) = (\d+)/g)].map((match) => [match[1], match[2]]));
    for (const name of ['system', 'index']) {
      const source = read(name)
        .replace(/export const enum ReactiveFlags \{[^}]*\}/, 'export type ReactiveFlags = number;')
        .replace(/ReactiveFlags\.(\w+)/g, (_, flag) => flags[flag])
        .replace(/import \{([^}]*)\bReactiveFlags,/, 'import {$1 type ReactiveFlags,')
        .replaceAll("'./system.js'", "'./system.mts'");
      writeFileSync(join(folder, `${name}.mts`), source);
    }
    return await import(join(folder, 'index.mts'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (!process.features.typescript) {
  fail(`needs a Node that reads TypeScript (24 or newer, or 22.18), this is ${process.version}. NODE names another one.`);
}
const library = await load().catch((error) => fail(`${checkout} cannot be loaded: ${error.message}`));
const prefixed = Object.entries(graphs(library)).map(([name, graph]) => [`js-reactivity: ${name}`, graph]);
const run = { ...scenarios(library), ...Object.fromEntries(prefixed) }[work](JSON.parse(sizes));
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) console.log(run(Number(line)));
