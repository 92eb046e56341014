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
import { subLedgerAt } from '../ledger/chart/lookups.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { grantsOn } from '../ledger/journal/grants.ts';
import { next } from '../ledger/journal/numbering.ts';
import type { Item } from '../ledger/journal/state.ts';
import { aboveLimit } from './above-limit.ts';

const at = (path: string, key: string) => [{ path, problem: new Problem(key) }];

/** What of the form contradicts itself; nothing of it is a matter of the books. */
function contradiction(command: GrantRequest): Refusal | undefined {
  const { amount, percent, itemId, subLedgerId, monthId, from, to } = command;
  if ((amount === null) === (percent === null))
    return refuse('concession.amount-or-percent', {}, at('amount', 'concession.amount-or-percent'));
  if (percent !== null && (percent < 1 || percent > 10_000))
    return refuse('concession.percent-range', {}, at('percent', 'concession.percent-range'));
  if (amount === 0) return refuse('concession.nothing-given', {}, at('amount', 'concession.nothing-given'));
  if (itemId === null && subLedgerId === null && monthId !== null)
    return refuse('concession.head-required', {}, at('SLID', 'concession.head-required'));
  return (from ?? 1) > (to ?? 12)
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

/** The months that a concession for the future covers. */
const monthsOf = ({ monthId, from, to }: GrantRequest) =>
  monthId === null ? { from: from ?? 1, to: to ?? 12 } : { from: monthId, to: monthId };

function arranged(books: Books, command: GrantRequest, { userId }: Admission): Decided {
  const { admissionId, subLedgerId, kind, amount, percent, noteId } = command;
  if (subLedgerId !== null && !subLedgerAt(books.chart, subLedgerId)) return refuseFees('fees.not-a-head');
  const months = monthsOf(command);
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
  const amount = lessenedBy(item.charged, command);
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
    : arranged(books, command, admission);
  return isRefusal(decided) || !why ? decided : needsSecondPerson(decided, why);
}

/** What the request says: the head and month of the charge, or the months to come. */
export function saysOfGrant(books: Books, command: GrantRequest, { look }: ApprovalContext): Said {
  const { admissionId, subLedgerId, noteId, amount } = command;
  const userId = look(admissionsStream).admissions.get(admissionId)?.userId as number;
  const item = chargeOf(books, command, userId) as Item | undefined;
  const about = { userId, admissionId, noteId, ...(item ? { itemId: item.itemId } : {}) };
  if (item)
    return {
      ...about,
      amount: lessenedBy(item.charged, command),
      places: { head: item.name, month: item.monthId },
    };
  const head = subLedgerId === null ? '' : (subLedgerAt(books.chart, subLedgerId)?.name ?? '');
  const { from, to } = monthsOf(command);
  const percent = command.percent === null ? {} : { percent: command.percent };
  return { ...about, amount: amount ?? 0, places: { head, from, to, ...percent } };
}
