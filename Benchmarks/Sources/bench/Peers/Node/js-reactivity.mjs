// The graphs of ../../Scenarios/JSReactivity, made with alien-signals. A graph is prepared with the sizes stated there,
// and returns a function that does a number of runs.
import { fold } from './scenarios.mjs';

class Tally {
  reads = 0;
  effectRuns = 0;
  effectSum = 0;
  burnt = 1;

  get checksum() { return fold(fold(this.reads, this.effectRuns), this.effectSum); }

  read(value) { this.reads = fold(this.reads, value); }

  effectRan(value) {
    this.effectRuns = (this.effectRuns + 1) | 0;
    this.effectSum = (this.effectSum + value) | 0;
  }

  burn() {
    let value = this.burnt;
    for (let step = 0; step < 100; step++) value = fold(value, step);
    this.burnt = value;
  }
}

// The generator sfc32 of PractRand.
function smallFastCounting(a, b, c, counter) {
  return () => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return (result >>> 0) / 2 ** 32;
  };
}

const random = () => smallFastCounting(0x0eab8c28, 0x91222c94, 0x2cddb444, 0x367a626a);
const range = (count, element) => Array.from({ length: count }, (_, index) => element(index));

export const graphs = ({ signal, computed, effect, effectScope, startBatch, endBatch }) => {
  const transaction = (body) => {
    startBatch();
    body();
    endBatch();
  };

  // A graph with a tally, whose `make` returns one run.
  const graph = (make) => (sizes) => {
    const tally = new Tally();
    const run = make(tally, sizes);
    return (count) => {
      for (let index = 0; index < count; index++) run();
      return tally.checksum;
    };
  };

  // The source and behind it a number of nodes, each derived from the previous one.
  const chain = (source, length) => {
    const nodes = [source];
    for (let index = 0; index < length; index++) {
      const last = nodes[index];
      nodes.push(computed(() => last() + 1));
    }
    return nodes;
  };

  const sumOf = (nodes) => computed(() => {
    let sum = 0;
    for (const node of nodes) sum += node();
    return sum;
  });

  // `observed` makes from the source the nodes that an effect each observes.
  const propagation = (observed) => graph((tally, { size, writes, isBusy }) => {
    const source = signal(0);
    const nodes = observed(source, size, tally);
    for (const node of nodes) {
      effect(() => {
        tally.effectRan(node());
        if (isBusy) tally.burn();
      });
    }
    const last = nodes.at(-1);
    const written = [1, ...range(writes, (index) => index)];
    return () => {
      for (const value of written) {
        transaction(() => { source(value); });
        tally.read(last());
      }
    };
  });

  const propagations = {
    avoidablePropagation: (source, _, tally) => {
      const first = computed(() => source());
      const constant = computed(() => { first(); return 0; });
      const busy = computed(() => { tally.burn(); return constant() + 1; });
      const next = computed(() => busy() + 2);
      return [computed(() => next() + 3)];
    },
    broadPropagation: (source, size) => range(size, (number) => {
      const sum = computed(() => source() + number);
      return computed(() => sum() + 1);
    }),
    deepPropagation: (source, size) => [chain(source, size).at(-1)],
    diamond: (source, size) => [sumOf(range(size, () => computed(() => source() + 1)))],
    repeatedObservers: (source, size) => [computed(() => {
      let sum = 0;
      for (let index = 0; index < size; index++) sum += source();
      return sum;
    })],
    triangle: (source, size) => [sumOf(chain(source, size).slice(0, -1))],
    unstable: (source, size) => {
      const double = computed(() => source() * 2), inverse = computed(() => -source());
      return [computed(() => {
        let sum = 0;
        for (let index = 0; index < size; index++) sum += source() % 2 === 0 ? inverse() : double();
        return sum;
      })];
    },
  };

  const mux = graph((tally, { size }) => {
    const sources = range(size, () => signal(0));
    const collected = computed(() => sources.map((source) => source()));
    const divided = range(size, (index) => {
      const element = computed(() => collected()[index]);
      return computed(() => element() + 1);
    });
    for (const node of divided) effect(() => { tally.effectRan(node()); });
    const writes = [1, 2].flatMap((factor) => range(10, (index) => [index, index * factor]));
    return () => {
      for (const [index, value] of writes) {
        transaction(() => { sources[index](value); });
        tally.read(divided[index]());
      }
    };
  });

  const fibonacci = (number) => (number < 2 ? 1 : fibonacci(number - 1) + fibonacci(number - 2));
  const slow = (number) => number + fibonacci(16);

  const molBench = graph((tally) => {
    const a = signal(0), b = signal(0);
    const c = computed(() => (a() % 2) + (b() % 2));
    const d = computed(() => range(5, (index) => ({ x: index + (a() % 2) - (b() % 2) })));
    const e = computed(() => slow(c() + a() + d()[0].x));
    const f = computed(() => slow(d()[2].x || b()));
    const g = computed(() => c() + (c() || e() % 2) + d()[4].x + f());
    effect(() => { tally.effectRan(slow(g())); });
    effect(() => { tally.effectRan(g()); });
    effect(() => { tally.effectRan(slow(f())); });
    let run = 0;
    return () => {
      run++;
      transaction(() => {
        b(1);
        a(1 + run * 2);
      });
      transaction(() => {
        b(2);
        a(2 + run * 2);
      });
    };
  });

  const createSignals = graph((tally, { count }) => () => {
    const sources = range(count, (index) => signal(index));
    tally.read(sources.at(-1)());
  });

  // An effect that reads the sources from an index on.
  function summing(sources, first, count, tally) {
    const a = sources[first], b = sources[first + 1], c = sources[first + 2], d = sources[first + 3];
    switch (count) {
      case 0: return effect(() => { tally.effectRan(0); });
      case 1: return effect(() => { tally.effectRan(a()); });
      case 2: return effect(() => { tally.effectRan(a() + b()); });
      case 4: return effect(() => { tally.effectRan(a() + b() + c() + d()); });
      default: return effect(() => {
        let sum = 0;
        for (let index = first; index < first + count; index++) sum += sources[index]();
        tally.effectRan(sum);
      });
    }
  }

  const createComputations = graph((tally, { sourceCount, fans }) => {
    const sources = range(sourceCount, (index) => signal(index));
    return () => {
      for (const fan of fans) {
        const dispose = effectScope(() => {
          for (let index = 0; index < fan.count; index++) {
            summing(sources, Math.floor(index / fan.effects) * fan.sources, fan.sources, tally);
          }
        });
        dispose();
      }
    };
  });

  const updateSignals = graph((tally, { fans }) => {
    const sources = fans.map((fan) => {
      const sources = range(fan.sources, (index) => signal(index));
      for (let index = 0; index < fan.effects; index++) summing(sources, 0, fan.sources, tally);
      return sources[0];
    });
    return () => {
      fans.forEach((fan, index) => {
        const source = sources[index];
        for (let value = 1; value <= fan.count; value++) transaction(() => { source(value); });
      });
    };
  });

  const cellx1000 = graph((tally, { layers }) => {
    const sources = range(4, (index) => signal(index + 1));
    let end = sources;
    for (let layer = 0; layer < layers; layer++) {
      const [a, b, c, d] = end;
      end = [computed(() => b()), computed(() => a() - c()), computed(() => b() + d()), computed(() => c())];
      for (const node of end) effect(() => { tally.effectRan(node()); });
    }
    const states = [[4, 3, 2, 1], [1, 2, 3, 4]];
    let run = 0;
    return () => {
      for (const node of end) tally.read(node());
      transaction(() => { sources.forEach((source, index) => source(states[run][index])); });
      for (const node of end) tally.read(node());
      run = 1 - run;
    };
  });

  const layers = ({ sources: sourceCount, width, layers, staticFraction, readFraction, iterations }) => {
    let computations = 0;
    const sources = range(width, (index) => signal(index));

    const staticSum = (inputs) => computed(() => {
      computations++;
      let sum = 0;
      for (const input of inputs) sum += input();
      return sum;
    });
    const dynamicSum = ([first, ...others]) => computed(() => {
      computations++;
      let sum = first();
      const omitted = sum & 1 ? sum % others.length : -1;
      for (let index = 0; index < others.length; index++) {
        if (index !== omitted) sum += others[index]();
      }
      return sum;
    });

    const nextForLayers = random();
    let leaves = sources;
    for (let layer = 1; layer < layers; layer++) {
      const last = leaves;
      leaves = range(width, (index) => {
        const inputs = range(sourceCount, (offset) => last[(index + offset) % width]);
        return nextForLayers() < staticFraction ? staticSum(inputs) : dynamicSum(inputs);
      });
    }
    const nextForLeaves = random();
    leaves = [...leaves];
    for (let rest = Math.round(width * (1 - readFraction)); rest > 0; rest--) {
      leaves.splice(Math.floor(nextForLeaves() * leaves.length), 1);
    }
    effect(() => { for (const leaf of leaves) leaf(); });

    let iteration = 0;
    return (count) => {
      const before = computations;
      for (let run = 0; run < count; run++) {
        const index = iteration % width;
        transaction(() => { sources[index](iteration + index); });
        for (const leaf of leaves) leaf();
        iteration = iteration + 1 === iterations ? 0 : iteration + 1;
      }
      const sum = leaves.reduce((sum, leaf) => leaf() + sum, 0);
      const [low, high] = new Int32Array(new Float64Array([sum]).buffer);
      return fold(fold(computations - before, low), high);
    };
  };

  return {
    ...Object.fromEntries(Object.entries(propagations).map(([name, observed]) => [name, propagation(observed)])),
    mux, molBench, createSignals, createComputations, updateSignals, cellx1000, layers,
  };
};
