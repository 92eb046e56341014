import { paisa, paisaOf, sumPaisa, toTaka } from '@madrasah/events/kernel';
import { readTaka } from '../../../kit/figures/typed.ts';

/** What is owed on one item and what is let off now, in paisa. */
export interface Owed {
  readonly due: number;
  readonly deduction: number;
}

/** An amount over items in their order, each up to what its deduction leaves; `rest` is what found no place. */
export function spread(amount: number, items: readonly Owed[]): { deposits: number[]; rest: number } {
  let rest = amount;
  const deposits = items.map(({ due, deduction }) => {
    const part = Math.min(rest, Math.max(0, due - deduction));
    rest -= part;
    return part;
  });
  return { deposits, rest };
}

/** One row of the counter's form: what the page knows of it, and two sums as they are typed. */
export interface TypedRow {
  readonly itemId: number;
  /** As the clerk sees it, in taka. */
  readonly due: number;
  readonly deduction?: string;
  readonly deposit?: string;
}

/** A month that is paid before it is charged: whose, which, and its price in taka, paid whole. */
export interface MonthPick {
  readonly admissionId: number;
  readonly SLID: number;
  readonly MonthID: number;
  readonly amount: number;
  /** Head and month, as the page says them. */
  readonly name: string;
}

export interface Taking {
  /** The amount on top, as typed. */
  readonly paid?: string;
  /** A row was written by hand: the amount on top is spread no more. */
  readonly byHand?: boolean;
  /** The amount on top was typed, not summed up from the rows: it stays when a row is written by hand. */
  readonly given?: boolean;
  readonly fees: readonly TypedRow[];
  readonly months?: readonly MonthPick[];
}

export interface Sums {
  readonly due: number;
  readonly deduction: number;
  readonly deposit: number;
  /** Months paid ahead. */
  readonly ahead: number;
  /** Paid above all that is owed. */
  readonly advance: number;
  /** All money taken. */
  readonly total: number;
  readonly left: number;
  /** What the typed amount has more (less, below 0) than rows written by hand, and months, give a place to. */
  readonly difference: number;
}

const typed = (sum: string | undefined) => readTaka(sum) ?? 0;

/** What months paid ahead come to, in paisa. */
const aheadOf = (months: readonly MonthPick[] = []) => sumPaisa(months.map(({ amount }) => paisaOf(amount)));

/** The foot of the counter, in paisa. */
export function sumsOf({ paid, byHand, given, fees, months }: Taking): Sums {
  const due = sumPaisa(fees.map((row) => paisaOf(row.due)));
  const deduction = sumPaisa(fees.map((row) => typed(row.deduction)));
  const deposit = sumPaisa(fees.map((row) => typed(row.deposit)));
  const ahead = aheadOf(months);
  const left = due - deduction - deposit;
  const over = typed(paid) - deposit - ahead;
  const byRows = Boolean(byHand) && (!given || left > 0);
  const advance = byRows ? 0 : Math.max(0, over);
  const difference = given && (byHand || over < 0) ? over - advance : 0;
  return { due, deduction, deposit, ahead, advance, total: deposit + ahead + advance, left, difference };
}

/** An amount on top, spread over the rows: the months that are paid ahead take theirs first. */
export const placed = (
  { paid, months }: Pick<Taking, 'paid' | 'months'>,
  fees: readonly TypedRow[],
  write: (paisa: number) => string,
) => respread(fees, Math.max(0, typed(paid) - aheadOf(months)), write);

/** The rows with an amount spread over them anew. @param write a sum in paisa as the box shows it */
export function respread(fees: readonly TypedRow[], amount: number, write: (paisa: number) => string) {
  const owed = fees.map((row) => ({ due: paisaOf(row.due), deduction: typed(row.deduction) }));
  const { deposits } = spread(amount, owed);
  return fees.map((row, index) => ({ ...row, deposit: write(deposits[index] ?? 0) }));
}

/** The rows of the command in taka, and what is above all dues. */
export function rowsToSend(taking: Taking) {
  const fees = taking.fees.map(({ itemId, due, deduction, deposit }) => {
    const [cut, put] = [readTaka(deduction), readTaka(deposit)];
    return {
      ...{ itemId, amount: due },
      // What is no sum goes as it is, so that its own field is named.
      deduction: cut === undefined ? deduction : toTaka(cut),
      deposit: put === undefined ? deposit : toTaka(put),
    };
  });
  return { fees, advance: toTaka(paisa(sumsOf(taking).advance)) };
}

/** A row of a payment as it is sent: sums in taka, or what was typed where it is no sum. */
export type SentRow = ReturnType<typeof rowsToSend>['fees'][number];

/** What is above all dues goes with the last row, and becomes an advance there. */
export const withAdvance = (fees: readonly SentRow[], advance: number): readonly SentRow[] =>
  fees.map((row, index) =>
    advance > 0 && index === fees.length - 1 && typeof row.deposit === 'number'
      ? { ...row, deposit: toTaka(paisa(paisaOf(row.deposit) + paisaOf(advance))) }
      : row,
  );

export type Wrong = 'sum' | 'nothing' | 'differs' | 'transaction' | 'remark' | 'deduction' | 'deposit';

const MANY_TIMES = 2;

/** More than twice of what is owed: rather a slip of the finger than an advance, so it is asked about. */
export function isDoubtful(taking: Taking): boolean {
  const { total, ahead, due, deduction } = sumsOf(taking);
  return total - ahead > MANY_TIMES * (due - deduction) && due - deduction > 0;
}

/**
 * What the schema cannot see, by the path of the field.
 * @param numbered the money goes where it is found again by its transaction number alone
 */
export function wrongIn(
  taking: Taking & { readonly Remark?: string; readonly transactionNo?: string },
  numbered = false,
): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  const { deduction, total, advance, difference } = sumsOf(taking);
  if (readTaka(taking.paid) === undefined) wrong['paid'] = 'sum';
  else if (deduction === 0 && total === 0) wrong['paid'] = 'nothing';
  else if (difference !== 0 || (advance > 0 && taking.fees.length === 0)) wrong['paid'] = 'differs';
  if (numbered && total > 0 && (taking.transactionNo ?? '').trim() === '')
    wrong['transactionNo'] = 'transaction';
  if (deduction > 0 && (taking.Remark ?? '').trim() === '') wrong['Remark'] = 'remark';
  taking.fees.forEach((row, index) => {
    const owed = paisaOf(row.due);
    const [cut, put] = [readTaka(row.deduction), readTaka(row.deposit)];
    if (cut === undefined) wrong[`fees[${index}].deduction`] = 'sum';
    else if (cut > owed) wrong[`fees[${index}].deduction`] = 'deduction';
    if (put === undefined) wrong[`fees[${index}].deposit`] = 'sum';
    else if (put > Math.max(0, owed - (cut ?? 0))) wrong[`fees[${index}].deposit`] = 'deposit';
  });
  return wrong;
}
