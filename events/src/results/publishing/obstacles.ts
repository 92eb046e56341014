import { Problem, type Told } from '../../kernel/index.ts';
import { conditionsOf } from '../conditions/reckoned.ts';
import { differencesOf, type PassOf } from '../marks/differences.ts';
import { passingTiers } from '../reckoning/index.ts';
import type { SheetCandidate, SheetRules } from './sheet.ts';

/** The rules of a section as far as they stand. */
export type StandingRules = Omit<SheetRules, 'results'> & {
  readonly results?: SheetRules['results'] | undefined;
};
/** The same as a page is told them. */
export type RulesTold = Told<StandingRules>;

const unless = (holds: unknown, key: string): Problem[] => (holds ? [] : [new Problem(key)]);

/**
 * Every reason why a section cannot be published as it stands; missing marks are none of them.
 * @param secondOf the second pass, where marks are typed twice
 */
export function obstaclesOf(
  rules: StandingRules,
  candidates: readonly SheetCandidate[],
  secondOf?: PassOf,
): readonly Problem[] {
  const { mode, subjects, average, results } = rules;
  const cells = secondOf ? differencesOf(subjects, candidates, secondOf).length : 0;
  return [
    ...unless(candidates.length > 0, 'results.no-candidates'),
    ...unless(
      subjects.some(({ kerat, optional }) => !kerat && !optional),
      'results.no-papers',
    ),
    ...unless(results, 'results.no-results-condition'),
    ...(cells > 0 ? [new Problem('results.double-entry-open', { cells })] : []),
    ...(mode === 'marks' ? inMarksMode(rules) : []),
    ...(mode === 'marks' ? unless(average, 'results.no-average-condition') : []),
  ];
}

/** A mark sheet by averages needs a tier that fails, and a cap that is one of its tiers. */
function inMarksMode({ subjects, average, results }: StandingRules): Problem[] {
  const optional = unless(!subjects.some((paper) => paper.optional), 'results.optional-paper');
  if (!average || !results) return optional;
  const conditions = conditionsOf(subjects, average, results);
  const tiers = average.divisions.length;
  const hasFailing = conditions.average && passingTiers(conditions.average, conditions.results) < tiers;
  const cap = results.cap.bn;
  const needsCap = cap !== '' || subjects.some(({ meari }) => meari);
  return [
    ...optional,
    ...unless(hasFailing, 'results.no-failing-tier'),
    ...unless(!needsCap || average.divisions.includes(cap), 'results.cap-no-tier'),
  ];
}
