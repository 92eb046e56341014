import * as z from 'zod';
import { answers, defineCommand, type Fault, fields, power, ruled } from '../../kernel/index.ts';
import { examOf, sectionsOfExam } from './of-exam.ts';

const { cell, record, shaped } = answers;

const fee = () => record({ SLID: cell.number(), Fee: cell.money() }).nullable();

const sectionAnswer = () =>
  shaped<SectionFee>({
    ...{ SubClassID: cell.number(), does: z.enum(['new', 'changes', 'same', 'stands', 'none']) },
    ...{ now: fee(), before: fee() },
    from: record({ SessionID: cell.number(), ExamID: cell.number() }).nullable(),
  });

const path = '/api/exam/fee_settings/sections';

const body = ruled(
  z.object({
    ...sectionsOfExam,
    SLID: fields.optionalId(),
    Fee: fields.optionalAmount(),
    /** A fee that stands otherwise is changed; else it stays. */
    replace: fields.optionalFlag(false),
  }),
  ({ asLast, SLID, Fee }) =>
    Object.entries(asLast === false ? { SLID, Fee } : {}).flatMap(([name, value]): Fault[] =>
      value === undefined ? [[name, 'request.required']] : [],
    ),
);

/** The fee of an exam for several sections. */
export interface FeesForSections {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionIds: readonly number[];
  /** For all of them; each as in its last exam where absent. Paisa. */
  readonly said?: { readonly subLedgerId: number; readonly fee: number };
  readonly replace: boolean;
}

const made = {
  access: power('exam_fee_setting', 'insert'),
  body,
  toCommand: ({ asLast, SLID, Fee, replace, ...exam }: z.output<typeof body>): FeesForSections => ({
    ...{ ...examOf(exam), replace },
    ...(asLast ? {} : { said: { subLedgerId: SLID as number, fee: Fee as number } }),
  }),
  example: { SessionID: 1, ExamID: 1, SubClassIDs: [1], SLID: 2, Fee: 300 },
};

/** What setting it would do, section by section; nothing is recorded. */
export const previewFeesForSections = defineCommand({
  ...made,
  name: 'PreviewFeesForSections',
  path: `${path}/preview`,
  answer: () => record({ sections: z.array(sectionAnswer()) }),
  message: 'exams.sections-looked',
});

/** Sets it: of all sections or of none. What stands otherwise is left as it is, unless `replace` says to change it. */
export const setFeesForSections = defineCommand({
  ...made,
  name: 'SetFeesForSections',
  path,
  answer: () => record({ set: cell.count() }),
  message: 'exams.fees-set',
});

/** What becomes of a section: `stands` otherwise and is left, `none` had no exam before that says it. */
export type SectionDoes = 'new' | 'changes' | 'same' | 'stands' | 'none';

interface FeeOnWire {
  readonly SLID: number;
  readonly Fee: number;
}

/** Of a section, what setting its fee does. Taka. */
export interface SectionFee {
  readonly SubClassID: number;
  readonly does: SectionDoes;
  /** What it comes to; null where nothing is set. */
  readonly now: FeeOnWire | null;
  readonly before: FeeOnWire | null;
  /** The exam that it was taken from. */
  readonly from: { readonly SessionID: number; readonly ExamID: number } | null;
}
