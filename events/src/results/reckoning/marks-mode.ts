import type { AverageCondition, Conditions, Entry, FailureRule, ResultsCondition } from './conditions.ts';
import { papersOf, tierOf } from './paper.ts';
import { countsOf, halfUp, type Result, type Rule } from './result.ts';

/** Tiers from the first on that is called a failure fail; all pass where none is. */
export function passingTiers({ divisions }: AverageCondition, results: ResultsCondition): number {
  const failing = divisions.findIndex(
    (name) => name === results.failed || name === results.ordinary?.division,
  );
  return failing < 0 ? divisions.length : failing;
}

const reaches = (rule: FailureRule | undefined, failures: number) =>
  rule !== undefined && rule.count > 0 && failures >= rule.count;

type Counts = ReturnType<typeof countsOf>;

/** A division that failures give by themselves; undefined where they are forgiven, or none. */
function byFailures(results: ResultsCondition, counts: Counts): [Rule, string] | undefined {
  const { failedMeari, failedOrdinary } = counts;
  if (reaches(results.mostMeari, failedMeari)) return ['most-meari', results.mostMeari?.division ?? ''];
  const tooMany = results.meariFailures > 0 && failedMeari >= results.meariFailures;
  if (tooMany || (results.meariWithOrdinary && failedMeari > 0 && failedOrdinary > 0))
    return ['meari', results.failed];
  if (reaches(results.ordinary, failedOrdinary)) return ['ordinary', results.ordinary?.division ?? ''];
  return undefined;
}

/** The worst that forgiven failures let stand; the first tier where nothing was forgiven. */
function capOf(average: AverageCondition, results: ResultsCondition, counts: Counts, passing: number) {
  const lowest = Math.max(0, passing - 1);
  const named = average.divisions.indexOf(results.meariCap);
  const ofMeari = counts.failedMeari > 0 ? (named < 0 ? lowest : Math.min(named, lowest)) : 0;
  const ofOrdinary = counts.failedOrdinary > 0 ? lowest : 0;
  return Math.max(ofMeari, ofOrdinary);
}

/**
 * A student's result in marks mode: the first rule that holds decides. Compared in whole numbers, so that 479 of 600
 * stays below 80. Undefined while the conditions say of no paper that counts, or of no average.
 */
export function inMarks(
  { subjects, average, results }: Conditions,
  entries: ReadonlyMap<number, Entry>,
): Result | undefined {
  const counts = countsOf(papersOf(subjects, entries));
  const { papers, counting, total, max, ...counted } = counts;
  if (!average || max === 0) return undefined;
  const mean = halfUp(total * average.top, max);
  const done = (rule: Rule, division: string, tier?: number, passed = false): Result => ({
    ...{ papers, total, max, ...counted, mean, rule, division, tier, passed },
  });
  if (papers.every(({ state }) => state === 'absent')) return done('absent', results.absent);
  if (papers.some(({ state }) => state === 'missing')) return done('incomplete', results.incomplete);
  const failed = byFailures(results, counts);
  if (failed) return done(...failed);
  const bounds = (results.hifz ? average.hifzBounds : undefined) ?? average.bounds;
  const scaled = bounds.map((bound) => bound * max);
  const reached = tierOf(total * average.top, scaled) ?? bounds.length - 1;
  const passing = passingTiers(average, results);
  const name = (tier: number) => average.divisions[tier] ?? '';
  if (reached >= passing) return done('failing-average', name(reached), reached);
  const tier = Math.max(reached, capOf(average, results, counts, passing));
  const isForgiven = counts.failedMeari + counts.failedOrdinary > 0;
  return done(isForgiven ? 'forgiven' : 'average', name(tier), tier, true);
}
