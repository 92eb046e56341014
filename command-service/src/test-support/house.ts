import {
  type DataOf,
  type EventDraft,
  isRefusal,
  moneyFigures,
  postingsOf,
  type Refusal,
  say,
} from '@madrasah/events';
import type { FeesCollected, Leaf } from '@madrasah/events/fees';
import { subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import type { ExecutionContext } from 'ava';
import { type ChargeLine, chargeFees } from '../fees/charge.ts';
import { collectFees } from '../fees/receipts/collect.ts';
import { correctReceipt } from '../fees/receipts/correct/correct.ts';
import type { CollectRow } from '../fees/receipts/match-rows.ts';
import type { ReverseCollection } from '../fees/receipts/reverse/reversal-of.ts';
import { reverseCollection, standingReceipt } from '../fees/receipts/reverse/reverse.ts';
import { UndoLog, undoTables } from '../kernel/folding/undo.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { entryFault } from '../ledger/journal/rules/entry-fault.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { postVoucher } from '../vouchers/posting/post-voucher.ts';
import {
  type AccountName,
  accountName,
  chartDrafts,
  type FundName,
  fund,
  gl,
  type HeadName,
  headFund,
  sl,
} from './chart.ts';

export const S = 101;
export const S2 = 102;
const SESSION = 7;
export const SESSION_SERIES = `receipt:session:${SESSION}`;

/** Taka as people write it → paisa. */
export const taka = (amount: number) => Math.round(amount * 100);

const FUND_NAMES = 'GBZNWT';
const SHORT: Record<string, string> = { receivable: 'AR', 'open-advance': 'Advance' };

function lineText(account: string, fundId: number, side: string, amount: number): string {
  const subLedgerId = subLedgerOf(account);
  const system = account.slice(4);
  const name = subLedgerId === undefined ? (SHORT[system] ?? system) : accountName(subLedgerId);
  return `${side} ${name}·${FUND_NAMES[fundId - 1]} ${moneyFigures(amount, 'en')}`;
}

/** What events post, line by line, as the worked entries are written: `Dr C1·G 1,000.00`. */
const linesOf = (drafts: readonly EventDraft[]) =>
  drafts.flatMap(({ type, data }) =>
    postingsOf({ type, data: data as Record<string, unknown> }).map(({ account, fund, debit, credit }) =>
      lineText(account, fund, debit > 0 ? 'Dr' : 'Cr', debit + credit),
    ),
  );

/** Asserts that events post exactly an entry, written as on paper: `Dr C1·G 5.00 Cr AR·G 5.00; …`. */
export function posts(t: ExecutionContext, drafts: readonly EventDraft[], written: string): void {
  const wanted = written
    .split(/(?=\b(?:Dr|Cr) )/)
    .map((line) => line.replace(/[;\s]+$/, ''))
    .filter(Boolean);
  t.deepEqual(linesOf(drafts).sort(), wanted.sort());
}

/** Asserts a refusal, and what its sentence says in Bengali. */
export function refuses(t: ExecutionContext, outcome: unknown, code: string, ...words: string[]): void {
  const { code: actual, params } = isRefusal(outcome) ? outcome : { code: 'accepted', params: {} };
  t.is(actual, code);
  const sentence = say('bn', actual, params);
  for (const word of words) t.true(sentence.includes(word), sentence);
}

type Row = Partial<CollectRow>;
export type Collecting = {
  user?: number;
  rows: readonly Row[];
  into?: AccountName;
  on?: string;
  remark?: string;
  transactionNo?: string;
  leaf?: Leaf;
  tamlikId?: number;
};

/** A school's chart and journal in memory: decides with the real deciders, folds with the real folds. */
export class House {
  today = '2026-04-30';
  readonly undo = new UndoLog();
  readonly chart = chartStream.initial(undoTables(this.undo));
  readonly journal = journalStream.initial(undoTables(this.undo));
  readonly events: EventDraft[] = [];
  readonly #fold = { revision: 0, metadata: { at: '2026-04-30T06:00:00.000Z', actor: { id: 1 } } };

  constructor() {
    for (const draft of chartDrafts()) this.setUp(draft);
  }

  get books(): Books {
    return { journal: this.journal, chart: this.chart, today: this.today };
  }

  /** Folds an event of the chart. */
  setUp(draft: EventDraft): void {
    chartStream.evolve(this.chart, { ...draft, ...this.#fold });
  }

  /** What was decided, or the refusal of the locks. */
  guarded(decided: Decided): Decided {
    return isRefusal(decided) ? decided : (entryFault(this.books, decided) ?? decided);
  }

  /** Folds what was decided; a refusal here is a failure of the test. */
  given(outcome: Decided): readonly EventDraft[] {
    if (isRefusal(outcome)) throw new Error(`refused: ${say('en', outcome.code, outcome.params)}`);
    for (const draft of outcome) {
      journalStream.evolve(this.journal, { ...draft, ...this.#fold, revision: this.events.length });
      this.events.push(draft);
    }
    return outcome;
  }

  charge(heads: Partial<Record<HeadName, number>>, on: string, { user = S, month = 0 } = {}) {
    const lines = Object.entries(heads).map(([head, amount], index): ChargeLine => {
      const name = head as HeadName;
      const about = { admissionId: user, userId: user, priceRowId: 1 + index, monthId: month, name };
      return { ...about, subLedgerId: sl(name), fundId: fund(headFund(name)), amount: taka(amount) };
    });
    return chargeFees(this.books, { admissionId: null, sessionId: SESSION, dueOn: on, lines });
  }

  /** A payment of S (or another) at the counter. A row's `due` is what the item owes when not said. */
  collect({
    user = S,
    rows,
    into = 'C1',
    on = this.today,
    remark = '',
    transactionNo = '',
    leaf,
    tamlikId,
  }: Collecting): Decided {
    const command = {
      userId: user,
      admissionId: user,
      on,
      remark,
      ledgerId: gl(into === 'ZB' ? 'Z' : 'G', 3),
      moneyAccount: sl(into),
      transactionNo,
      ...(leaf && { leaf }),
      ...(tamlikId !== undefined && { tamlikId }),
      rows: rows.map((row) => this.row(row)),
    };
    return collectFees(this.books, command, { userId: user, sessionId: SESSION });
  }

  row({ itemId, due, deduction = 0, deposit = 0, ...row }: Row): CollectRow {
    const seen = due ?? this.journal.items.get(itemId ?? 0)?.due ?? 0;
    return { itemId, priceRowId: undefined, subLedgerId: undefined, ...row, due: seen, deduction, deposit };
  }

  /** @param kind null: none is said */
  reverse(receiptId: number, kind: ReverseCollection['kind'] | null = 'correction'): Decided {
    const original = this.standing(receiptId);
    if (isRefusal(original)) return original;
    return reverseCollection(this.books, { receiptId, kind: kind ?? undefined }, original);
  }

  /** One step: the receipt taken back, and the right one of a student. */
  correct(
    receiptId: number,
    { user = S, rows, into, on, transactionNo = '' }: Omit<Collecting, 'remark'>,
    kind: ReverseCollection['kind'] = undefined,
  ): Decided {
    const original = this.standing(receiptId);
    if (isRefusal(original)) return original;
    const replacement = {
      ...{ admissionId: user, on, remark: '', transactionNo, moneyAccount: into && sl(into) },
      rows: rows.map((row) => this.row(row)),
    };
    const command = { receiptId, kind };
    return correctReceipt(this.books, command, replacement, original, { userId: user, sessionId: SESSION });
  }

  /** A receipt that stands, as it was recorded. */
  standing(receiptId: number): DataOf<typeof FeesCollected> | Refusal {
    const receipt = standingReceipt(this.books, receiptId);
    if (isRefusal(receipt)) return receipt;
    return this.events[receipt.revision]?.data as DataOf<typeof FeesCollected>;
  }

  /** A voucher of one line: a credit voucher where the amount is above zero, else a debit voucher. */
  voucher(name: FundName, head: AccountName, amount: number, on: string, account: AccountName = 'C1') {
    const lines = [{ subLedgerId: sl(head), amount: taka(Math.abs(amount)) }];
    const about = { moneyAccount: sl(account), on };
    return postVoucher(this.books, { fundId: fund(name), direction: amount > 0 ? 1 : 2, lines, ...about });
  }

  /** Σ of a student's open items, in taka. */
  dues(user = S): number {
    const items = (this.journal.itemsOf.get(user) ?? []).map((id) => this.journal.items.get(id)?.due ?? 0);
    return items.reduce((sum, due) => sum + due, 0) / 100;
  }

  advance(user = S): number {
    return [...(this.journal.advances.get(user)?.values() ?? [])].reduce((sum, held) => sum + held, 0) / 100;
  }

  /** Debit less credit of an account in a fund (in all funds when not named), in taka. */
  balance(account: AccountName | `sys:${string}`, ...funds: FundName[]): number {
    const key = account.startsWith('sys:') ? account : subLedgerAccount(sl(account as AccountName));
    const named = funds.length > 0 ? funds : ([...FUND_NAMES] as FundName[]);
    const totals = named.map((name) => this.journal.balances.get(balanceKey(key, fund(name)))?.total ?? 0);
    return totals.reduce((sum, total) => sum + total, 0) / 100;
  }
}
