import { type Day, dayOfNumber, lastDayOf, monthAfter, monthOf } from '@madrasah/events';
import { periodQueries } from '@madrasah/events/closing';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import { requestsProjector } from '../approvals/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import type { Books } from '../ledger/books/index.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';
import { bankStatementsProjector } from '../reconciliation/index.ts';
import { cashAccounts, movedDays, reconciledThrough, standingCloses } from './day-state.ts';
import { type PeriodMark, periodMarksProjector } from './lock-projector.ts';
import { dayClosesProjector } from './projectors.ts';

/** The first business day in which anything was posted; undefined while there is none. */
function firstDay({ tables: { entries, rows } }: Books): Day | undefined {
  let first: number | undefined;
  for (let entry = 0; entry < entries.on.length; entry += 1) {
    const end = entry + 1 < entries.firstRow.length ? entries.firstRow.at(entry + 1) : rows.entry.length;
    const on = entries.on.at(entry);
    if (end > entries.firstRow.at(entry) && (first === undefined || on < first)) first = on;
  }
  return first === undefined ? undefined : dayOfNumber(first);
}

/** All calendar months from one to another, the latest first. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = to; month >= from; month = monthAfter(month, -1)) months.push(month);
  return months;
}

/** A cash day with entries that nobody has closed. */
interface OpenDay {
  readonly account: number;
  readonly day: Day;
}

async function openDays(tenant: Tenant, books: Books, to: Day): Promise<OpenDay[]> {
  const accounts = await cashAccounts(tenant);
  const found = await Promise.all(
    accounts.map(async ({ subLedgerId: account }) => {
      const through = (await standingCloses(tenant, account)).at(-1)?.on ?? '';
      const days = movedDays(books, account, { to });
      return days.filter((day) => day > through).map((day) => ({ account, day }));
    }),
  );
  return found.flat();
}

/** Banks and wallets that moved in a month after the day through which they are reconciled. */
async function unreconciled(tenant: Tenant, books: Books, to: Day): Promise<(month: string) => number[]> {
  const accounts = await reconciledThrough(tenant);
  const months = accounts.map(({ account, through }) => ({
    account,
    open: new Set(movedDays(books, account, { to }).flatMap((day) => (day > through ? monthOf(day) : []))),
  }));
  return (month) => months.flatMap(({ account, open }) => (open.has(month) ? account : []));
}

/** The standing of a month by its marks, the last one first. */
function standing(month: string, marks: readonly PeriodMark[], on: Day) {
  const covering = marks.filter((mark) => mark.level !== 'exception' && mark.month >= month);
  const hard = covering.find(({ level }) => level === 'hard');
  if (hard) return { state: 'hard', mark: hard } as const;
  const [soft] = covering;
  if (!soft) return { state: 'open', mark: undefined } as const;
  const [latest] = marks.filter((mark) => mark.month === month);
  const until = latest?.level === 'exception' ? latest.until : undefined;
  return until !== undefined && until >= on
    ? ({ state: 'exception', mark: latest } as const)
    : ({ state: 'soft', mark: soft } as const);
}

/** Months and their locks, and what stands in the way of the next one. */
export function periods(deps: Deps): HandledQuery {
  const needs = [
    ...[deps.shelf, periodMarksProjector, dayClosesProjector, bankStatementsProjector],
    ...[notesProjector, requestsProjector],
    ...[...namesNeed, ...actorsNeed],
  ];
  return handledQuery(periodQueries.periods, needs, async (_, tenant, { language }) => {
    const books = await deps.shelf.of(tenant.school);
    const on = today(deps.clock);
    const first = firstDay(books);
    if (!first) return { data: [] };
    const [names, actor, found, requests] = await Promise.all([
      accountNames(tenant, language),
      actorNames(deps, tenant, language),
      tenant.find(periodMarksProjector),
      tenant.find(requestsProjector, { state: 'waiting' }),
    ]);
    const marks = [...found].sort((one, other) => other.lockId - one.lockId);
    const [open, unmatched] = await Promise.all([
      openDays(tenant, books, on),
      unreconciled(tenant, books, on),
    ]);
    const notes = await notesOf(
      tenant,
      marks.map(({ noteId }) => noteId),
    );
    const standings = monthsBetween(monthOf(first), monthOf(on)).map((month) => ({
      month,
      ...standing(month, marks, on),
    }));
    const lowest = (...states: string[]) => standings.findLast(({ state }) => states.includes(state))?.month;
    const [nextSoft, nextHard] = [lowest('open'), lowest('soft', 'exception', 'open')];
    const data = standings.map(({ month, state, mark }) => ({
      id: Number(month.replace('-', '')),
      from: `${month}-01`,
      to: lastDayOf(month),
      state,
      isOver: lastDayOf(month) < on,
      ...(mark ? { by: actor(mark.by), at: mark.at } : {}),
      ...(state === 'exception' ? { until: mark?.until, reason: saidIn(notes, mark?.noteId, 'reason') } : {}),
      next: month === nextSoft ? 'soft' : month === nextHard && state === 'soft' ? 'hard' : null,
      openDays: open
        .filter(({ day }) => monthOf(day) === month)
        .map(({ account, day }) => ({
          Account: account,
          AccountName: names.account(subLedgerAccount(account)),
          day,
        })),
      unreconciled: unmatched(month).map((account) => names.account(subLedgerAccount(account))),
      waiting: requests.filter((request) => monthOf(request.on) === month).length,
    }));
    return { data };
  });
}
