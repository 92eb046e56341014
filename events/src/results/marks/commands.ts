import * as z from 'zod';
import {
  type AnswerTo,
  anyPower,
  defineCommand,
  defineQuery,
  fields,
  power,
  type SectionId,
  signedIn,
} from '../../kernel/index.ts';
import { placeFields, placeOf } from '../conditions/subject-condition.ts';
import { sheetAnswer, singleAnswer } from './answers.ts';
import { cell, type SentCell } from './cells.ts';

const MOST_STUDENTS = 2000;
const MOST_PAPERS = 50;
export const MOST_CELLS = MOST_STUDENTS * MOST_PAPERS;

/** One cell of a sheet as it was sent, and where in the body it stands. */
export type SheetCell = SentCell & { readonly userId: number; readonly path: string; readonly row: string };

/** Marks as the wire brings them. */
export const marksFields = {
  ...placeFields,
  StudentResults: z
    .array(z.object({ UserID: fields.id(), Subjects: z.array(cell()).max(MOST_PAPERS) }))
    .max(MOST_STUDENTS),
};

/** The cells that were sent, in their order, each with its place in the body. */
export const cellsOf = ({
  StudentResults,
}: Pick<z.output<z.ZodObject<typeof marksFields>>, 'StudentResults'>) =>
  StudentResults.flatMap(({ UserID, Subjects }, at) =>
    Subjects.flatMap((sent, index): SheetCell[] => {
      const row = `StudentResults.${at}`;
      return sent ? [{ ...sent, userId: UserID, row, path: `${row}.Subjects.${index}.${sent.name}` }] : [];
    }),
  );

export const saveResults = defineCommand({
  name: 'SaveResults',
  path: '/api/result/save',
  access: power('result_entry', 'insert'),
  body: z.object(marksFields),
  toCommand: (body) => ({ ...placeOf(body), cells: cellsOf(body) }),
  message: 'results.marks-saved',
  example: {
    ...{ SessionID: 1, ExamID: 1, SubClassID: 1 },
    StudentResults: [{ UserID: 1, Subjects: [{ SubjectID: 1, SubVal1: 79.5, Was: null }] }],
  },
});

/** A place as the paths under `/api/result` name it. */
export const sheetFields = { session_id: fields.id(), exam_id: fields.id(), subclass_id: fields.id() };

export const resultList = defineQuery({
  name: 'ResultList',
  path: '/api/result/list',
  // Whoever corrects what is published names the version he has seen.
  access: anyPower(power('result_entry', 'view'), power('result_publish', 'edit')),
  /** The second pass never shows the first. */
  query: { ...sheetFields, pass: fields.optionalChoice(1, 2) },
  answer: () => sheetAnswer(),
});

/** Whoever enters marks or reads mark sheets; one of these is asked for when it is answered. */
export const SINGLE_RESULT_FOR = [power('result_entry', 'view'), power('marksheet', 'view')] as const;

/** One student's sheet, or without `user_id` the whole section's. */
export const singleResult = defineQuery({
  name: 'SingleResult',
  path: '/api/result/single',
  access: signedIn,
  query: {
    ...{ session_id: fields.id(), exam_id: fields.id(), class_id: fields.id<SectionId>() },
    user_id: fields.optionalId(),
  },
  answer: () => singleAnswer(),
});

/** A section's sheet as it is typed. */
export type SheetAnswer = AnswerTo<typeof resultList>;
export type SheetRow = SheetAnswer['examList'][number];
/** What a cell holds on the wire. */
export type MarkOnWire = number | 'absent' | null;
