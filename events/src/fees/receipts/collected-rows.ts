import * as z from 'zod';
import { fields } from '../../kernel/index.ts';

/** A row of a payment as the counter sends it; `amount` is the due that the clerk saw. */
const collectedRow = z.object({
  itemId: fields.idOrNone(),
  SFSID: fields.optionalInteger(0, Number.MAX_SAFE_INTEGER),
  SLID: fields.idOrNone(),
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

const monthAhead = z.object({ SLID: fields.id(), MonthID: fields.integer(1, 12), amount: fields.amount() });

/** Months paid before they are charged, each whole; `amount` is what the client saw. */
export const monthsAheadRows = z.array(monthAhead).max(60);

/** Such months under the command's names; nothing where none is wanted. */
export const aheadFrom = (months: readonly z.output<typeof monthAhead>[] | undefined) =>
  months?.length
    ? {
        ahead: months.map(({ SLID, MonthID, amount }) => ({
          ...{ subLedgerId: SLID, monthId: MonthID, due: amount },
        })),
      }
    : {};
