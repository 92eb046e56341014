import { fromTaka, paisaOf, sumPaisa, toLatinDigits, toTaka } from '@madrasah/events/kernel';

/** Paisa of a typed sum: digits of any script, commas allowed, nothing typed is 0; undefined when it is no sum. */
export function readTaka(typed: string | undefined): number | undefined {
  const plain = toLatinDigits(typed ?? '').replaceAll(/[,\s]/g, '');
  if (plain === '') return 0;
  const read = fromTaka(plain);
  return read !== undefined && read >= 0 ? read : undefined;
}

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

export interface Taking {
  /** The amount on top, as typed. */
  readonly paid?: string;
  /** A row was written by hand: the amount on top is spread no more. */
  readonly byHand?: boolean;
  /** The amount on top was typed, not summed up from the rows: it stays when a row is written by hand. */
  readonly given?: boolean;
  readonly fees: readonly TypedRow[];
}

export interface Sums {
  readonly due: number;
  readonly deduction: number;
  readonly deposit: number;
  /** Paid above all that is owed. */
  readonly advance: number;
  /** All money taken. */
  readonly total: number;
  readonly left: number;
  /** What the typed amount has more (less, below 0) than the rows written by hand give a place to. */
  readonly difference: number;
}

const typed = (sum: string | undefined) => readTaka(sum) ?? 0;

/** The foot of the counter, in paisa. */
export function sumsOf({ paid, byHand, given, fees }: Taking): Sums {
  const due = sumPaisa(fees.map((row) => paisaOf(row.due)));
  const deduction = sumPaisa(fees.map((row) => typed(row.deduction)));
  const deposit = sumPaisa(fees.map((row) => typed(row.deposit)));
  const left = due - deduction - deposit;
  const over = typed(paid) - deposit;
  const byRows = Boolean(byHand) && (!given || left > 0);
  const advance = byRows ? 0 : Math.max(0, over);
  const difference = byHand && given ? over - advance : 0;
  return { due, deduction, deposit, advance, total: deposit + advance, left, difference };
}

/** The rows with an amount spread over them anew. @param write a sum in paisa as the box shows it */
export function respread(fees: readonly TypedRow[], amount: number, write: (paisa: number) => string) {
  const owed = fees.map((row) => ({ due: paisaOf(row.due), deduction: typed(row.deduction) }));
  const { deposits } = spread(amount, owed);
  return fees.map((row, index) => ({ ...row, deposit: write(deposits[index] ?? 0) }));
}

/** The rows of the command in taka; what is above all dues goes with the last row and becomes an advance there. */
export function rowsToSend(taking: Taking) {
  const { advance } = sumsOf(taking);
  const last = taking.fees.length - 1;
  return taking.fees.map(({ itemId, due, deduction, deposit }, index) => {
    const [cut, put] = [readTaka(deduction), readTaka(deposit)];
    return {
      itemId,
      amount: due,
      // What is no sum goes as it is, so that its own field is named.
      deduction: cut === undefined ? deduction : toTaka(cut),
      deposit: put === undefined ? deposit : toTaka(put + (index === last ? advance : 0)),
    };
  });
}

export type Wrong = 'sum' | 'nothing' | 'differs' | 'transaction' | 'remark' | 'deduction' | 'deposit';

const MANY_TIMES = 2;

/** More than twice of what is owed: rather a slip of the finger than an advance, so it is asked about. */
export function isDoubtful(taking: Taking): boolean {
  const { total, due, deduction } = sumsOf(taking);
  return total > MANY_TIMES * (due - deduction) && due - deduction > 0;
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
  const { deduction, total, difference } = sumsOf(taking);
  if (readTaka(taking.paid) === undefined) wrong['paid'] = 'sum';
  else if (deduction === 0 && total === 0) wrong['paid'] = 'nothing';
  else if (difference !== 0) wrong['paid'] = 'differs';
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
