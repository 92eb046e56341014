import * as z from 'zod';
import { fields } from '../kernel/index.ts';

/** A row of a payment as the counter sends it; `amount` is the due that the clerk saw. */
const collectedRow = z.object({
  itemId: fields.optionalId(),
  SFSID: fields.optionalInteger(0, Number.MAX_SAFE_INTEGER),
  SLID: fields.optionalId(),
  amount: fields.amount(),
  deduction: fields.optionalAmount(),
  deposit: fields.optionalAmount(),
});

type CollectedRowBody = z.output<typeof collectedRow>;

/** The rows of one payment. */
export const collectedRows = z.array(collectedRow).max(200);

/** Rows under the command's names, sums in paisa. */
export const rowsFrom = (rows: readonly CollectedRowBody[]) =>
  rows.map((row) => ({
    itemId: row.itemId,
    priceRowId: row.SFSID,
    subLedgerId: row.SLID,
    due: row.amount,
    deduction: row.deduction ?? 0,
    deposit: row.deposit ?? 0,
  }));
