import { Failed } from './engine.ts';
import type { Row } from './trial.ts';

/** Which tests the bare container runs: all of `npm test`, the few that look at what a bare machine lacks, none. */
export const BARE_TESTS = ['all', 'few', 'none'] as const;
export type BareTests = (typeof BARE_TESTS)[number];

/** Runs a command in the container. @returns what it printed */
export type Inside = (words: readonly string[], seconds: number) => Promise<string>;

/** Git, fonts, a browser's libraries. */
const TOUCHY = [
  'tests/compose/compose.test.ts',
  'tests/journeys/session.test.ts',
  'tests/packages/packages.test.ts',
];
const FEW_SECONDS = 600;
const ALL_SECONDS = 3 * 3_600;
const TOLD_AT_MOST = 20;

export interface Outcome {
  /** What ava says it came to, in its words. */
  readonly counts: string;
  readonly failed: readonly string[];
}

/** Reads what ava prints for people. */
export function outcomeOf(printed: string): Outcome {
  const counts = printed.matchAll(
    /^ *(\d+ (?:tests?|hooks?|known failures?|unhandled rejections?|uncaught exceptions?)\b.*)$/gm,
  );
  const failed = printed.matchAll(/^ *✘ (?:\[(?:fail|unexpected pass)\]: )?(.*)$/gm);
  return {
    counts: [...counts].map(([, told]) => told).join(', ') || 'no test ran',
    failed: [...failed].map(([, title = '']) => title),
  };
}

/** @param rows what was seen is added to them @throws Failed when not all passed, with the end of what was printed */
export async function tryTests(inside: Inside, which: BareTests, rows: Row[]): Promise<void> {
  const runs = {
    all: [['npm', 'test']],
    few: TOUCHY.map((file) => ['npm', 'exec', '--', 'ava', file]),
    none: [],
  };
  const unwell: string[] = [];
  for (const words of runs[which]) {
    const began = performance.now();
    // A code other than 0 is told here, beside what was printed.
    const command = `${words.join(' ')} 2>&1; echo "ended with $?"`;
    const printed = await inside(['sh', '-c', command], which === 'all' ? ALL_SECONDS : FEW_SECONDS);
    const took = Math.round((performance.now() - began) / 1000);
    const { counts, failed } = outcomeOf(printed);
    const what = which === 'all' ? '`npm test`' : `\`${words.at(-1)}\``;
    rows.push([what, `${counts}; ${took} s`]);
    for (const title of failed.slice(0, TOLD_AT_MOST)) rows.push(['not passed there', title]);
    if (!/^ended with 0$/m.test(printed)) unwell.push(`${what}: ${counts}\n${printed.slice(-3_000)}`);
  }
  if (unwell.length > 0) throw new Failed(unwell.join('\n'));
}
