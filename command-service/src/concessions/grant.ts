import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import {
  ConcessionArranged,
  type GrantRequest,
  refuseConcession as refuse,
} from '@madrasah/events/concessions';
import { refuseFees } from '@madrasah/events/fees';
import { lessenedBy } from '@madrasah/events/plans';
import { type Admission, admissionsStream } from '../admissions/state.ts';
import { type ApprovalContext, needsSecondPerson, type Said } from '../approvals/steps.ts';
import { grantConcession } from '../fees/steps.ts';
import { roundingOf, subLedgerAt } from '../ledger/chart/lookups.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { grantsOn } from '../ledger/journal/grants.ts';
import { next } from '../ledger/journal/numbering.ts';
import type { Item } from '../ledger/journal/state.ts';
import { calendarOf, type MonthCalendar, plansStream } from '../plans/state.ts';
import { aboveLimit } from './above-limit.ts';

const LAST_DAY = '9999-12-31';

const at = (path: string, key: string) => [{ path, problem: new Problem(key) }];

/** What of the form contradicts itself; nothing of it is a matter of the books. */
function contradiction(command: GrantRequest): Refusal | undefined {
  const { amount, percent, itemId, subLedgerId, monthId, from, to, fromDay, toDay } = command;
  if ((amount === null) === (percent === null))
    return refuse('concession.amount-or-percent', {}, at('amount', 'concession.amount-or-percent'));
  if (percent !== null && (percent < 1 || percent > 10_000))
    return refuse('concession.percent-range', {}, at('percent', 'concession.percent-range'));
  if (amount === 0) return refuse('concession.nothing-given', {}, at('amount', 'concession.nothing-given'));
  if (itemId === null && subLedgerId === null && monthId !== null)
    return refuse('concession.head-required', {}, at('SLID', 'concession.head-required'));
  const isByDays = fromDay !== undefined || toDay !== undefined;
  if (isByDays && (from !== null || to !== null))
    return refuse('concession.days-or-months', {}, at('from', 'concession.days-or-months'));
  return (from ?? 1) > (to ?? 12) || (fromDay ?? '') > (toDay ?? LAST_DAY)
    ? refuse('concession.months-order', {}, at('from', 'concession.months-order'))
    : undefined;
}

/** The charge that is meant: the item itself, or the head and month that are charged already; none where none is yet. */
function chargeOf({ journal }: Books, command: GrantRequest, userId: number): Item | undefined | Refusal {
  const { admissionId, itemId, subLedgerId, monthId } = command;
  if (itemId !== null) {
    const item = journal.items.get(itemId);
    return item?.admissionId === admissionId && !item.reversed ? item : refuseFees('fees.item-unknown');
  }
  if (monthId === null) return undefined;
  return (journal.itemsOf.get(userId) ?? [])
    .map((id) => journal.items.get(id) as Item)
    .find(
      (item) =>
        item.admissionId === admissionId &&
        item.subLedgerId === subLedgerId &&
        item.monthId === monthId &&
        !item.reversed,
    );
}

interface Months {
  readonly from: number;
  readonly to: number;
}

/** The months of a class that begin within some days. */
function monthsWithin({ fromDay = '', toDay = LAST_DAY }: GrantRequest, calendar: MonthCalendar | undefined) {
  if (!calendar) return refuse('concession.no-calendar', {}, at('from', 'concession.no-calendar'));
  const within = calendar.months.filter(({ startsOn }) => startsOn >= fromDay && startsOn <= toDay);
  const ids = within.map(({ monthId }) => monthId);
  return ids.length === 0
    ? refuse('concession.no-month-within', {}, at('from', 'concession.no-month-within'))
    : { from: Math.min(...ids), to: Math.max(...ids) };
}

/** The months that a concession for the future covers. */
function monthsOf(
  command: GrantRequest,
  { sessionId, classId }: Admission,
  { look }: ApprovalContext,
): Months | Refusal {
  const { monthId, from, to, fromDay, toDay } = command;
  if (monthId !== null) return { from: monthId, to: monthId };
  if (fromDay === undefined && toDay === undefined) return { from: from ?? 1, to: to ?? 12 };
  return monthsWithin(command, calendarOf(look(plansStream), sessionId, classId));
}

function arranged(
  books: Books,
  command: GrantRequest,
  admission: Admission,
  context: ApprovalContext,
): Decided {
  const { userId } = admission;
  const { admissionId, subLedgerId, kind, amount, percent, noteId } = command;
  if (subLedgerId !== null && !subLedgerAt(books.chart, subLedgerId)) return refuseFees('fees.not-a-head');
  const months = monthsOf(command, admission, context);
  if (isRefusal(months)) return months;
  for (let month = months.from; month <= months.to; month += 1)
    if (
      grantsOn(books.journal, admissionId, subLedgerId ?? 0, month).some((one) => sameHead(one, subLedgerId))
    )
      return refuse('concession.overlaps', {}, at('from', 'concession.overlaps'));
  const grantId = next(books.journal, 'grant');
  const facts = { on: books.today, userId, admissionId, kind, subLedgerId, ...months };
  return [ConcessionArranged({ grantId, ...facts, amount, percent, noteId })];
}

const sameHead = (grant: { readonly subLedgerId: number | null }, subLedgerId: number | null) =>
  grant.subLedgerId === subLedgerId;

/** Granted on a charge that stands: never above what is due of it. */
function onCharge(books: Books, command: GrantRequest, item: Item, requestId: number | null): Decided {
  const { kind, percent, noteId } = command;
  const amount = lessenedBy(item.charged, command, roundingOf(books.chart));
  if (amount > item.due) {
    const due = { due: item.due };
    const problem = new Problem('concession.more-than-due', due);
    return refuse('concession.more-than-due', due, [
      { path: percent === null ? 'amount' : 'percent', problem },
    ]);
  }
  const on = item.dueSince > books.today ? item.dueSince : books.today;
  const { userId, admissionId, itemId } = item;
  const said = { kind, percent, requestId, noteId, reason: '' };
  return grantConcession(
    { ...books, today: on },
    { userId, admissionId, on, lines: [{ itemId, amount }], ...said },
  );
}

/** ছাড়: on a charge that stands, or for months to come. Above the limit of its giver it needs a second person. */
export function grant(books: Books, command: GrantRequest, context: ApprovalContext) {
  const fault = contradiction(command);
  if (fault) return fault;
  const admission = context.look(admissionsStream).admissions.get(command.admissionId);
  if (!admission) return refuseAdmissions('admission.not-found');
  const item = chargeOf(books, command, admission.userId);
  if (isRefusal(item)) return item;
  const why = aboveLimit(books.chart, context.actor.permissionType, command, item?.charged);
  // Whoever confirms may have another limit, or none.
  const waited = books.journal.approvals.has(context.requestId);
  const decided = item
    ? onCharge(books, command, item, waited || why ? context.requestId : null)
    : arranged(books, command, admission, context);
  return isRefusal(decided) || !why ? decided : needsSecondPerson(decided, why);
}

/** What the request says: the head and month of the charge, or the months to come. */
export function saysOfGrant(books: Books, command: GrantRequest, context: ApprovalContext): Said {
  const { admissionId, subLedgerId, noteId, amount } = command;
  const admission = context.look(admissionsStream).admissions.get(admissionId) as Admission;
  const { userId } = admission;
  const item = chargeOf(books, command, userId) as Item | undefined;
  const about = { userId, admissionId, noteId, ...(item ? { itemId: item.itemId } : {}) };
  if (item)
    return {
      ...about,
      amount: lessenedBy(item.charged, command, roundingOf(books.chart)),
      places: { head: item.name, month: item.monthId },
    };
  const head = subLedgerId === null ? '' : (subLedgerAt(books.chart, subLedgerId)?.name ?? '');
  // It was decided before it is told: there are months.
  const { from, to } = monthsOf(command, admission, context) as Months;
  const percent = command.percent === null ? {} : { percent: command.percent };
  return { ...about, amount: amount ?? 0, places: { head, from, to, ...percent } };
}
