import { type Day, type Language, sumPaisa, toTaka } from '@madrasah/events';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../../deps.ts';
import type { Columns, Tenant } from '../../kernel/documents/index.ts';
import { dayAsked, itemStates } from '../../ledger/books/index.ts';
import { promisedFor } from './named.ts';
import { promisesProjector, type StudentPromises } from './projector.ts';
import { type Clocks, openPromise } from './standing.ts';

/** The promise that waits to be kept, or was not; the sum in taka. */
export interface ShownPromise {
  readonly promisedOn: Day;
  readonly amount: number;
  readonly passed: boolean;
  /** What the dues that it names are called; none: it is for whatever is owed. */
  readonly items: readonly string[];
}

/** Who has ever promised: few have, so that the store need not be asked of each of the others. */
const PROMISING: Columns<StudentPromises, number> = {
  of: promisesProjector,
  projection: { userId: 1 },
  row: ({ userId }) => userId,
  compare: (one, other) => one - other,
};

/** What is promised for one student; null where nothing is. @throws StoreAway · DocumentsAway */
export async function promiseOfStudent(
  { shelf, clock }: Deps,
  tenant: Tenant,
  userId: number,
  clocks: Clocks,
  language: Language,
): Promise<ShownPromise | null> {
  const promising = await tenant.rows(PROMISING);
  const found = promising.includes(userId) ? await tenant.findOne(promisesProjector, userId) : undefined;
  if (!found) return null;
  const books = await shelf.of(tenant.school);
  const cut = books.cut(clocks);
  const due = sumPaisa(itemStates(books, cut, { user: userId }).map((item) => item.due));
  const room = { books, cut, on: dayAsked(clocks, today(clock)) };
  const promise = openPromise(found, clocks, room, due);
  if (!promise) return null;
  const { promisedOn, amount, passed } = promise;
  const named = await promisedFor(tenant, books, [promise], language);
  return { promisedOn, amount: toTaka(amount), passed, items: named(promise) };
}
