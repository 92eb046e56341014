import * as z from 'zod';
import { answers, anyPower, defineCommand, fields, power } from '../../kernel/index.ts';
import { defineOperations } from '../../operations/index.ts';
import { mayImport, STUDENTS_IMPORT } from '../import/index.ts';
import { GROUP_CHANGE, mayRegroup } from '../standing/index.ts';

const { cell, record } = answers;

const path = '/api/students/promotions';
const access = power('promotion', 'insert');

/** What becomes of a student when his session is over. */
export const PROMOTION_ACTIONS = ['promote', 'repeat', 'leave', 'skip'] as const;
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

/** As many as are decided and recorded at once. */
export const MOST_PROMOTED = 200;

const body = z.object({
  from: z.object({ SessionID: fields.id(), ClassID: fields.id(), SubClassID: fields.optionalId() }),
  to: z.object({ SessionID: fields.id() }),
  /** Yes: classes that have no prices in the new session are meant to have none, and nothing is charged there. */
  withoutCharge: fields.optionalFlag(false),
  students: z
    .array(
      z.object({
        AdmissionID: fields.id(),
        action: fields.requiredWord(PROMOTION_ACTIONS),
        /** Where he goes; who repeats stays where he is, unless another section is said. */
        ClassID: fields.optionalId(),
        SubClassID: fields.optionalId(),
      }),
    )
    .min(1, 'request.required')
    .max(MOST_PROMOTED),
});

const toCommand = ({ from, to, withoutCharge, students }: z.output<typeof body>) => ({
  from: { sessionId: from.SessionID, classId: from.ClassID, sectionId: from.SubClassID },
  toSessionId: to.SessionID,
  withoutCharge,
  students: students.map(({ AdmissionID, action, ClassID, SubClassID }) => ({
    ...{ admissionId: AdmissionID, action, classId: ClassID, sectionId: SubClassID },
  })),
});

export type PromoteStudents = ReturnType<typeof toCommand>;

const example = {
  from: { SessionID: 1, ClassID: 1 },
  to: { SessionID: 2 },
  students: [{ AdmissionID: 1, action: 'promote', ClassID: 2, SubClassID: 2 }],
};

/** Those who are promoted or repeat are admitted to the new session as old students, at today's prices. */
export const promoteStudents = defineCommand({
  ...{ name: 'PromoteStudents', path, access, body, toCommand, example },
  answer: () =>
    answers.record({
      operationId: answers.cell.code(),
      made: answers.cell.count(),
      skipped: answers.cell.count(),
    }),
  message: 'admissions.promoted',
  status: 201,
});

/** What would come of it, student by student; where one cannot be, why. */
const previewAnswer = () =>
  record({
    counts: record(
      Object.fromEntries(PROMOTION_ACTIONS.map((action) => [action, cell.count()])) as Record<
        PromotionAction,
        z.ZodInt
      >,
    ),
    charges: cell.money(),
    rows: z.array(
      record({
        ...{ AdmissionID: cell.number(), UserCode: cell.code(), action: z.enum(PROMOTION_ACTIONS) },
        ...{ ClassID: cell.number().nullable(), SubClassID: cell.number().nullable() },
        ...{ charge: cell.money(), problem: cell.text().nullable() },
      }),
    ),
  });

/** The same without recording anything. */
export const previewPromotion = defineCommand({
  ...{ name: 'PreviewPromotion', path: `${path}/preview`, access, body, toCommand, example },
  answer: () => previewAnswer(),
  message: 'admissions.promotion-previewed',
});

export const PROMOTION = 'promotion';

/** Whoever may promote may take a promotion back. */
export const mayPromote = access;

const sees = {
  [PROMOTION]: power('promotion', 'view'),
  [STUDENTS_IMPORT]: power('student_import', 'view'),
  [GROUP_CHANGE]: power('student_group_setting', 'view'),
};

/**
 * What was done to many students at once, and taking it back: by whoever may do the same, as its kind says; of the
 * other kinds nothing is shown.
 */
export const studentOperations = defineOperations({
  noun: ['StudentOperation', 'StudentOperations'],
  path: '/api/students/operations',
  kinds: [PROMOTION, STUDENTS_IMPORT, GROUP_CHANGE],
  view: anyPower(...Object.values(sees)),
  power: anyPower(mayPromote, mayImport, mayRegroup),
  seenBy: sees,
});

export const promotionCommands = {
  promoteStudents,
  previewPromotion,
  previewUndoStudents: studentOperations.previewUndo,
  undoStudents: studentOperations.undo,
};
