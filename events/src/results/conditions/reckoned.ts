import type { Told } from '../../kernel/index.ts';
import type { Conditions } from '../reckoning/index.ts';
import type { AverageConditionFacts, ResultsConditionFacts, SubjectConditionFacts } from './events.ts';

type Subject = Told<Omit<SubjectConditionFacts, 'conditionId'>>;
type Average = Told<Omit<AverageConditionFacts, 'conditionId'>>;
type Results = Told<Omit<ResultsConditionFacts, 'conditionId'>>;

/** Conditions as they are kept, as results are reckoned by them. */
export const conditionsOf = (
  subjects: readonly Subject[],
  average: Average | undefined,
  results: Results,
): Conditions => ({
  subjects,
  average: average && {
    ...{ top: average.top, bounds: average.bounds, divisions: average.divisions },
    hifzBounds: average.hifzBounds ?? undefined,
  },
  results: {
    hifz: results.hifz,
    absent: results.absent.bn,
    incomplete: results.incomplete.bn,
    mostMeari: failureRule(results.mostMeari),
    meariFailures: results.meari.count,
    meariWithOrdinary: results.meariWithOrdinary,
    failed: results.meari.bn,
    ordinary: failureRule(results.ordinary),
    meariCap: results.cap.bn,
    places: results.places,
    optionalAbove: results.optionalAbove,
    above: results.above,
  },
});

const failureRule = ({ on, count, bn }: Results['mostMeari']) => (on ? { count, division: bn } : undefined);
