import type { Fault } from '../../kernel/index.ts';

/** Bounds fall strictly to the first 0; behind it are only 0. One that is not known is compared with nothing. */
export const boundFaults = (bounds: readonly (number | undefined)[], name: string): Fault[] =>
  bounds.flatMap((bound, index): Fault[] => {
    const above = bounds[index - 1];
    if (bound === undefined || above === undefined || bound < above || (above === 0 && bound === 0))
      return [];
    return [[`${name}${index + 1}`, 'results.bounds-fall']];
  });
