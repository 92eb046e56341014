import { answers, entryDayAnswer } from '../kernel/index.ts';

const { cell, record } = answers;

/** Of a voucher: where it stands on another day now, when what it said before was taken back. */
export const voucherAnswer = () => ({
  ...{ voucherId: cell.number(), VoucherNo: cell.number() },
  takenBack: record(entryDayAnswer()).optional(),
});

/** Of a transfer of any kind, by its own number. */
export const transferAnswer = () => ({ id: cell.number(), number: cell.number() });
