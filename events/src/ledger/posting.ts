import * as z from 'zod';
import { type Paisa, paisa, stored } from '../kernel/index.ts';
import type { Account } from './accounts.ts';

/** One line of an entry. Exactly one of debit and credit is above zero. */
export interface Posting {
  readonly account: Account;
  readonly fund: number;
  /** UserID of the student whose receivable or advance it is, of a colleague, or of whoever gave. */
  readonly party?: number | undefined;
  /** The charge it belongs to. */
  readonly itemId?: number | undefined;
  readonly debit: Paisa;
  readonly credit: Paisa;
}

export const postingSchema = z.object({
  account: z.string().regex(/^(sl:\d+|sys:[a-z-]+)$/),
  fund: stored.storedId,
  party: stored.storedId.optional(),
  itemId: stored.storedId.optional(),
  debit: stored.storedPaisa,
  credit: stored.storedPaisa,
}) as unknown as z.ZodType<Posting>;

/**
 * The day that an entry bears. Where it is another than the one it should bear (ACCOUNTING 3.1), that one stands in
 * `wanted` and the reason, a key of the text tables, in `why`.
 */
export const entryDay = {
  on: stored.storedDay,
  wanted: stored.storedDay.optional(),
  why: z
    .object({ key: z.string(), places: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
};

type About = { party?: number | undefined; itemId?: number | undefined };

const line = (account: Account, fund: number, debit: number, credit: number, about: About): Posting => ({
  account,
  fund,
  ...(about.party === undefined ? {} : { party: about.party }),
  ...(about.itemId === undefined ? {} : { itemId: about.itemId }),
  debit: paisa(debit),
  credit: paisa(credit),
});

/** Debit `amount` paisa to an account in a fund. */
export const dr = (account: Account, fund: number, amount: number, about: About = {}): Posting =>
  line(account, fund, amount, 0, about);

/** Credit `amount` paisa to an account in a fund. */
export const cr = (account: Account, fund: number, amount: number, about: About = {}): Posting =>
  line(account, fund, 0, amount, about);

/** The same entry the other way round. */
export const mirrored = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, debit: posting.credit, credit: posting.debit }));

/**
 * The one constructor of entries: drops empty lines and asserts Σdebit = Σcredit in every fund.
 * @throws RangeError for an entry that does not balance — a defect, never a user's mistake.
 */
export function entry(postings: readonly Posting[]): Posting[] {
  const lines = postings.filter((posting) => posting.debit !== 0 || posting.credit !== 0);
  const difference = new Map<number, number>();
  for (const { fund, debit, credit } of lines) {
    if (debit < 0 || credit < 0 || (debit > 0 && credit > 0)) throw new RangeError('one side per posting');
    difference.set(fund, paisa((difference.get(fund) ?? 0) + debit - credit));
  }
  for (const [fund, rest] of difference)
    if (rest !== 0) throw new RangeError(`fund ${fund} is out of balance by ${rest}`);
  return lines;
}

/** The charges that the postings of an entry name, each once. */
export const itemsPosted = ({ postings }: { readonly postings: readonly Posting[] }): number[] => [
  ...new Set(postings.flatMap(({ itemId }) => itemId ?? [])),
];
