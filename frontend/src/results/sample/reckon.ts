import type { ExamSettingsRow } from '@madrasah/events/exams';
import { type DataOf, toLatinDigits } from '@madrasah/events/kernel';
import {
  type AverageConditionRow,
  type Conditions,
  conditionsOf,
  type Entry,
  inMarks,
  inPoints,
  type Ranked,
  type Result,
  type ResultsConditionRow,
  ranksOf,
  readMark,
  resultCommands,
  type SubjectConditionRow,
  type TalentConditionRow,
  type TalentConditionsSet,
} from '@madrasah/events/results';
import { withZod } from '../../kit/form/schemas.ts';

/** What a sheet is reckoned by, as the server answered it. */
export interface Asked {
  readonly subjects: readonly SubjectConditionRow[];
  readonly average: AverageConditionRow | undefined;
  readonly results: ResultsConditionRow;
  readonly talents: readonly TalentConditionRow[];
  readonly settings: Pick<ExamSettingsRow, 'ExamStatus' | 'rankGaps'>;
}

/** A row is what its form would send again: the form's own schema reads it. */
const read = <C>({ input }: { readonly input: { parse(raw: unknown): C } }, row: object): C =>
  withZod(input).parse({ params: {}, body: row });

export const conditionsFrom = ({ subjects, average, results }: Asked): Conditions =>
  conditionsOf(
    subjects.map((row) => read(resultCommands.addSubjectCondition, row)),
    average && read(resultCommands.addAverageCondition, average),
    read(resultCommands.setResultsCondition, results),
  );

export interface Reckoned {
  readonly result: Result | undefined;
  readonly place: number | undefined;
}

/** Typed cells by subject; a cell that is no mark counts as not entered. */
export type Cells = Readonly<Record<number, string>>;

type Rows = DataOf<typeof TalentConditionsSet>['rows'];
/** Undefined where no rows were saved: places go by the total. */
const talentOf = (rows: readonly TalentConditionRow[]): Rows | undefined =>
  rows.length === 0
    ? undefined
    : rows.map(({ TalentAcotin, SerialNo }) => ({ ranked: TalentAcotin === 1, serial: SerialNo }));

/** What the conditions make of several sheets, and which place each has among them. */
export function reckon(asked: Asked, sheets: readonly Cells[]): readonly Reckoned[] {
  const conditions = conditionsFrom(asked);
  const { ExamStatus, rankGaps } = asked.settings;
  const results = sheets.map((cells) => {
    const entries = new Map<number, Entry>(
      conditions.subjects.map(({ subjectId, max }) => [
        subjectId,
        readMark(cells[subjectId] ?? '', max) ?? null,
      ]),
    );
    return (ExamStatus === 2 ? inPoints : inMarks)(conditions, entries);
  });
  const ranked = results.flatMap((result, id): Ranked[] => (result ? [{ id, result }] : []));
  const { places } = conditions.results;
  const ranks = ranksOf(ranked, { gaps: rankGaps, places, talent: talentOf(asked.talents) });
  return results.map((result, id) => ({ result, place: ranks.get(id) }));
}

/** Whether a cell holds something that is no mark of its paper. */
export const isWrong = (cell: string | undefined, max: number): boolean =>
  cell !== undefined && toLatinDigits(cell).trim() !== '' && readMark(cell, max * 2) === undefined;
