import * as z from 'zod';
import { answers, defineCommand, fields, power } from '../../kernel/index.ts';

const { cell, record } = answers;

const head = () => ({ SLID: cell.number(), SlName: cell.text() });
const ofMonth = () => ({ ...head(), MonthID: cell.number() });

/** What a change would do to a student's charges: those changed, those new, those that stay, and the difference. */
const changePreview = () =>
  record({
    items: z.array(
      record({
        ...{ itemId: cell.number(), ...ofMonth(), before: cell.money(), Fee: cell.money() },
        ...{ pastDiscount: cell.money(), due: cell.money(), overpaid: cell.money() },
      }),
    ),
    charged: z.array(
      record({
        ...{ ...ofMonth(), dueOn: cell.day(), Fee: cell.money() },
        ...{ pastDiscount: cell.money(), due: cell.money() },
      }),
    ),
    kept: z.array(record({ itemId: cell.number(), ...ofMonth(), Fee: cell.money() })),
    ahead: z.array(record({ ...ofMonth(), amount: cell.money(), priced: cell.flag() })),
    unpriced: z.array(record(head())),
    /** By how much he owes more, or below zero less; what was overpaid is his advance. */
    ...{ difference: cell.money(), overpaid: cell.money() },
  });

const changedAnswer = () => ({
  ...{ AdmissionID: cell.number(), changeNo: cell.number(), items: cell.count(), charged: cell.count() },
  ...{ difference: cell.money(), overpaid: cell.money() },
});

const path = '/api/accounts/student_change';
const access = power('fee_setting', 'edit');

const change = {
  AdmissionID: fields.id(),
  /** A month of the class by its number, or a day. */
  from: fields.monthOrDay(),
  ClassID: fields.optionalId(),
  /** Of the class; it must be there where the class changes. */
  SubClassID: fields.optionalId(),
  ResidentialStatusId: fields.optionalChoice(1, 2, 3, 4),
  NewOldId: fields.optionalChoice(1, 2),
};

type Change = z.output<z.ZodObject<typeof change>>;

const toChange = (body: Change) => ({
  admissionId: body.AdmissionID,
  from: body.from,
  classId: body.ClassID,
  sectionId: body.SubClassID,
  residence: body.ResidentialStatusId,
  newOrOld: body.NewOldId,
});

const example = { AdmissionID: 1, from: '2026-04-01', ResidentialStatusId: 2 };

/** Another class, section, residence, new or old from a month or a day on, with what it makes of the student's charges. */
export const changeStudent = defineCommand({
  name: 'ChangeStudent',
  path,
  access,
  /** With `preview` nothing is recorded: the answer is that of the preview. */
  body: z.object({ ...change, preview: fields.optionalFlag(false) }),
  toCommand: (body) => ({ ...toChange(body), preview: body.preview }),
  answer: () => z.union([record(changedAnswer()), changePreview()]),
  message: 'plans.student-changed',
  example,
});

/** The same without recording anything. */
export const previewStudentChange = defineCommand({
  name: 'PreviewStudentChange',
  path: `${path}/preview`,
  access,
  body: z.object(change),
  toCommand: toChange,
  answer: () => changePreview(),
  message: 'plans.change-previewed',
  example,
});

/** The operation that a change of an admission is to the journal, by the number of the change. */
export const changeName = (admissionId: number, changeNo: number) =>
  `admission-change-${admissionId}-${changeNo}`;

/** The admission and the number of its change; undefined where an entry is part of none. */
export function changeNumber(operation: string): { admissionId: number; changeNo: number } | undefined {
  const [, admissionId, changeNo] = /^admission-change-(\d+)-(\d+)$/.exec(operation) ?? [];
  return admissionId === undefined
    ? undefined
    : { admissionId: Number(admissionId), changeNo: Number(changeNo) };
}
