import * as z from 'zod';
import { examOf, sectionsOfExam } from '../../exams/index.ts';
import { answers, defineCommand, field, fields, power, ruled } from '../../kernel/index.ts';

const { cell, record, shaped } = answers;

const sectionAnswer = () =>
  shaped<SectionConditions>({
    SubClassID: cell.number(),
    from: record({ SessionID: cell.number(), ExamID: cell.number(), SubClassID: cell.number() }).nullable(),
    Subjects: z.array(record({ BookName: cell.text(), MaxNumber: z.number() })),
    ...{ Average: cell.switch(), Results: cell.switch(), Talent: cell.switch() },
    ...{ stands: cell.count(), lacking: cell.names() },
  });

const path = '/api/exam/conditions/sections';

const body = ruled(
  z.object({
    ...sectionsOfExam,
    /** The section of the exam whose conditions the others get. */
    from: fields.optionalId(),
  }),
  ({ asLast, from }) => (asLast === false && from === undefined ? [['from', 'request.required']] : []),
);

/** Conditions of an exam for several sections. */
export interface ConditionsForSections {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionIds: readonly number[];
  /** Whose conditions they get; each those of its own last exam where absent. */
  readonly from?: number;
}

const WAYS = [
  { value: 1, name: { bn: 'শেষ পরীক্ষার মতো', en: 'As in the last exam' } },
  { value: 0, name: { bn: 'ওপরে বাছাই করা শাখার মতো', en: 'As the section chosen above' } },
];

const made = {
  access: power('exam_condition', 'insert'),
  body,
  toCommand: ({ asLast, from, ...exam }: z.output<typeof body>): ConditionsForSections => ({
    ...examOf(exam),
    ...(asLast ? {} : { from: from as number }),
  }),
  example: { SessionID: 1, ExamID: 1, SubClassIDs: [2], from: 1 },
};

/** What it would set, section by section; nothing is recorded. */
export const previewConditionsForSections = defineCommand({
  ...made,
  name: 'PreviewConditionsForSections',
  path: `${path}/preview`,
  fields: [field.choice('asLast', { bn: 'যেভাবে', en: 'In which way' }, WAYS, { open: true, begins: 1 })],
  answer: () => record({ sections: z.array(sectionAnswer()) }),
  message: 'results.sections-looked',
});

/** Sets what each section lacks: of all sections or of none. What stands is left as it is. */
export const setConditionsForSections = defineCommand({
  ...made,
  name: 'SetConditionsForSections',
  path,
  answer: () => record({ set: cell.count() }),
  message: 'results.conditions-copied',
});

/** Of a section, what it gets. */
export interface SectionConditions {
  readonly SubClassID: number;
  /** Whose conditions these are; null where there was no exam before. */
  readonly from: { readonly SessionID: number; readonly ExamID: number; readonly SubClassID: number } | null;
  /** Papers that it gets, with their full marks. */
  readonly Subjects: readonly { readonly BookName: string; readonly MaxNumber: number }[];
  /** The other conditions that it gets. */
  readonly Average: 0 | 1;
  readonly Results: 0 | 1;
  readonly Talent: 0 | 1;
  /** Conditions that stand already and stay. */
  readonly stands: number;
  /** Papers of the other that it has not by this name. */
  readonly lacking: readonly string[];
}
