import type * as z from 'zod';

/** A problem of a form that no single field can see: at which field, and its text key. */
export type Fault = readonly [path: string, key: string, params?: Readonly<Record<string, number>>];

/** Adds the problems to those of the single fields. */
export const faulty =
  <T>(faultsOf: (value: T) => readonly Fault[]) =>
  (value: T, context: z.RefinementCtx<T>): void => {
    for (const [path, message, params] of faultsOf(value))
      context.addIssue({ code: 'custom', message, path: path.split('.'), ...(params ? { params } : {}) });
  };

/** Bounds fall strictly to the first 0; behind it are only 0. */
export const boundFaults = (bounds: readonly number[], name: string): Fault[] =>
  bounds.flatMap((bound, index): Fault[] => {
    const above = bounds[index - 1];
    if (above === undefined || bound < above || (above === 0 && bound === 0)) return [];
    return [[`${name}${index + 1}`, 'results.bounds-fall']];
  });
