import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import {
  anyPower,
  type Choice,
  column,
  contentRevision,
  defineCommand,
  defineList,
  fields,
  power,
} from '../../kernel/index.ts';
import type { PublishedRow } from '../publishing/events.ts';
import { ofExam } from './of-exam.ts';

/** What is suggested for a student after an exam; it admits nobody. */
export const SUGGESTIONS = [
  { id: 1, bn: 'পরের জামাতে যাবে', en: 'Next class' },
  { id: 2, bn: 'একই জামাতে থাকবে', en: 'Repeats the class' },
  { id: 3, bn: 'পড়া শেষ', en: 'Finished' },
  { id: 4, bn: 'সিদ্ধান্ত বাকি', en: 'Open' },
] as const satisfies readonly Choice[];
export type Suggestion = (typeof SUGGESTIONS)[number]['id'];
const [NEXT, STAYS, FINISHED, OPEN] = [1, 2, 3, 4] as const;

/** Who passed moves on, or has finished in the last class; a result that is not whole leaves it open. */
export function suggestionOf(
  { passed, rule }: Pick<PublishedRow, 'passed' | 'rule'>,
  hasNextClass: boolean,
): Suggestion {
  if (rule === 'incomplete' || rule === 'absent') return OPEN;
  if (!passed) return STAYS;
  return hasNextClass ? NEXT : FINISHED;
}

/** The version of what was decided by hand of students, in their order; whoever changes it names the one he has seen. */
export const suggestionsRevision = (
  decided: readonly (
    | { readonly suggestion: Suggestion | null; readonly nextClassId: number | null }
    | undefined
  )[],
): number => contentRevision(decided.flatMap((one) => [one?.suggestion ?? 0, one?.nextClassId ?? 0]));

const path = '/api/result/promotion_suggestions';
const MOST_STUDENTS = 5000;

const { UserCode, StudentName, FatherName, ClassName, SubClass } = studentColumns;

/** পরের জামাতের সুপারিশ: of everybody whose result of an exam is published. */
export const promotionSuggestions = defineList({
  ...ofExam,
  name: 'PromotionSuggestions',
  path,
  access: anyPower(power('result_report', 'view'), power('promotion', 'view')),
  title: 'promotionSuggestions',
  columns: {
    UserCode,
    StudentName,
    FatherName,
    ClassName,
    SubClass,
    Division: column.text('resultDivision', { phone: 'line', whole: true }),
    Total: column.text('resultTotal', { phone: 'line', whole: true, sort: false }),
    Suggestion: column.choice('suggestion', SUGGESTIONS, { phone: 'side', strong: true }),
    NextClassName: column.text('nextClass', { phone: 'line' }),
    ByHand: column.flag('byHand', { word: 'byHand', color: 'blue' }, { phone: 'beside' }),
  },
  carries: {
    ...{ UserID: z.int(), AdmissionID: z.int(), SessionID: z.int(), ClassID: z.int(), SubClassID: z.int() },
    /** Null where he stays, has finished or nothing is decided. */
    NextClassID: z.int().nullable(),
    /** Of what was decided by hand: whoever changes it names it. */
    revision: z.int(),
  },
  order: 'UserCode',
});

/** Decides of students by hand, in place of what their results suggest; without a suggestion the result counts again. */
export const changeSuggestions = defineCommand({
  name: 'ChangeSuggestions',
  method: 'PUT',
  versioned: true,
  path,
  access: power('result_report', 'edit'),
  body: z.object({
    ...{ SessionID: fields.id(), ExamID: fields.id() },
    Suggestions: z
      .array(
        z.object({
          UserID: fields.id(),
          Suggestion: fields.optionalChoice(NEXT, STAYS, FINISHED, OPEN),
          /** Of whoever moves on: the next class of the list where it is absent. */
          NextClassID: fields.optionalId(),
        }),
      )
      .min(1, 'request.empty-list')
      .max(MOST_STUDENTS),
  }),
  toCommand: ({ SessionID, ExamID, Suggestions }) => ({
    ...{ sessionId: SessionID, examId: ExamID },
    suggestions: Suggestions.map(({ UserID, Suggestion, NextClassID }) => ({
      ...{ userId: UserID, suggestion: (Suggestion ?? null) as Suggestion | null },
      nextClassId: Suggestion === NEXT ? NextClassID : undefined,
    })),
  }),
  message: 'results.suggestions-changed',
  example: { SessionID: 1, ExamID: 1, Suggestions: [{ UserID: 1, Suggestion: 2 }] },
});
