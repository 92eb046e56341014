import test from 'ava';
import fc from 'fast-check';
import { Books, type BooksShelf, dues, duesOfSome } from '../ledger/books/index.ts';
import {
  booksOf,
  charge,
  collect,
  concede,
  histories,
  recorded,
  SCHOOL,
} from '../ledger/books/test-support.ts';
import { statusFromBooks } from './admission-status.ts';

const shelfWith = (books: Books) => ({ of: async () => books }) as unknown as BooksShelf;
const ON = '2026-04-10';
const owed = { itemId: 1, userId: 1, fund: 1 };

test('nothing paid, a part, all of it; all conceded; and nothing that was ever charged', async (t) => {
  const charged = charge(1, [[1, 11, 500]], ON);
  const paid = (amount: number) => collect(1, 1, [{ ...owed, amount }], ON);
  const statusAfter = async (...history: Parameters<typeof booksOf>[0]) =>
    (await statusFromBooks(shelfWith(booksOf(history)))(SCHOOL, [1001])).get(1001);
  t.is(await statusAfter(charged), 0);
  t.is(await statusAfter(charged, paid(200)), 3);
  t.is(await statusAfter(charged, paid(500)), 1);
  t.is(await statusAfter(charged, concede(1, { ...owed, amount: 500 }, ON)), 2);
  t.is(await statusAfter(), 4);
});

test('what is told of some admissions is what the dues of all say, after every entry', async (t) => {
  const asked = [1001, 1002, 1003, 1004, 1005];
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const books = new Books(SCHOOL);
      const statusOf = statusFromBooks(shelfWith(books));
      for (const event of recorded(history)) {
        books.apply(event);
        const { admissions } = dues(books, books.cut());
        const some = duesOfSome(books, books.cut(), asked);
        t.deepEqual(
          [...some.values()],
          [...some.keys()].map((id) => admissions.get(id)),
        );
        t.is(some.size, admissions.size, 'all that were charged are among those asked for');
        const told = await statusOf(SCHOOL, asked);
        for (const id of asked) {
          const { charged = 0, conceded = 0, paid = 0, due = 0 } = admissions.get(id) ?? {};
          const settled = due <= 0 && conceded === charged ? 2 : 1;
          t.is(told.get(id), charged === 0 ? 4 : due > 0 ? (paid > 0 ? 3 : 0) : settled);
        }
      }
    }),
    { numRuns: 60 },
  );
});
