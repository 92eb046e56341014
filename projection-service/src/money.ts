import { join } from 'node:path';
import { auditQueriesOf } from './audit/index.ts';
import type { Context, Deps } from './deps.ts';
import { collectionByMonth } from './fees/collection-by-month.ts';
import { duesQueries } from './fees/dues-query.ts';
import { receiptList } from './fees/receipts/list.ts';
import { receiptQueries } from './fees/receipts/queries.ts';
import { verifyQuery } from './fees/receipts/verify-query.ts';
import { studentQueries } from './fees/student-queries.ts';
import { BooksShelf } from './ledger/books/index.ts';
import { booksQueries } from './ledger/books-queries.ts';
import { moneyQueries } from './ledger/money-queries.ts';
import { Verifier } from './ledger/proof/index.ts';
import { auditQueries } from './ledger/trail/audit-queries.ts';
import { trialBalanceQueries } from './ledger/trial-balance/index.ts';

const SAVE_EVERY_MS = 60_000;
/** A tail of so many entries is read in a fraction of a second. */
const SAVE_AFTER_ENTRIES = 5_000;

/** The books of the schools lately asked for, saved from time to time and at the end. */
export function openShelf({
  store,
  codec,
  dataDir,
  log,
  atEnd,
}: Pick<Deps, 'store' | 'codec' | 'dataDir' | 'log' | 'atEnd'>): BooksShelf {
  const shelf = new BooksShelf({ events: store, codec, log, directory: join(dataDir, 'snapshots') });
  // A snapshot only shortens the next start; the journal is the truth.
  const saving = setInterval(() => void shelf.save(SAVE_AFTER_ENTRIES), SAVE_EVERY_MS).unref();
  atEnd(async () => {
    clearInterval(saving);
    await shelf.save();
  });
  return shelf;
}

/** Proves a school's books and lists, here where they are answered from. */
export function verifierOf({ store, codec, documents, projections }: Deps, shelf: BooksShelf): Verifier {
  const position = () => projections().head.position;
  const readSide = { documents, shelf, projectors: () => projections().projectors, position };
  return new Verifier({ store, codec, readSide });
}

/** Everything that is answered from the books: one shelf of them for all. */
export const money =
  (shelf: BooksShelf, verifier: Verifier): Context =>
  (deps) => [
    ...booksQueries(deps, shelf),
    ...trialBalanceQueries(deps, shelf),
    ...moneyQueries(deps, shelf),
    ...collectionByMonth(deps, shelf),
    ...duesQueries(deps, shelf),
    ...studentQueries(deps, shelf),
    ...receiptQueries(deps, shelf),
    ...receiptList(deps, shelf),
    ...verifyQuery(deps, shelf),
    ...auditQueries(deps, shelf),
    ...auditQueriesOf(deps, verifier),
  ];
