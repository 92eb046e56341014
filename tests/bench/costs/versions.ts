import type { Sample } from '../counter/rows.ts';
import { type Figure, figuresOf, quantile, spread } from '../figures.ts';

/** Of a measure, what two versions are compared by: figure and the most it may be of before, per cent. */
export type Compared = ReadonlyMap<string, { readonly figure: string; readonly atMost: number }>;

const medianOf = (samples: readonly Sample[], measure: string, figure: string): number =>
  quantile(
    samples.filter((one) => one.measure === measure && one.figure === figure).map(({ value }) => value),
    0.5,
  );

/** Samples of several rounds as medians with their spread. @param name of the version, where there are several */
export function summedUp(samples: readonly Sample[], name?: string): Figure[] {
  return [...Map.groupBy(samples, ({ measure, figure }) => `${measure}|${figure}`).values()].map((values) => {
    const { measure, figure, unit } = values[0] as Sample;
    const told = figuresOf(name === undefined ? measure : `${measure} (${name})`);
    const rounds = values.map(({ value }) => value);
    return spread(told, figure, rounds, unit);
  });
}

/** What this version needs of what the one before needed, median by median. */
export function ofBefore(compared: Compared, now: readonly Sample[], before: readonly Sample[]): Figure[] {
  return [...compared].map(([measure, { figure, atMost }]) => {
    const share = (100 * medianOf(now, measure, figure)) / medianOf(before, measure, figure);
    return figuresOf(measure)(`${figure}, of before`, share, '%', { atMost });
  });
}
