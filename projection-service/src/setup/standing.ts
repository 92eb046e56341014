import type { Need } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import { FUND_KIND, LEDGER_CLASS, type MoneyKind } from '@madrasah/events/ledger';
import { academicLists, academicSources, subjectsProjector } from '../academics/index.ts';
import { studentsProjector } from '../admissions/index.ts';
import { boardExamsProjector, boardNamesProjector } from '../boards/index.ts';
import { dayClosesProjector } from '../closing/index.ts';
import type { Deps } from '../deps.ts';
import { examNamesProjector, examRoomsProjector } from '../exams/index.ts';
import { feeHeadsProjector, feePricesProjector } from '../fees/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { Projector } from '../kernel/projecting/index.ts';
import { type Books, holdsCharge, holdsEntry } from '../ledger/books/index.ts';
import {
  fundsProjector,
  generalLedgersProjector,
  moneyKinds,
  subLedgersOf,
  subLedgersProjector,
} from '../ledger/chart/index.ts';
import { bookKindsProjector, titlesProjector } from '../library/index.ts';
import { candidatesProjector, publicationsProjector } from '../results/index.ts';
import { designationsProjector, teachersProjector } from '../staff/index.ts';
import { vouchersProjector } from '../vouchers/index.ts';

/** What is not taken off its list. */
export const STANDS = { retired: false };
/** A sub-ledger that holds money: a cash box, a bank account, a wallet. */
export const HOLDS_MONEY = { ...STANDS, class: LEDGER_CLASS.money };

export type Asks = (tenant: Tenant, deps: Deps) => Promise<boolean>;

/** Whether a list has so many standing rows of a kind. */
export const has =
  (projector: Projector, filter: Readonly<Record<string, unknown>> = STANDS, atLeast = 1): Asks =>
  async (tenant) =>
    (await tenant.count(projector as never, filter)) >= atLeast;

/** Whether a list of academics has a row that stands. */
const teaches =
  (list: 'sessions' | 'classes' | 'sections'): Asks =>
  async (tenant) =>
    [...(await academicLists(tenant))[list].values()].some(({ retired }) => !retired);

const keepsMoneyAs =
  (...kinds: readonly MoneyKind[]): Asks =>
  async (tenant) => {
    const [kindOf, subLedgers] = await Promise.all([moneyKinds(tenant), subLedgersOf(tenant)]);
    return [...subLedgers.values()].some(
      (row) => !row.retired && kinds.some((kind) => kind === kindOf(row.subLedgerId)),
    );
  };

const booksTell =
  (tells: (books: Books) => boolean): Asks =>
  async ({ school }, { shelf }) =>
    tells(await shelf.of(school));

/** How a school is asked for each need. */
export const NEEDS_STAND: Readonly<Record<Need, Asks>> = {
  sessions: teaches('sessions'),
  classes: teaches('classes'),
  sections: teaches('sections'),
  subjects: has(subjectsProjector),
  designations: has(designationsProjector),
  teachers: has(teachersProjector, {}),
  students: has(studentsProjector, {}),
  ledgers: has(generalLedgersProjector),
  accounts: has(subLedgersProjector),
  money: has(subLedgersProjector, HOLDS_MONEY),
  cash: keepsMoneyAs('cash'),
  banks: keepsMoneyAs('bank', 'wallet'),
  wallets: keepsMoneyAs('wallet'),
  zakatFund: has(fundsProjector, { ...STANDS, kind: FUND_KIND.zakat }),
  heads: has(feeHeadsProjector),
  prices: has(feePricesProjector, {}),
  charges: booksTell(holdsCharge),
  receipts: booksTell((books) => holdsEntry(books, FeesCollected.type)),
  entries: booksTell(holdsEntry),
  dayCloses: has(dayClosesProjector, {}),
  vouchers: has(vouchersProjector, {}),
  exams: has(examNamesProjector),
  rooms: has(examRoomsProjector),
  candidates: has(candidatesProjector, {}),
  published: has(publicationsProjector, { standing: { $gte: 1 } }),
  bookKinds: has(bookKindsProjector),
  titles: has(titlesProjector),
  boards: has(boardNamesProjector),
  boardExams: has(boardExamsProjector),
};

/** Who keeps them. */
export const needsSources = [
  ...academicSources,
  ...[subjectsProjector, designationsProjector, teachersProjector, studentsProjector],
  ...[generalLedgersProjector, subLedgersProjector, feeHeadsProjector],
  ...[feePricesProjector, vouchersProjector, examNamesProjector, examRoomsProjector],
  ...[fundsProjector, dayClosesProjector, candidatesProjector, publicationsProjector],
  ...[bookKindsProjector, titlesProjector, boardNamesProjector, boardExamsProjector],
];
