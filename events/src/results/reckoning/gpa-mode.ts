import type { Conditions, Entry, Hundredths } from './conditions.ts';
import { type Paper, papersOf, tierOf } from './paper.ts';
import { countsOf, halfUp, type Result, type Rule } from './result.ts';

/** The points of the seven tiers, and what each is called. */
export const POINTS: readonly Hundredths[] = [500, 400, 350, 300, 200, 100, 0];
export const LETTERS = ['A+', 'A', 'A-', 'B', 'C', 'D', 'F'] as const;
const FAILED = LETTERS.indexOf('F');
const MOST = 500;

/** Points of one paper; a paper that failed has none. */
export const pointsOf = ({ state, failed, tier }: Paper): Hundredths =>
  state !== 'marked' || failed || tier === undefined ? 0 : (POINTS[tier] ?? 0);

/**
 * A student's result in GPA mode. The letter follows from the exact GPA by lower bounds, so that 4.90 is A. An optional
 * paper fails nobody, and one without a mark was not taken. Undefined while no compulsory paper counts.
 */
export function inPoints(
  { subjects, results }: Conditions,
  entries: ReadonlyMap<number, Entry>,
): Result | undefined {
  const every = papersOf(subjects, entries);
  const taken = every.filter(({ condition, state }) => !condition.optional || state !== 'missing');
  const { counting, papers: _, ...counts } = countsOf(taken);
  const compulsory = counting.filter(({ condition }) => !condition.optional);
  const optional = counting.find(({ condition }) => condition.optional);
  if (compulsory.length === 0) return undefined;
  const done = (rule: Rule, division: string, points = 0, tier?: number): Result => ({
    ...{ papers: every, ...counts, rule, division, tier, passed: points > 0 },
    mean: halfUp(points, compulsory.length),
    gpa: { points, papers: compulsory.length },
  });
  if (taken.every(({ state }) => state === 'absent')) return done('absent', results.absent);
  if (taken.some(({ state }) => state === 'missing')) return done('incomplete', results.incomplete);
  if (compulsory.some((paper) => pointsOf(paper) === 0)) return done('compulsory', 'F', 0, FAILED);
  const above = optional && results.optionalAbove ? Math.max(0, pointsOf(optional) - results.above) : 0;
  const sum = compulsory.reduce((all, paper) => all + pointsOf(paper), above);
  const points = Math.min(MOST * compulsory.length, sum);
  const scaled = POINTS.map((point) => point * compulsory.length);
  const tier = tierOf(points, scaled) ?? FAILED;
  return done('average', LETTERS[tier] ?? '', points, tier);
}
