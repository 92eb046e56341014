import { Problem, type Refusal } from '@madrasah/events';
import { leavesIn, leavesText, type ReceiptBook, refuseLedger as refuse } from '@madrasah/events/ledger';
import type { Attributes, Slots } from '../../kernel/register/index.ts';

const MOST = 10_000;
const LISTS = ['used', 'spoiled', 'unused'] as const;

const fault = (
  code:
    | 'ledger.leaves-unreadable'
    | 'ledger.leaves-outside'
    | 'ledger.leaves-twice'
    | 'ledger.book-backwards',
  path: string,
  params: { readonly leaf?: number } = {},
): Refusal => refuse(code, params, [{ path, problem: new Problem(code, params) }]);

/** What is said of each leaf, or what of it contradicts itself. */
function accounted(book: ReceiptBook): Set<number> | Refusal {
  const said = new Set<number>();
  for (const list of LISTS) {
    const leaves = leavesIn(book[list]);
    if (!leaves) return fault('ledger.leaves-unreadable', list);
    for (const leaf of leaves) {
      if (leaf < book.from || leaf > book.to) return fault('ledger.leaves-outside', list, { leaf });
      if (said.has(leaf)) return fault('ledger.leaves-twice', list, { leaf });
      said.add(leaf);
    }
  }
  return said;
}

/** The leaves of a book that came back of which nothing is said. */
function missingOf({ from, to, returned }: ReceiptBook, said: ReadonlySet<number>): string {
  if (!returned) return '';
  const missing: number[] = [];
  for (let leaf = from; leaf <= to; leaf += 1) if (!said.has(leaf)) missing.push(leaf);
  return leavesText(missing);
}

/** issued = used + spoiled + unused + missing: no leaf is said twice, and what is not said is missing. */
export const receiptBookSlots: Slots = {
  settle(attributes: Attributes) {
    const book = attributes as unknown as ReceiptBook;
    if (book.to < book.from || book.to - book.from >= MOST) return fault('ledger.book-backwards', 'to');
    const said = accounted(book);
    return 'refused' in said ? said : { ...attributes, missing: missingOf(book, said) };
  },
};
