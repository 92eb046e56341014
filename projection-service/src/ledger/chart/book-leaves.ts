import type { RowOfRegister } from '@madrasah/events';
import { DonationReceived } from '@madrasah/events/donations';
import { FeesCollected } from '@madrasah/events/fees';
import { leavesIn, leavesText, receiptBooks } from '@madrasah/events/ledger';
import { bookOf } from '@madrasah/events/papers';
import { defineProjector, type Handler, when } from '../../kernel/projecting/index.ts';
import { type RegisterProjector, registerProjector } from '../../kernel/register.ts';

type Row = RowOfRegister<typeof receiptBooks>;
/** A book with its leaves that have a receipt in the program, as people write them. */
type Book = Row & { readonly written?: string };

const rising = (leaves: Iterable<number>) => [...leaves].sort((one, other) => one - other);

/** Of a book that came back the leaves of which neither a list nor a receipt tells anything. */
function accounted(book: Book): Book {
  const { from, to, returned, used, spoiled, unused, written = '' } = book;
  if (!returned) return { ...book, missing: '' };
  const said = new Set([used, spoiled, unused, written].flatMap((leaves) => leavesIn(leaves) ?? []));
  const missing: number[] = [];
  for (let leaf = from; leaf <= to; leaf += 1) if (!said.has(leaf)) missing.push(leaf);
  return { ...book, missing: leavesText(missing) };
}

const withLeaf = (book: Book, leaf: number): Book =>
  accounted({
    ...book,
    written: leavesText(rising(new Set([...(leavesIn(book.written ?? '') ?? []), leaf]))),
  });

/** The book of which it is a leaf. */
function bookOfLeaf({ data: { series } }: { readonly data: { readonly series: string } }): number[] {
  const id = bookOf(series);
  return id === undefined ? [] : [id];
}

const register = registerProjector(receiptBooks);

/** What the register says of a book, over what receipts have told of its leaves. */
const overLeaves = (handler: Handler<Book>): Handler<Book> => ({
  ...handler,
  fold(book, event, key) {
    const after = handler.fold(book, event, key);
    return after && accounted({ ...after, written: book?.written ?? '' });
  },
});

/** Receipt books: a leaf with a receipt in the program is not missing, whether anybody noted it as used or not. */
export const receiptBooksProjector = defineProjector<Book>({
  ...register,
  version: 3,
  on: {
    ...Object.fromEntries(
      Object.entries(register.on).map(([type, handler]) => [type, overLeaves(handler as Handler<Book>)]),
    ),
    DonationReceived: when(DonationReceived, {
      keys: bookOfLeaf,
      fold: (book, { data: { donationNo } }) => book && withLeaf(book, donationNo),
    }),
    FeesCollected: when(FeesCollected, {
      keys: bookOfLeaf,
      fold: (book, { data: { receiptNo } }) => book && withLeaf(book, receiptNo),
    }),
  },
}) as unknown as RegisterProjector<typeof receiptBooks>;
