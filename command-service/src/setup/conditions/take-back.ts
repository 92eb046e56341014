import { type EventDraft, type Names, Problem, type Refusal } from '@madrasah/events';
import {
  AverageConditionWithdrawn,
  type ResultsPlace as Place,
  ResultsConditionWithdrawn,
} from '@madrasah/events/results';
import { refuseSetup as refuse } from '@madrasah/events/setup';
import type { AcademicState } from '../../academics/state.ts';
import type { ExamState } from '../../exams/state.ts';
import { candidatesAt, placeKey, type ResultState } from '../../results/state.ts';
import { subjectConditionWithdrawn } from '../../results/steps.ts';

// Of what is used, so many are named.
const MOST_NAMED = 50;

/** Somebody takes the exam there, or a sheet was made by the conditions. */
const isUsed = (state: ResultState, place: Place) =>
  candidatesAt(state, place).size > 0 || state.publications.has(placeKey(place));

const placeOf = ({ sessionId, examId, sectionId }: Place): Place => ({ sessionId, examId, sectionId });

/** Takes conditions off again while no candidate is listed and nothing was published by them. */
export function takeBackConditions(
  state: ResultState,
  made: ReadonlySet<number>,
  academics: Pick<AcademicState, 'class' | 'section'>,
  { examName }: Pick<ExamState, 'examName'>,
): readonly EventDraft[] | Refusal {
  const own = <C extends { readonly conditionId: number }>(rows: { values(): Iterable<C> }) =>
    [...rows.values()].filter(({ conditionId }) => made.has(conditionId));
  const [papers, averages, results] = [own(state.subjects), own(state.averages), own(state.results)];
  const places = new Map([...papers, ...averages, ...results].map((one) => [placeKey(one), placeOf(one)]));
  const used = [...places.values()].filter((place) => isUsed(state, place));
  if (used.length > 0)
    return refuse(
      'setup.usual-in-use',
      { count: used.length },
      used.slice(0, MOST_NAMED).map((place) => ({
        path: placeKey(place),
        problem: new Problem('setup.usual-used', { name: nameOf(place) }),
      })),
    );
  return [
    ...papers.map(subjectConditionWithdrawn),
    ...averages.map((one) => AverageConditionWithdrawn(placeOf(one))),
    ...results.map((one) => ResultsConditionWithdrawn(placeOf(one))),
  ];

  function nameOf({ examId, sectionId }: Place): string {
    const section = academics.section.get(sectionId);
    const names = [examName.get(examId), academics.class.get(section?.classId ?? 0), section];
    const inOne = (say: (name: Names) => string) =>
      names.flatMap((row) => (row ? [say(row.name)] : [])).join(' – ');
    return [...new Set([inOne(({ bn }) => bn), inOne(({ bn, en }) => en || bn)])].join(' / ');
  }
}
