import {
  DifferenceSettled,
  type Entry,
  MarksEntered,
  type MarksFacts,
  type ResultsPlace as Place,
} from '@madrasah/events/results';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { placeKey } from '../conditions.ts';

/** Subject → what stands in a cell; what was cleared is absent. */
type Row = Readonly<Record<string, Exclude<Entry, null>>>;

/** What has been typed of one section's sheet in one pass. */
interface SheetMarks {
  /** By UserID. */
  readonly rows: Readonly<Record<string, Row>>;
}

export const marksKey = (place: Place, pass: MarksFacts['pass']) => `${placeKey(place)}-${pass}`;

function entered(before: Row | undefined, subjectId: number, mark: Entry): Row {
  const row: Record<string, Exclude<Entry, null>> = { ...before };
  if (mark === null) delete row[subjectId];
  else row[subjectId] = mark;
  return row;
}

type Cells = readonly Pick<MarksFacts['marks'][number], 'userId' | 'subjectId' | 'mark'>[];

function withCells(before: SheetMarks | undefined, cells: Cells): SheetMarks {
  const rows: Record<string, Row> = { ...before?.rows };
  for (const { userId, subjectId, mark } of cells) rows[userId] = entered(rows[userId], subjectId, mark);
  return { rows };
}

/** The marks of each section's exam, by pass. */
export const marksProjector = defineProjector<SheetMarks>({
  name: 'exam-marks',
  version: 2,
  collection: 'exam-marks',
  indexes: [],
  on: {
    MarksEntered: when(MarksEntered, {
      keys: ({ data }) => [marksKey(data, data.pass)],
      fold: (before, { data }) => withCells(before, data.marks),
    }),
    DifferenceSettled: when(DifferenceSettled, {
      keys: ({ data }) => [marksKey(data, 1), marksKey(data, 2)],
      fold: (before, { data }) => withCells(before, data.cells),
    }),
  },
});

/** What a student has been given, by subject. */
export const entriesIn = (marks: SheetMarks | undefined, userId: number): ReadonlyMap<number, Entry> =>
  new Map(Object.entries(marks?.rows[userId] ?? {}).map(([subjectId, mark]) => [Number(subjectId), mark]));
