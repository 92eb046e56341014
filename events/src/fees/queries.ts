import * as z from 'zod';
import {
  type AnswerTo,
  answers,
  anyPower,
  definePaper,
  defineQuery,
  fields,
  paperOfOne,
  power,
  type RowTo,
} from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';
import {
  fundClosingAnswer,
  matrixAnswer,
  monthsAnswer,
  receiptAnswer,
  statementAnswer,
  studentFeesAnswer,
} from './answers.ts';
import { chargeRunOperations } from './charges/charge-run.ts';
import { repricingOperations } from './prices/commands.ts';
import { classQueries } from './receipts/class-collection.ts';
import { receiptPapers } from './receipts/receipt-papers.ts';
import { receiptsList } from './receipts/receipts-list.ts';
import { awaitedReceiptsList } from './receipts/replacements.ts';

const setting = power('fee_setting', 'view');
const collection = power('fee_collection', 'view');
/** Whoever takes a receipt back or corrects it sees what it stands on. */
const corrects = [power('record_delete_edit', 'view'), power('record_delete_edit', 'delete')];
const ofReceipt = { entry: 'FeesCollected' };

const statement = {
  name: 'Statement',
  path: '/api/accounts/statement/:AdmissionID',
  access: collection,
  query: { AdmissionID: fields.id(), from: fields.optionalDay(), to: fields.optionalDay(), ...twoClocks },
};
const statementPaper = definePaper(statement);

const collectionByMonth = {
  name: 'CollectionByMonth',
  path: '/api/accounts/collection_by_month',
  access: power('ledger_report', 'view'),
  query: { ...twoClocks, SessionID: fields.optionalId() },
};
const collectionPaper = definePaper(collectionByMonth);

export const feeQueries = {
  ...chargeRunOperations.queries,
  ...repricingOperations.queries,
  feeMatrix: defineQuery({
    name: 'FeeMatrix',
    path: '/api/accounts/fee_matrix',
    access: setting,
    query: {
      sessionId: fields.optionalId(),
      classId: fields.optionalId(),
      sfgnid: fields.optionalId(),
      asOf: fields.optionalDay(),
    },
    answer: () => matrixAnswer(),
  }),
  /** What closing a fund would withdraw with it. */
  fundClosing: defineQuery({
    name: 'FundClosing',
    path: '/api/accounts/funds/:id/closing',
    access: power('fund', 'edit'),
    query: { id: fields.id() },
    answer: () => fundClosingAnswer(),
  }),
  studentFees: defineQuery({
    name: 'StudentFeeAdmission',
    path: '/api/accounts/student_fee_admission',
    access: anyPower(collection, ...corrects, power('concession', 'insert')),
    query: { AdmissionID: fields.id(), ...twoClocks },
    answer: () => studentFeesAnswer(),
  }),
  ...classQueries,
  ...awaitedReceiptsList.endpoints,
  ...receiptsList.endpoints,
  receiptPapers,
  receiptPdf: defineQuery({
    name: 'ReceiptPdf',
    path: '/api/accounts/receipts/:id.pdf',
    access: collection,
    // 1 the guardian's, 2 the office's below it on one A4.
    query: { id: fields.id(), copies: fields.optionalChoice(1, 2) },
    forAuditor: ofReceipt,
  }),
  /** The guardian's sheet as the neutral document that the PDF is drawn from. */
  receiptPaper: defineQuery({
    name: 'ReceiptPaper',
    forAuditor: ofReceipt,
    path: '/api/accounts/receipts/:id/paper',
    access: collection,
    query: { id: fields.id() },
    answer: () => paperOfOne({ pages: answers.cell.count() }),
  }),
  receipt: defineQuery({
    name: 'Receipt',
    forAuditor: ofReceipt,
    path: '/api/accounts/receipts/:id',
    access: anyPower(collection, ...corrects),
    query: { id: fields.id() },
    answer: () => receiptAnswer(),
  }),
  // In front of the statement, whose path theirs would match.
  statementPdf: statementPaper.pdf,
  statementXlsx: statementPaper.xlsx,
  statementCsv: statementPaper.csv,
  statement: defineQuery({ ...statement, answer: () => statementAnswer() }),
  collectionByMonth: defineQuery({ ...collectionByMonth, answer: () => monthsAnswer() }),
  collectionByMonthPdf: collectionPaper.pdf,
  collectionByMonthXlsx: collectionPaper.xlsx,
  collectionByMonthCsv: collectionPaper.csv,
  totalDue: defineQuery({
    name: 'TotalDue',
    path: '/api/users/total_due',
    // Money is for whoever takes it in or reads of it; the counts of people beside it are everybody's.
    access: anyPower(collection, power('ledger_report', 'view'), power('fee_report', 'view')),
    query: twoClocks,
    forAuditor: 'standing',
    answer: () => z.strictObject({ totalDue: answers.cell.money() }),
  }),
};

/** What a student owes at the counter; sums in taka. */
export type StudentFees = AnswerTo<typeof feeQueries.studentFees>['data'];
export type StudentFee = StudentFees['fees'][number];
export type Receipt = AnswerTo<typeof feeQueries.receipt>['data'];
export type ClassPayer = RowTo<typeof feeQueries.classPayers>;
export type PriceRow = RowTo<typeof feeQueries.feeMatrix>;
/** The version of what a head costs in a session and class. */
export type PriceRevision = AnswerTo<typeof feeQueries.feeMatrix>['revisions'][number];
export type StudentAccount = AnswerTo<typeof feeQueries.statement>['data'];
export type StudentAccountLine = StudentAccount['lines'][number];
/** A month: what fell due, was collected, conceded and is owed at its end; taka. */
export type FeesOfMonth = RowTo<typeof feeQueries.collectionByMonth>;
