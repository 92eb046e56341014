import type { EventDraft } from '@madrasah/events';
import {
  frozenRows,
  type ResultsPlace as Place,
  type PublishedFacts,
  type SheetCandidate,
  SheetPublished,
  type SheetRules,
  type SheetWords,
  type StandingRules,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { rowAt } from '../marks/state.ts';
import { candidatesAt, papersAt, placeKey, type ResultState } from '../state.ts';

/** What a section's results are reckoned by, as far as it stands. */
export type PlaceConditions = Pick<StandingRules, 'subjects' | 'average' | 'results' | 'talents'>;

export function conditionsAt(state: ResultState, place: Place): PlaceConditions {
  const key = placeKey(place);
  return {
    subjects: papersAt(state, place),
    average: state.averages.get(key) ?? null,
    results: state.results.get(key),
    talents: state.talents.get(key) ?? null,
  };
}

/** The rules that conditions make: papers in the order of their books, recitation last. */
export function rulesOf({ subjects, ...others }: PlaceConditions, frame: Frame): StandingRules {
  const last = (kerat: boolean) => (kerat ? 1 : 0);
  const inOrder = subjects.toSorted(
    (one, other) =>
      last(one.kerat) - last(other.kerat) ||
      frame.serialOf(one.subjectId) - frame.serialOf(other.subjectId) ||
      one.subjectId - other.subjectId,
  );
  return { mode: frame.isGpa ? 'gpa' : 'marks', settings: frame.settings, subjects: inOrder, ...others };
}

/** By what a section would be reckoned now. */
export const rulesAt = (state: ResultState, place: Place, frame: Frame): StandingRules =>
  rulesOf(conditionsAt(state, place), frame);

/** Everyone on the list, with the marks of the first pass. */
export const entrantsAt = (state: ResultState, place: Place, frame: Frame): SheetCandidate[] =>
  [...candidatesAt(state, place)].map(([userId, admissionId]) => ({
    ...{ userId, admissionId, gender: frame.genderOf(userId) },
    entries: rowAt(state.marks, place, 1, userId),
  }));

type Naming = Pick<PublishedFacts, 'version' | 'operationId' | 'corrects' | 'words'>;

/** What all is called that a sheet by these rules names. */
export const wordsAt = (
  place: Place,
  { subjects }: Pick<StandingRules, 'subjects'>,
  frame: Frame,
): SheetWords =>
  frame.wordsOf(
    place,
    subjects.map(({ subjectId }) => subjectId),
  );

/** The publication of a section's sheet. @throws RangeError where the rules give no result: they are looked at before */
export function frozen(
  place: Place,
  rules: SheetRules,
  candidates: readonly SheetCandidate[],
  naming: Naming,
): EventDraft {
  const rows = frozenRows(rules, candidates);
  if (!rows) throw new RangeError(`no result at ${placeKey(place)}`);
  const { sessionId, examId, sectionId } = place;
  const { mode, settings, subjects, average, results, talents } = rules;
  return SheetPublished({
    ...{ sessionId, examId, sectionId, ...naming, mode, settings },
    ...{ subjects: [...subjects], average, results, talents, rows },
  });
}

/** The number that the next operation of a session has. */
export const nextOperation = ({ lastOperation }: ResultState): number => (lastOperation.get(0) ?? 0) + 1;
/** The version that the next publication of a place has. */
export const nextVersion = ({ publications }: ResultState, place: Place): number =>
  (publications.get(placeKey(place))?.version ?? 0) + 1;
