import * as z from 'zod';
import { answers, defineCommand, field, fields, power } from '../../kernel/index.ts';
import { defineOperations } from '../../operations/index.ts';
import { PRICE_COLUMNS } from '../constants.ts';

const { cell, record } = answers;

const figures = () => ({
  ...{ now: cell.money(), proposed: cell.money(), charged: cell.money(), overpaid: cell.money() },
});
const sums = () => ({ students: cell.count(), ...figures(), overpaidStudents: cell.count() });

/** Class by class, then student by student: those who would be overpaid first. */
const whatIfAnswer = () =>
  record({
    ...sums(),
    classes: z.array(record({ ClassID: cell.number(), ...sums() })),
    rows: z.array(
      record({ AdmissionID: cell.number(), UserCode: cell.code(), ClassID: cell.number(), ...figures() }),
    ),
  });

/** What applying would do, and who has paid more than the new price. */
const appliedPreview = () =>
  record({
    ...{ students: cell.count(), items: cell.count(), kept: cell.count() },
    ...{ charged: cell.money(), due: cell.money(), overpaid: cell.money() },
    overpaidStudents: z.array(
      record({ AdmissionID: cell.number(), UserCode: cell.code(), overpaid: cell.money() }),
    ),
  });

const matrix = '/api/accounts/fee_matrix';
const view = power('fee_setting', 'view');
const edit = power('fee_setting', 'edit');

const cells = Object.fromEntries(PRICE_COLUMNS.map((column) => [column, fields.optionalAmount()]));

/** Twelve amounts of a head in a class, as they might be set. */
export interface ProposedRow {
  readonly classId: number;
  readonly subLedgerId: number;
  readonly amounts: readonly (number | null)[];
}

export interface WhatIfPrices {
  readonly sessionId: number;
  readonly rows: readonly ProposedRow[];
}

/** What prices would mean for everyone admitted, before anybody saves them. Nothing is recorded. */
export const whatIfPrices = defineCommand({
  name: 'WhatIfPrices',
  path: `${matrix}/what_if`,
  access: view,
  body: z.object({
    SessionID: fields.id(),
    rows: z
      .array(z.object({ Classid: fields.id(), SLID: fields.id(), ...cells }))
      .min(1)
      .max(1000),
  }),
  toCommand: (body) => ({
    sessionId: body.SessionID,
    rows: body.rows.map(
      (row): ProposedRow => ({
        classId: row.Classid,
        subLedgerId: row.SLID,
        amounts: PRICE_COLUMNS.map((column) => (row as Record<string, number | undefined>)[column] ?? null),
      }),
    ),
  }),
  answer: () => whatIfAnswer(),
  message: 'fees.prices-previewed',
  example: { SessionID: 1, rows: [{ Classid: 1, SLID: 1, MaleAbaNew: 900 }] },
});

const applied = z.object({
  SessionID: fields.id(),
  Classid: fields.optionalId(),
  SLIDs: z.array(fields.id()).max(100).nullish(),
  from: fields.optionalDay(),
  concessions: fields.word(['scale', 'keep'], 'scale' as const),
  reason: fields.requiredText(300),
});
const toApplied = (body: z.output<typeof applied>) => ({
  sessionId: body.SessionID,
  /** All classes when not said. */
  classId: body.Classid,
  /** All heads of the matrix when none is said. */
  subLedgerIds: body.SLIDs ?? [],
  /** Charges that fell due on this day or later; all when not said. */
  from: body.from,
  /** A concession keeps its part of the fee, as a percentage does, or its amount. */
  concessions: body.concessions,
  reason: body.reason,
});
export type ApplyPrices = ReturnType<typeof toApplied>;
const example = { SessionID: 1, Classid: 1, SLIDs: [1], from: '2026-04-01', reason: 'নতুন হার' };

/** The prices of today on charges that stand: one entry, one operation. */
export const applyPrices = defineCommand({
  name: 'ApplyPrices',
  path: `${matrix}/apply`,
  access: edit,
  body: applied,
  toCommand: toApplied,
  answer: () =>
    record({
      operationId: cell.code(),
      students: cell.count(),
      items: cell.count(),
      due: cell.money(),
      overpaid: cell.money(),
    }),
  message: 'fees.prices-applied',
  status: 201,
  example,
});

/** The same without recording anything. */
export const previewApplyPrices = defineCommand({
  name: 'PreviewApplyPrices',
  path: `${matrix}/apply/preview`,
  access: edit,
  body: applied,
  toCommand: toApplied,
  answer: () => appliedPreview(),
  message: 'fees.prices-previewed',
  example,
});

export const REPRICING = 'repricing';
/** The operation of a repricing by its number, as its events name it. */
export const repricingName = (number: number) => `${REPRICING}-${number}`;
/** The number of a repricing; undefined where an entry is part of none. */
export function repricingNumber(operation: string): number | undefined {
  const found = /^repricing-(\d+)$/.exec(operation);
  return found ? Number(found[1]) : undefined;
}

/** What was applied, and taking it back. */
export const repricingOperations = defineOperations({
  noun: ['Repricing', 'Repricings'],
  path: `${matrix}/applied`,
  kinds: [REPRICING],
  view,
  power: edit,
});

export interface CopyPrices {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
  readonly effectiveFrom: string | undefined;
}

/** The matrix of one session to another, lifted or lowered by a percentage. */
export const copyPrices = defineCommand({
  name: 'CopyPrices',
  path: `${matrix}/copy`,
  access: power('fee_setting', 'insert'),

  fields: [
    field.given('from', { bn: 'যে শিক্ষাবর্ষ থেকে', en: 'From session' }),
    field.given('to', { bn: 'যে শিক্ষাবর্ষে', en: 'To session' }),
    field.reading(
      field.number('percent', { bn: 'শতকরা কত বাড়বে', en: 'Raise by per cent' }, -100, 1000, {
        hint: { bn: 'কমাতে হলে ঋণাত্মক সংখ্যা; পূর্ণ টাকায়', en: 'Below nothing to lower; to the whole taka' },
        begins: 0,
      }),
      () => fields.optionalInteger(-100, 1000),
    ),
    field.reading(field.day('effectiveFrom', { bn: 'যে তারিখ থেকে', en: 'From the day' }), () =>
      fields.optionalDay(),
    ),
  ],
  toCommand: (body) => ({
    from: body.from,
    to: body.to,
    percent: body.percent ?? 0,
    effectiveFrom: body.effectiveFrom,
  }),
  answer: () => record({ copied: cell.count() }),
  message: 'fees.prices-copied',
  status: 201,
  example: { from: 1, to: 1, percent: 10 },
});

export const priceCommands = {
  whatIfPrices,
  previewApplyPrices,
  applyPrices,
  copyPrices,
  undoRepricing: repricingOperations.undo,
  previewUndoRepricing: repricingOperations.previewUndo,
};
