import { paisaOf, typedSearch } from '../kernel/index.ts';

/** A line of the bank or an entry of the books as it is answered; taka. */
interface Told {
  readonly amount: number;
  readonly text: string;
  readonly reason?: string | undefined;
  readonly numbers?: readonly string[] | undefined;
}

/** Which lines and entries of a reconciliation are meant by what was typed. */
export function reconciledMeant(typed: string): (row: Told) => boolean {
  const isMeant = typedSearch(typed);
  return ({ amount, text, reason = '', numbers = [] }) =>
    isMeant({ amounts: [paisaOf(amount)], numbers, texts: [text, reason] });
}
