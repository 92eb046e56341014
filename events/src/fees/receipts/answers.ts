import { answers } from '../../kernel/index.ts';

const { cell, record } = answers;

const numbered = () => ({ receiptId: cell.number(), receiptNo: cell.number() });

/** Of a receipt: its numbers, and what stands for it where it was corrected. */
export const receiptAnswer = () => ({
  ...numbered(),
  replacement: record({ ...numbered(), on: cell.day() }).optional(),
});
