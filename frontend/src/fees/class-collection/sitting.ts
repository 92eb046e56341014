import type { ClassPayer } from '@madrasah/events/fees';
import { paisaOf, sumPaisa, toTaka } from '@madrasah/events/kernel';
import { readTaka } from '../../kit/figures/typed.ts';
import { type LeafValues, leafBody } from '../leaf.ts';

/** What is typed of one payer. */
export interface TypedPayer {
  readonly amount?: string;
  readonly transactionNo?: string;
}

export interface Sitting extends LeafValues {
  readonly Account?: number;
  readonly CreateAt?: string;
  readonly Remark?: string;
  /** In the order of the page. */
  readonly payers: readonly TypedPayer[];
}

const typed = ({ amount }: TypedPayer) => readTaka(amount) ?? 0;

/** How many pay, and what they bring together; paisa. */
export function sumsOf({ payers }: Pick<Sitting, 'payers'>) {
  const paying = payers.filter((payer) => typed(payer) > 0);
  return { count: paying.length, total: sumPaisa(paying.map(typed)) };
}

/**
 * The command: every row of the page in its order, so that a problem of a payer is told at his row; whoever brings
 * nothing goes with 0. What is no sum goes as it was typed.
 * @param rows of the page as they are owed now
 * @param unsaid the day that is left to the server
 */
export function bodyOf(
  { Account, CreateAt, Remark, payers, ...leaf }: Sitting,
  rows: readonly ClassPayer[],
  numbered: boolean,
  unsaid?: string,
) {
  return {
    ...{ Account, Remark, ...leafBody(leaf) },
    ...(CreateAt !== unsaid && { CreateAt }),
    payers: rows.map(({ AdmissionID, due }, index) => {
      const { amount, transactionNo } = payers[index] ?? {};
      const read = readTaka(amount);
      return {
        ...{ AdmissionID, due, amount: read === undefined ? amount : toTaka(read) },
        ...(numbered && read ? { transactionNo } : {}),
      };
    }),
  };
}

export type Wrong = 'sum' | 'nothing' | 'transaction';

/** What the schema cannot see, by the path of the field. @param numbered each payment is found again by its number */
export function wrongIn(sitting: Sitting, numbered: boolean): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  sitting.payers.forEach((payer, index) => {
    if (readTaka(payer.amount) === undefined) wrong[`payers[${index}].amount`] = 'sum';
    else if (numbered && typed(payer) > 0 && !payer.transactionNo?.trim())
      wrong[`payers[${index}].transactionNo`] = 'transaction';
  });
  if (sumsOf(sitting).count === 0 && Object.keys(wrong).length === 0) wrong['payers[0].amount'] = 'nothing';
  return wrong;
}

/** The page's rows in the order it began with, each as it is owed now. */
export function inOrder(order: readonly number[], now: readonly ClassPayer[]): readonly ClassPayer[] {
  const known = new Map(now.map((row) => [row.AdmissionID, row]));
  return order.flatMap((id) => known.get(id) ?? []);
}

/** More than twice of what somebody owes: rather a slip of the finger than an advance. */
export const doubtfulIn = ({ payers }: Sitting, rows: readonly ClassPayer[]): readonly ClassPayer[] =>
  rows.filter(({ due }, index) => due > 0 && typed(payers[index] ?? {}) > 2 * paisaOf(due));
