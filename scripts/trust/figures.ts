import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a promise of the reliability suite saw in its last full run (`tests/reliability/results.json`). */
interface Kept {
  readonly size: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly date: string;
  readonly machine: string;
}

/** One figure of a bench. */
interface Measured {
  readonly measure: string;
  readonly figure: string;
  readonly value: number;
}
interface Bench {
  readonly date: string;
  readonly machine: { readonly cores: number; readonly processor: string };
  readonly figures: readonly Measured[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const shown = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** The figures of one file by name, written as people read them, and where and when they were seen. */
export interface Source {
  /** @throws Error for a figure that the file does not hold: a sentence must not outlive what it tells */
  of(name: string): string;
  readonly seen: string;
}

const seenOn = (date: string, machine: string) => `${date.slice(0, 10)}, ${machine.replace(/, node .*/, '')}`;

function found(value: number | undefined, name: string): string {
  if (value === undefined) throw new Error(`there is no figure "${name}"`);
  return shown(value);
}

/** A promise of the reliability suite, as `npm run test:reliability` kept it. */
export function promised(key: string): Source {
  const kept = read<Record<string, Kept>>('tests/reliability/results.json')[key];
  if (kept?.size !== 'full') throw new Error(`promise ${key} has no full run`);
  return {
    of: (name) => found(kept.figures[name], `${key}: ${name}`),
    seen: seenOn(kept.date, kept.machine),
  };
}

/** A bench: its figures are called by measure and figure, parted by ` / `. */
export function measured(file: 'results.json' | 'results-scale.json'): Source {
  const { date, machine, figures } = read<Bench>(`tests/bench/${file}`);
  const byName = new Map(figures.map(({ measure, figure, value }) => [`${measure} / ${figure}`, value]));
  return {
    of: (name) => found(byName.get(name), name),
    seen: seenOn(date, `${machine.cores} cores, ${machine.processor}`),
  };
}
