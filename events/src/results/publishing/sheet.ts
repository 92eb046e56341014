import type { Told } from '../../kernel/index.ts';
import type {
  AverageConditionFacts,
  ResultsConditionFacts,
  SubjectConditionFacts,
  TalentConditionsFacts,
} from '../conditions/events.ts';
import { conditionsOf } from '../conditions/reckoned.ts';
import { type Entry, inMarks, inPoints, type Ranked, type Result, ranksOf } from '../reckoning/index.ts';
import type { PublishedFacts, PublishedRow } from './events.ts';

/** By what a section's sheet is reckoned and ranked. */
export interface SheetRules {
  readonly mode: PublishedFacts['mode'];
  readonly settings: PublishedFacts['settings'];
  readonly subjects: readonly SubjectConditionFacts[];
  readonly average: AverageConditionFacts | null;
  readonly results: ResultsConditionFacts;
  /** Laid over the places where they were saved; by the total alone without them. */
  readonly talents: TalentConditionsFacts | null;
}

/** One whose result is reckoned; `gender` counts where ranks go by it, and in the lists by gender. */
export interface SheetCandidate {
  readonly userId: number;
  readonly admissionId: number;
  readonly gender: number;
  /** By subject. */
  readonly entries: ReadonlyMap<number, Entry>;
}

/** A candidate's row; `result` is undefined while the conditions do not suffice for one. */
export interface ReckonedRow {
  readonly candidate: SheetCandidate;
  readonly result: Result | undefined;
  readonly position: number | undefined;
}

/** What the marks come to by the rules, with the places of those who are ranked. */
export function reckonSheet(
  rules: Told<SheetRules>,
  candidates: readonly SheetCandidate[],
): readonly ReckonedRow[] {
  const { mode, settings, talents } = rules;
  const conditions = conditionsOf(rules.subjects, rules.average ?? undefined, rules.results);
  const reckon = mode === 'gpa' ? inPoints : inMarks;
  const reckoned = candidates.map((candidate) => ({
    candidate,
    result: reckon(conditions, candidate.entries),
  }));
  const ranked = reckoned.flatMap(({ candidate: { userId, gender }, result }): Ranked[] =>
    result ? [{ id: userId, result, group: settings.rankByGender ? gender : undefined }] : [],
  );
  const { places } = rules.results;
  const ranks = ranksOf(ranked, { gaps: settings.rankGaps, places, talent: talents?.rows });
  return reckoned.map((row) => ({ ...row, position: ranks.get(row.candidate.userId) }));
}

/** The rows of a sheet as they are published; undefined while the conditions do not suffice for a result. */
export function frozenRows(
  rules: Told<SheetRules>,
  candidates: readonly SheetCandidate[],
): PublishedRow[] | undefined {
  const rows = reckonSheet(rules, candidates).flatMap(({ candidate, result, position }): PublishedRow[] => {
    if (!result) return [];
    const { userId, admissionId, gender, entries } = candidate;
    const { total, max, counted, division, rule, passed } = result;
    const marks = rules.subjects.map(({ subjectId }) => entries.get(subjectId) ?? null);
    return [
      {
        ...{ userId, admissionId, gender, marks, total, max, counted, division, rule, passed },
        ...{ mean: result.mean ?? null, gpa: result.gpa ?? null, tier: result.tier ?? null },
        position: position ?? null,
      },
    ];
  });
  return rows.length === candidates.length ? rows : undefined;
}

/** The marks of a published row by subject. */
export const entriesOf = (
  { subjects }: Pick<Told<SheetRules>, 'subjects'>,
  { marks }: Pick<PublishedRow, 'marks'>,
): ReadonlyMap<number, Entry> =>
  new Map(subjects.map(({ subjectId }, index) => [subjectId, marks[index] ?? null]));

/** Cells of a sheet that hold nothing yet; an optional paper may stay empty. */
export const missingCells = (
  { subjects }: Pick<Told<SheetRules>, 'subjects'>,
  candidates: readonly Pick<SheetCandidate, 'entries'>[],
): number =>
  candidates.reduce(
    (all, { entries }) =>
      all +
      subjects.filter(({ subjectId, optional }) => !optional && (entries.get(subjectId) ?? null) === null)
        .length,
    0,
  );
