// The work of ../../Scenarios, done with alien-signals. It is prepared with the sizes stated there, and is a function
// that does a number of runs and returns the checksum of all results so far.

// The lower 32 bits of the sums in Swift: V8 does not allocate such numbers.
export const fold = (sum, value) => (Math.imul(sum, 31) + value) | 0;

export const scenarios = ({ signal, computed, effect }) => {
  function chain(source, length) {
    let last = source;
    for (let index = 0; index < length; index++) {
      const previous = last;
      last = computed(() => previous() + 1);
    }
    return last;
  }

  // `observed` makes the observed nodes from the source that is written.
  const writing = (observed) => () => {
    let sum = 0;
    const source = signal(0);
    for (const node of observed(source)) {
      effect(() => { sum = fold(sum, node()); });
    }
    return (count) => {
      for (let number = 1; number <= count; number++) source(number);
      return sum;
    };
  };

  return {
    sum: writing((a) => {
      const b = signal(2);
      return [computed(() => a() + b())];
    }),
    chain: writing((source) => [chain(source, 100)]),
    diamond: writing((a) => {
      const b = computed(() => a() + 1), c = computed(() => a() * 2);
      return [computed(() => b() + c())];
    }),
    grid: writing((source) => Array.from({ length: 100 }, () => chain(source, 100))),
    read: () => {
      let sum = 0;
      const a = signal(1), b = computed(() => a() + 1);
      return (count) => {
        for (let index = 0; index < count; index++) sum = fold(sum, b());
        return sum;
      };
    },
  };
};
