import { type Day, type Language, paisa, say, toTaka } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import { LEDGER_CLASS, subLedgerAccount } from '@madrasah/events/ledger';
import { daysGiven, type SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import {
  awaitedReceipts,
  type Books,
  entriesAbout,
  journalEntry,
  moneyOfDay,
} from '../ledger/books/index.ts';
import { subLedgersOf } from '../ledger/chart/index.ts';
import { accountNames, actorNames } from '../ledger/index.ts';
import { notesOf, saidIn } from '../notes/index.ts';
import { bookOn, type DayState, dayStateOf } from './day-state.ts';
import type { CashSheet, DayClose } from './projectors.ts';

const COLUMNS = ['opening', 'fees', 'other', 'reversed', 'paid', 'moved', 'balance'] as const;

/** What the day did to the account in each fund, in taka; pairs that were nil and stayed so are left out. */
function movesOf(books: Books, account: number, on: Day, money: ReadonlySet<string>) {
  const days = moneyOfDay(books, books.cut(), money, on, new Set([subLedgerAccount(account)]));
  return days
    .filter((day) => COLUMNS.some((column) => day[column] !== 0))
    .map((day) => ({
      fundId: day.fundId,
      ...Object.fromEntries(COLUMNS.map((column) => [column, toTaka(day[column])])),
    }));
}

/** Receipts of the account that were taken back and whose right ones are still to come: a day's close names them. */
function awaitingIn(books: Books, account: number) {
  const name = subLedgerAccount(account);
  return awaitedReceipts(books, books.cut()).flatMap(({ receiptId, since }) => {
    const entries = entriesAbout(books, { receiptId }).map((revision) => journalEntry(books, revision));
    const taken = entries.find(({ kind }) => kind === FeesCollected.type);
    return taken?.lines.some((line) => line.account === name)
      ? { receiptId, receiptNo: taken.number, since }
      : [];
  });
}

type Actors = Awaited<ReturnType<typeof actorNames>>;

/** The word of the wire for what became of a difference. */
const differenceState = ({ difference, resolved }: DayClose) => {
  if (difference === 0) return 'none';
  return resolved ? 'resolved' : 'unresolved';
};

const wireNotes = (notes: DayClose['notes']) =>
  Object.fromEntries(notes.map(([value, count]) => [value, count]));

const sheetRow =
  (actor: Actors) =>
  ({ kind, id, at, by, to, counted, difference }: CashSheet) => ({
    ...{ kind, id, at, by: actor(by) },
    to: to === null ? null : actor(to),
    counted: toTaka(paisa(counted)),
    difference: toTaka(paisa(difference)),
  });

async function closeRow(tenant: Tenant, close: DayClose, actor: Actors, language: Language) {
  const { resolved } = close;
  const notes = await notesOf(tenant, [resolved?.noteId]);
  return {
    closeId: close.closeId,
    notes: wireNotes(close.notes),
    coins: close.coins ?? 0,
    counted: toTaka(paisa(close.counted)),
    difference: toTaka(paisa(close.difference)),
    differenceState: differenceState(close),
    closedBy: actor(close.by),
    closedAt: close.at,
    resolution: resolved && {
      to: resolved.to,
      by: actor(resolved.by),
      at: resolved.at,
      reason: saidIn(notes, resolved.noteId, 'reason'),
      ...(resolved.mark ? { mark: say(language, `approval.mark.${resolved.mark}`) } : {}),
    },
  };
}

/** Who asks, in which language. */
type Asker = Pick<SignedInCall, 'language' | 'caller'>;

/** What of the days around this one a bounded auditor is told; anybody else all. */
function daysAround(
  { caller }: Asker,
  { closedThrough, openBefore }: DayState,
  awaiting: ReturnType<typeof awaitingIn>,
) {
  const his = daysGiven(caller);
  if (!his) return { closedThrough, openBefore, awaiting };
  const isHis = (day: Day) => day >= his.from && day <= his.to;
  return {
    closedThrough: closedThrough > his.to ? his.to : closedThrough < his.from ? '' : closedThrough,
    openBefore: openBefore.filter(isHis),
    awaiting: awaiting.filter(({ since }) => isHis(since)),
  };
}

/** How a cash account stands at the end of a day, and what was counted: as the screen and the day's paper ask it. */
export async function dayAnswer(
  deps: Deps,
  tenant: Tenant,
  { account, on }: { readonly account: number; readonly on: Day },
  asker: Asker,
) {
  const { language } = asker;
  const books = await deps.shelf.of(tenant.school);
  const [names, actor, day] = await Promise.all([
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
    dayStateOf(tenant, books, account, on),
  ]);
  const row = (await subLedgersOf(tenant)).get(account);
  const limit = row?.limit ?? null;
  const holder = day.keeper ?? row?.holderId ?? null;
  const book = day.close
    ? { byFund: day.close.book, total: day.close.book.reduce((sum, { amount }) => sum + amount, 0) }
    : bookOn(books, account, on);
  return {
    Account: account,
    AccountName: names.account(subLedgerAccount(account)),
    on,
    state: day.state,
    book: toTaka(paisa(book.total)),
    byFund: book.byFund.map(({ fundId, amount }) => ({
      FundID: fundId,
      FundName: names.fund(fundId),
      amount: toTaka(paisa(amount)),
    })),
    moves: movesOf(books, account, on, new Set(names.accountsOf({ class: LEDGER_CLASS.money }))).map(
      (move) => ({ ...move, FundName: names.fund(move.fundId) }),
    ),
    ...(day.close ? await closeRow(tenant, day.close, actor, language) : {}),
    ...daysAround(asker, day, awaitingIn(books, account)),
    keeper: holder === null ? null : actor(holder),
    limit: limit === null ? null : toTaka(paisa(limit)),
    aboveLimit: limit === null ? 0 : toTaka(paisa(Math.max(0, book.total - limit))),
    sheets: day.sheets.map(sheetRow(actor)),
  };
}

export type DayAnswer = Awaited<ReturnType<typeof dayAnswer>>;
