import { loadavg } from 'node:os';

/** One number that was measured, and what it should be. */
export interface Figure {
  readonly measure: string;
  readonly figure: string;
  readonly value: number;
  /** Lowest and highest of the rounds whose median the value is. */
  readonly spread?: string;
  readonly unit: string;
  /** E.g. `≥ 1500`; absent where nothing is asked. */
  readonly target?: string;
  readonly met?: boolean;
  /** Load average of one minute before the measure: above the number of cores it says little. */
  readonly load: number;
}

type Bound = { readonly atLeast: number } | { readonly atMost: number };

const rounded = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100);

/** What a measure is told by: one line a figure, all with the load before it. */
export function figuresOf(measure: string) {
  const load = rounded(loadavg()[0] as number);
  return (figure: string, value: number, unit: string, bound?: Bound): Figure => {
    const about = { measure, figure, value: rounded(value), unit, load };
    if (!bound) return about;
    return 'atLeast' in bound
      ? { ...about, target: `≥ ${bound.atLeast}`, met: value >= bound.atLeast }
      : { ...about, target: `≤ ${bound.atMost}`, met: value <= bound.atMost };
  };
}

/** The median of some rounds, with the lowest and highest of them. */
export function spread(
  told: ReturnType<typeof figuresOf>,
  figure: string,
  rounds: readonly number[],
  unit: string,
): Figure {
  const [low, high] = [Math.min(...rounds), Math.max(...rounds)].map(rounded);
  return { ...told(figure, quantile(rounds, 0.5), unit), spread: `${low}–${high}` };
}

/** A program of the bench hands its figures to the parent that started it, or prints them. */
export function tell(figures: readonly Figure[]): void {
  if (process.send) process.send(figures);
  else console.table(figures);
}

/** The value below which a share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds that some work took, and what came of it. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}
