import * as z from 'zod';
import { answers, defineCommand, defineQuery, fields, power } from '../../kernel/index.ts';
import { twoClocks } from '../../ledger/clocks.ts';
import { defineOperations } from '../../operations/index.ts';
import { payersAnswer } from '../answers.ts';
import { leafFields, leafFrom } from './leaf.ts';

const { cell, record } = answers;

const path = '/api/accounts/class_collections';

export const CLASS_COLLECTION = 'class-collection';

/** The sittings of a school, and taking one back: whoever may take a receipt back may do so with all of one. */
export const sittingOperations = defineOperations({
  noun: ['Sitting', 'Sittings'],
  ofPeople: true,
  path,
  kinds: [CLASS_COLLECTION],
  view: power('fee_collection', 'view'),
  power: power('record_delete_edit', 'delete'),
});

/** One payer of a sitting; `due` is all that he owed as the clerk saw it, and `amount` what he pays of it. */
const payer = z.object({
  AdmissionID: fields.id(),
  due: fields.amount(),
  amount: fields.amount(),
  transactionNo: fields.optionalText(60),
});

/** Takes the payments of a room of payers: one receipt each, all of them or none. */
const collectFromClass = defineCommand({
  name: 'CollectFromClass',
  path,
  access: power('fee_collection', 'insert'),
  body: z.object({
    CreateAt: fields.optionalDay(),
    Account: fields.id(),
    Remark: fields.optionalLines(500),
    /** The leaf of the first receipt; the others have those that follow. */
    ...leafFields,
    payers: z.array(payer).min(1).max(500),
  }),
  toCommand: (body) => ({
    on: body.CreateAt,
    moneyAccount: body.Account,
    remark: body.Remark,
    leaf: leafFrom(body),
    payers: body.payers.map(({ AdmissionID, due, amount, transactionNo }) => ({
      ...{ admissionId: AdmissionID, due, amount, transactionNo },
    })),
  }),
  answer: () =>
    record({
      receipts: z.array(
        record({ receiptId: cell.number(), receiptNo: cell.number(), AdmissionID: cell.number() }),
      ),
    }),
  message: 'fees.class-collected',
  status: 201,
  example: {
    ...{ CreateAt: '2026-04-14', Account: 2, Remark: '' },
    payers: [{ AdmissionID: 1, due: 500, amount: 300 }],
  },
});

export const classCommands = {
  collectFromClass,
  undoSitting: sittingOperations.undo,
  previewUndoSitting: sittingOperations.previewUndo,
};

export const classQueries = {
  ...sittingOperations.queries,
  /** The students of a class with what each owes over all sessions: who may pay at a sitting. */
  classPayers: defineQuery({
    name: 'ClassPayers',
    path: `${path}/payers`,
    access: power('fee_collection', 'view'),
    query: {
      SessionID: fields.id(),
      ClassID: fields.id(),
      SubClassID: fields.optionalId(),
      ...twoClocks,
    },
    forAuditor: 'standing',
    answer: () => payersAnswer(),
  }),
};
