import { type DataOf, paisa, postingsOf } from '@madrasah/events';
import {
  AdvanceApplied,
  ChargesReversed,
  CollectionReversed,
  ConcessionGranted,
  FeeRefunded,
  FeesCharged,
  FeesCollected,
  ReplacementAwaited,
  ReplacementSettled,
} from '@madrasah/events/fees';
import {
  arrearName,
  OpeningBalancesPosted,
  OpeningBalancesReversed,
  type Posting,
} from '@madrasah/events/ledger';
import { isOfBook } from '@madrasah/events/papers';
import { type Foldable, foldOf, on } from '@madrasah/service-kit/folding';
import { applyPostings } from './apply-postings.ts';
import { approvalCases } from './approvals.ts';
import { advanceCases } from './folding/advances.ts';
import { closingCases } from './folding/closing.ts';
import { donationCases } from './folding/donations.ts';
import { noteBroughtOver, openingStands } from './folding/openings.ts';
import { dropMonthAdvances, freeMonthAdvances, keepMonthAdvances, planCases } from './folding/plans.ts';
import { reconciledCases } from './folding/reconciled.ts';
import { salaryCases } from './folding/salaries.ts';
import { tamlikCases } from './folding/tamlik.ts';
import { transferCases } from './folding/transfers.ts';
import { voucherCases } from './folding/vouchers.ts';
import { grantCases } from './grants.ts';
import { notePayments } from './paid-on.ts';
import { counted } from './rules/counted.ts';
import { leafKey } from './rules/leaves.ts';
import { transactionKeys } from './rules/transactions.ts';
import type { Application, Item, JournalState } from './shape.ts';
import { writeOffCases } from './write-offs.ts';

type Figures = 'charged' | 'conceded' | 'deducted' | 'forgone' | 'refunded' | 'due' | 'reversed';
const NOTHING_YET = {
  ...{ charged: 0, conceded: 0, deducted: 0, forgone: 0 },
  ...{ refunded: 0, due: 0, reversed: false },
};

/** What dues that no run has charged have no word of. */
const NO_HEAD = { subLedgerId: 0, priceRowId: 0, monthId: 0, examId: 0 };
const since = ({ on: day }: { readonly on: string }) => ({ dueOn: day, dueSince: day, changedOn: day });

type Opened = Omit<Item, Figures | 'arrearOf'> & Partial<Pick<Item, 'arrearOf'>>;
function openItem(state: JournalState, { arrearOf = 0, ...item }: Opened): void {
  state.items.set(item.itemId, { ...item, arrearOf, ...NOTHING_YET });
  state.itemsOf.set(item.userId, [...(state.itemsOf.get(item.userId) ?? []), item.itemId]);
  counted(state, 'item', item.itemId);
}

function charged(state: JournalState, data: DataOf<typeof FeesCharged>): void {
  const { examId = 0 } = data;
  const heads = new Map(data.heads.map((head) => [head.subLedgerId, head]));
  data.lines.forEach(([admissionId, userId, subLedgerId, priceRowId, monthId], index) => {
    const { fundId = 0, name = '' } = heads.get(subLedgerId) ?? {};
    const { sessionId, dueOn, on: dueSince } = data;
    const about = { admissionId, userId, sessionId, subLedgerId, priceRowId, monthId, examId, fundId, name };
    openItem(state, { itemId: data.firstItemId + index, ...about, dueOn, dueSince, changedOn: dueSince });
  });
  counted(state, 'charge', data.chargeId);
  if (data.admissionId !== null) state.chargedAdmissions.set(data.admissionId, true);
  else if (examId === 0 && data.boardExamId === undefined) ran(state, data);
}

/** A further day of a run has its items behind those of the days before. */
function ran(state: JournalState, { run, lines, ...data }: DataOf<typeof FeesCharged>): void {
  const chargeId = run?.chargeId ?? data.chargeId;
  const { firstItemId, items } = state.chargeRuns.get(chargeId) ?? { ...data, items: 0 };
  state.chargeRuns.set(chargeId, { chargeId, firstItemId, items: items + lines.length, reversed: false });
}

function chargesReversed(state: JournalState, data: DataOf<typeof ChargesReversed>): void {
  const users = new Map(data.lines.map(([itemId, userId]) => [itemId, userId]));
  for (const itemId of users.keys()) {
    const item = state.items.get(itemId);
    if (item) state.items.set(itemId, { ...item, reversed: true });
  }
  const taken = Map.groupBy(data.unapplied, ([, itemId]) => users.get(itemId) ?? 0);
  for (const [userId, lines] of taken)
    unapply(state, userId, new Map(lines.map(([applicationId, , amount]) => [applicationId, amount])));
  const prepaid = new Map((data.prepaid ?? []).map(([itemId]) => [itemId, users.get(itemId) ?? 0]));
  freeMonthAdvances(state, prepaid, data.on);
  const run = data.chargeId === null ? undefined : state.chargeRuns.get(data.chargeId);
  if (run) state.chargeRuns.set(run.chargeId, { ...run, reversed: true });
  counted(state, 'charge-reversal', data.reversalId);
}

/** Discounts that a receipt brings, or takes with it when it is reversed. */
function deducted(state: JournalState, postings: readonly Posting[]): void {
  for (const { account, itemId = 0, debit, credit } of postings) {
    const item = account === 'sys:concession' ? state.items.get(itemId) : undefined;
    if (item) state.items.set(itemId, { ...item, deducted: paisa(item.deducted + debit - credit) });
  }
}

function collected(state: JournalState, data: DataOf<typeof FeesCollected>, event: Foldable): void {
  const { receiptId, receiptNo, userId, moneyAccount, transactionNo } = data;
  state.receipts.set(receiptId, { receiptId, receiptNo, revision: event.revision, reversed: false });
  if (transactionNo)
    for (const key of transactionKeys(moneyAccount, transactionNo)) state.transactions.set(key, receiptId);
  counted(state, 'receipt', receiptId);
  counted(state, data.series, receiptNo);
  if (isOfBook(data.series)) state.leaves.set(leafKey(data.series, receiptNo), receiptId);
  if (data.sitting !== undefined) satAt(state, data.sitting, receiptId);
  const holders = data.family?.filter(({ advance }) => advance > 0) ?? (data.advance ? [{ userId }] : []);
  for (const holder of holders) state.advanceAccounts.set(holder.userId, data.moneyAccount);
  keepMonthAdvances(state, data);
  deducted(state, data.postings);
}

function satAt(state: JournalState, sitting: number, receiptId: number): void {
  const before = state.sittings.get(sitting)?.receipts ?? [];
  state.sittings.set(sitting, { receipts: [...before, receiptId], undone: false });
  counted(state, 'sitting', sitting);
}

function reversed(state: JournalState, data: DataOf<typeof CollectionReversed>): void {
  const sitting = data.sitting === undefined ? undefined : state.sittings.get(data.sitting);
  if (sitting && data.sitting !== undefined) state.sittings.set(data.sitting, { ...sitting, undone: true });
  const receipt = state.receipts.get(data.receiptId);
  if (receipt) state.receipts.set(data.receiptId, { ...receipt, reversed: true });
  const given = new Map(data.unapplied.map((line) => [line.applicationId, line.amount]));
  for (const { userId } of data.family ?? [data]) unapply(state, userId, given);
  for (const { amount: _amount, ...due } of data.owed ?? [])
    openItem(state, { ...due, ...NO_HEAD, ...since(data) });
  for (const { userId } of data.family ?? [data]) dropMonthAdvances(state, userId, data.receiptId);
  deducted(state, data.postings);
}

/** @param taken application → what of it is given back */
function unapply(state: JournalState, userId: number, taken: ReadonlyMap<number, number>): void {
  if (taken.size === 0) return;
  const rest = (state.applications.get(userId) ?? [])
    .map((line) => ({ ...line, amount: paisa(line.amount - (taken.get(line.applicationId) ?? 0)) }))
    .filter((line) => line.amount > 0);
  state.applications.set(userId, rest);
}

function applied(state: JournalState, data: DataOf<typeof AdvanceApplied>): void {
  const lines: Application[] = data.lines.map((line, index) => ({
    applicationId: data.firstApplicationId + index,
    on: data.on,
    ...line,
  }));
  state.applications.set(data.userId, [...(state.applications.get(data.userId) ?? []), ...lines]);
  counted(state, 'application', data.firstApplicationId + lines.length - 1);
}

function opened(state: JournalState, data: DataOf<typeof OpeningBalancesPosted>, event: Foldable): void {
  const names = new Map((data.heads ?? []).map(({ subLedgerId, name }) => [subLedgerId, arrearName(name)]));
  for (const {
    amount: _amount,
    subLedgerId: arrearOf = 0,
    monthId = 0,
    dueOn = data.on,
    ...due
  } of data.oldDues)
    openItem(state, {
      ...{ ...due, ...NO_HEAD, monthId, arrearOf },
      ...{ ...since(data), dueOn, name: names.get(arrearOf) ?? '' },
    });
  counted(state, 'opening', data.openingId);
  openingStands(state, data, event.revision);
}

function openingReversed(state: JournalState, data: DataOf<typeof OpeningBalancesReversed>): void {
  const opening = state.openings.get(data.openingId);
  if (opening) state.openings.set(data.openingId, { ...opening, reversed: true });
  noteBroughtOver(state, data);
  for (const { itemId } of data.oldDues) {
    const item = state.items.get(itemId);
    if (item) state.items.set(itemId, { ...item, reversed: true });
  }
  for (const [userId, lines] of Map.groupBy(data.unapplied, ({ userId: whose }) => whose))
    unapply(state, userId, new Map(lines.map(({ applicationId, amount }) => [applicationId, amount])));
}

const facts = foldOf<JournalState>(
  on(FeesCharged, charged),
  on(FeesCollected, collected),
  on(CollectionReversed, reversed),
  on(ReplacementAwaited, (state, data) => {
    state.awaited.set(data.receiptId, data);
  }),
  on(ReplacementSettled, (state, { receiptId }) => {
    state.awaited.delete(receiptId);
  }),
  on(AdvanceApplied, applied),
  on(ChargesReversed, chargesReversed),
  on(OpeningBalancesPosted, opened),
  on(OpeningBalancesReversed, openingReversed),
  on(ConcessionGranted, (state, data) => {
    counted(state, 'concession', data.concessionId);
  }),
  on(FeeRefunded, (state, data) => {
    counted(state, 'refund', data.refundId);
    counted(state, data.series, data.voucherNo);
  }),
  ...voucherCases,
  ...advanceCases,
  ...salaryCases,
  ...closingCases,
  ...approvalCases,
  ...writeOffCases,
  ...planCases,
  ...grantCases,
  ...tamlikCases,
  ...reconciledCases,
  ...transferCases,
  ...donationCases,
);

/** Folds one event of the journal: first what it says, then its postings, where it has any. */
export function evolveJournal(state: JournalState, event: Foldable): void {
  facts(state, event);
  const { on: day } = event.data as { on: string };
  const postings = postingsOf({ type: event.type, data: event.data as Record<string, unknown> });
  notePayments(state, event.type, day, postings);
  applyPostings(state, day, postings);
}
