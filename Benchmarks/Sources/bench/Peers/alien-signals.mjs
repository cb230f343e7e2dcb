// Measures alien-signals: `node alien-signals.mjs <checkout>` prints a line "name nanoseconds" per scenario.
// Strips the types from the checkout's TypeScript, and inlines its `const enum` as its own build does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function fail(message) {
  console.error(`alien-signals: ${message}`);
  process.exit(1);
}

const checkout = process.argv[2];
if (Number(process.versions.node.split('.')[0]) < 24) fail(`needs Node 24 or newer, this is ${process.version}`);

async function load() {
  const folder = mkdtempSync(join(tmpdir(), 'alien-signals-'));
  try {
    const system = readFileSync(join(checkout, 'src/system.ts'), 'utf8');
    const flags = Object.fromEntries(
      [...system.match(/const enum ReactiveFlags \{([^}]*)\}/)[1].matchAll(/(\w+) = (\d+)/g)].map((m) => [m[1], m[2]])
    );
    for (const name of ['system', 'index']) {
      const source = readFileSync(join(checkout, `src/${name}.ts`), 'utf8')
        .replace(/export const enum ReactiveFlags \{[^}]*\}/, 'export type ReactiveFlags = number;')
        .replace(/ReactiveFlags\.(\w+)/g, (_, flag) => flags[flag])
        .replace(/import \{([^}]*)\bReactiveFlags,/, 'import {$1 type ReactiveFlags,')
        .replaceAll("'./system.js'", "'./system.mjs'");
      writeFileSync(join(folder, `${name}.mjs`), module.stripTypeScriptTypes(source, { mode: 'transform' }));
    }
    return await import(join(folder, 'index.mjs'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.removeAllListeners('warning');
process.on('warning', () => {}); // stripTypeScriptTypes is experimental
const { signal, computed, effect } = await load().catch((error) => fail(error.message));

// The same work as in ../Scenarios. The sum wraps at 32 bits, which numbers hold without becoming objects.
const fold = (sum, value) => (Math.imul(sum, 31) + value) | 0;

function observe(node, state) {
  effect(() => {
    state.sum = fold(state.sum, node());
    state.runs++;
  });
}

function chain(source, length) {
  let last = source;
  for (let index = 0; index < length; index++) {
    const previous = last;
    last = computed(() => previous() + 1);
  }
  return last;
}

const scenarios = {
  sum: [1, (a, state) => { const b = signal(2); observe(computed(() => a() + b()), state); return [1, (n) => n + 2]; }],
  chain: [100, (a, state) => { observe(chain(a, 100), state); return [1, (n) => n + 100]; }],
  diamond: [1, (a, state) => {
    const b = computed(() => a() + 1), c = computed(() => a() * 2);
    observe(computed(() => b() + c()), state);
    return [1, (n) => 3 * n + 1];
  }],
  grid: [10_000, (a, state) => {
    for (let column = 0; column < 100; column++) observe(chain(a, 100), state);
    return [100, (n) => n + 100];
  }],
};

function measure(run, operations) {
  let count = 1, number = 0;
  const time = (count) => {
    const start = process.hrtime.bigint();
    for (let index = 0; index < count; index++) run(++number);
    return Number(process.hrtime.bigint() - start);
  };
  for (let warm = 0; warm < 3e8; ) {
    const elapsed = time(count);
    warm += elapsed;
    if (elapsed < 1e8) count *= 2;
  }
  count = Math.max(1, Math.round((count * 2e8) / time(count)));
  const samples = Array.from({ length: 7 }, () => time(count) / count / operations).sort((a, b) => a - b);
  return samples[3];
}

for (const [name, [operations, build]] of Object.entries(scenarios)) {
  const source = signal(0);
  const state = { sum: 0, runs: 0 };
  const [observers, expected] = build(source, state);
  let sum = 0;
  for (let number = 0; number <= 100; number++) {
    if (number > 0) source(number);
    for (let index = 0; index < observers; index++) sum = fold(sum, expected(number));
  }
  if (observers === 1 ? state.sum !== sum : state.runs !== 101 * observers) fail(`${name}: wrong result`);
  console.log(`${name} ${measure((n) => source(n), operations)}`);
}

{
  const clean = computed(() => 1);
  let sum = 0;
  console.log(`read ${measure(() => { sum = fold(sum, clean()); }, 1)}`);
}
