import { type EventDraft, MAX_AMOUNT_PAISA, Problem, paisa, type Refusal } from '@madrasah/events';
import {
  chartedInBoth,
  cr,
  dr,
  entry,
  fundSides,
  LEDGER_CLASS,
  OpeningBalancesPosted,
  openingSide,
  type Posting,
  refuseLedger as refuse,
  type Sided,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import { AdvanceApplier, type Payable } from '../fees/steps.ts';
import { mayHoldFees, subLedgerAt } from '../ledger/chart/lookups.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { futureDay, notAllowed } from '../ledger/journal/rules/checks.ts';
import { type Arrear, atRow } from './old-due.ts';
import { broughtBefore } from './there.ts';

export interface OpenBalances {
  readonly on: string;
  /** What each account held: assets (classes 3, 6) as debit, liabilities (class 4) as credit. */
  readonly accounts: readonly {
    readonly subLedgerId: number;
    readonly fundId: number;
    readonly amount: number;
  }[];
  readonly oldDues: readonly {
    readonly userId: number;
    readonly admissionId: number;
    readonly sessionId: number;
    readonly fundId: number;
    readonly amount: number;
    /** For what it was owed on paper. */
    readonly arrear?: Arrear | undefined;
  }[];
  readonly advances: readonly { readonly userId: number; readonly fundId: number; readonly amount: number }[];
  /** What the paper says is left of funds. */
  readonly balances?: readonly Sided[] | undefined;
}

/** Whether what was brought over of an account is something owned, not something owed. */
export const isAsset = ({ chart }: Books, { subLedgerId }: { readonly subLedgerId: number }): boolean =>
  openingSide(subLedgerAt(chart, subLedgerId)?.class ?? 0) === 'debit';

/** Brings a school's books over from paper: the difference of each fund is its fund balance, never income. */
export function openBalances(books: Books, command: OpenBalances): Decided {
  const { journal } = books;
  const future = futureDay(books, command.on, 'on');
  if (future) return future;
  const firstItem = next(journal, 'item');
  const oldDues = command.oldDues.map((due, index) => ({ itemId: firstItem + index, ...due }));
  const lines: Posting[] = [];
  for (const [at, account] of command.accounts.entries()) {
    const line = accountLine(books, account);
    if ('refused' in line) return line;
    const before = broughtBefore(books, account);
    if (before) return atRow(before, `accounts.${at}.SLID`);
    lines.push(line);
  }
  for (const { userId, fundId, amount } of command.advances)
    lines.push(cr('sys:open-advance', fundId, amount, { party: userId }));
  const balanced = [...lines, ...fundBalances(lines)];
  for (const { itemId, userId, fundId, amount } of oldDues) {
    const about = { party: userId, itemId };
    balanced.push(dr('sys:receivable', fundId, amount, about), cr('sys:fund-balance', fundId, amount, about));
  }
  const unknownFund = balanced.some((posting) => !books.chart.funds.has(posting.fund));
  if (unknownFund) return refuse('fund.not-found');
  const noFees = feelessFund(books, [...command.oldDues, ...command.advances]);
  if (noFees) return noFees;
  const uneven = unevenFund(books, command, balanced);
  if (uneven) return uneven;
  const postings = entry(balanced);
  if (postings.length === 0) return refuse('ledger.amount-zero');
  if (postings.some(({ debit, credit }) => Math.max(debit, credit) > MAX_AMOUNT_PAISA))
    return refuse('ledger.too-large');
  const openingId = next(journal, 'opening');
  const opened = OpeningBalancesPosted({
    ...{ openingId, on: command.on, postings },
    oldDues: oldDues.map(({ arrear, ...due }) => ({ ...due, ...(arrear && owedFor(arrear)) })),
    ...headsOf(oldDues),
  });
  return [opened, ...settledAtOnce(books, command, oldDues, postings)];
}

const owedFor = ({ subLedgerId, monthId, dueOn }: Arrear) => ({
  ...{ subLedgerId, dueOn },
  ...(monthId > 0 ? { monthId } : {}),
});

/** What the heads of old dues are called; nothing where none is named. */
function headsOf(oldDues: OpenBalances['oldDues']) {
  const heads = new Map(oldDues.flatMap(({ arrear }) => (arrear ? [[arrear.subLedgerId, arrear.head]] : [])));
  return heads.size > 0 ? { heads: [...heads].map(([subLedgerId, name]) => ({ subLedgerId, name })) } : {};
}

/** An old due and an advance of one student never stand side by side: the one pays the other at once. */
function settledAtOnce(
  books: Books,
  { on, advances }: OpenBalances,
  oldDues: readonly (OpenBalances['oldDues'][number] & { readonly itemId: number })[],
  postings: readonly Posting[],
): EventDraft[] {
  const applier = new AdvanceApplier(books, { on, postings });
  const { advances: held, items, itemsOf } = books.journal;
  const payers = new Set(
    [...advances, ...oldDues.filter(({ userId }) => held.has(userId))].map(({ userId }) => userId),
  );
  return [...payers].flatMap((userId) => {
    const before = (itemsOf.get(userId) ?? []).flatMap((itemId) => items.get(itemId) ?? []);
    const known: Payable[] = before.filter(({ due }) => due > 0);
    const fresh = oldDues.filter((due) => due.userId === userId);
    const brought = fresh.map(({ itemId, fundId, amount }) => ({
      itemId,
      fundId,
      due: amount,
      dueSince: on,
    }));
    return applier.apply(userId, [...known, ...brought]);
  });
}

/** An advance of a zakat fund would pay fees with zakat. */
function feelessFund({ chart }: Books, fees: readonly { readonly fundId: number }[]): Refusal | undefined {
  for (const { fundId } of fees) {
    const fund = chart.funds.get(fundId);
    if (fund && !mayHoldFees(fund)) return refuse('ledger.no-fees-in-fund', { fund: chartedInBoth(fund) });
  }
  return undefined;
}

/** A fund of which the paper says another balance than what was brought over of it comes to. */
function unevenFund(
  { chart }: Books,
  { balances = [] }: OpenBalances,
  balanced: readonly Posting[],
): Refusal | undefined {
  const brought = balanced
    .filter(({ account }) => account !== 'sys:fund-balance')
    .map(({ fund: fundId, debit, credit }): Sided => {
      return { fundId, side: debit > 0 ? 'debit' : 'credit', amount: Math.max(debit, credit) };
    });
  const sides = fundSides([...brought, ...balances]);
  const fields = balances.flatMap(({ fundId }, at) => {
    const { debit = 0, credit = 0 } = sides.get(fundId) ?? {};
    const params = { fund: chartedInBoth(chart.funds.get(fundId)) || fundId, debit, credit };
    const problem = new Problem('ledger.opening-unbalanced', params);
    return debit === credit ? [] : [{ path: `balances.${at}.amount`, problem }];
  });
  const [first] = fields;
  return first && refuse('ledger.opening-unbalanced', first.problem.params, fields);
}

/** The line of an account that is brought over, on the side of its class. */
export function accountLine(
  { chart }: Books,
  { subLedgerId, fundId, amount }: OpenBalances['accounts'][number],
): Posting | Refusal {
  const account = subLedgerAt(chart, subLedgerId);
  if (!account) return refuse('sub-ledger.not-found');
  const side = subLedgerAccount(subLedgerId);
  const forbidden = account.class === LEDGER_CLASS.money ? notAllowed(chart, account, [fundId]) : undefined;
  if (forbidden) return forbidden;
  const opens = openingSide(account.class);
  if (opens) return opens === 'debit' ? dr(side, fundId, amount) : cr(side, fundId, amount);
  return refuse('ledger.class-direction', { account: chartedInBoth(account) });
}

/** One line a fund that makes it balance. */
function fundBalances(lines: readonly Posting[]): Posting[] {
  const net = new Map<number, number>();
  for (const { fund, debit, credit } of lines) net.set(fund, paisa((net.get(fund) ?? 0) + debit - credit));
  return [...net].map(([fund, rest]) =>
    rest >= 0 ? cr('sys:fund-balance', fund, rest) : dr('sys:fund-balance', fund, -rest),
  );
}
