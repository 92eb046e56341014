import { dayOfNumber, type EventDraft, type Paisa, paisa } from '@madrasah/events';
import {
  AdvanceApplied,
  CollectionReversed,
  ConcessionGranted,
  FeesCharged,
  FeesCollected,
} from '@madrasah/events/fees';
import {
  cr,
  dr,
  mirrored,
  OpeningBalancesPosted,
  type Posting,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import fc from 'fast-check';
import { Books } from './books.ts';

export const SCHOOL = '1001';
export const GENERAL = 1;
export const BOARDING = 2;
/** A cash box; its fund is that of the line. */
export const CASH = 1;
const HEADS = [
  { subLedgerId: 11, fundId: GENERAL, name: 'বেতন' },
  { subLedgerId: 12, fundId: BOARDING, name: 'খোরাকি' },
];
const fundOfHead = (subLedgerId: number) => (subLedgerId === 12 ? BOARDING : GENERAL);

/** Drafts as recorded events of the school's journal, a minute apart. */
export const recorded = (drafts: readonly EventDraft[], from = 0): DomainEvent[] =>
  drafts.map((draft, index) => {
    const revision = from + index;
    const at = new Date(Date.UTC(2026, 3, 10, 4, revision)).toISOString();
    const metadata = { schoolId: SCHOOL, actor: { id: 7, permissionType: 5 }, at, hash: `h${revision}` };
    const place = {
      stream: `journal-${SCHOOL}_1`,
      revision,
      position: (revision + 1) * 100,
      id: `e${revision}`,
    };
    return { ...draft, ...place, metadata } as unknown as DomainEvent;
  });

export function booksOf(drafts: readonly EventDraft[]): Books {
  const books = new Books(SCHOOL);
  for (const event of recorded(drafts)) books.apply(event);
  return books;
}

interface Row {
  itemId: number;
  userId: number;
  fund: number;
  amount: number;
  deduction?: number;
}

/** `lines`: [userId, subLedgerId, amount]; a student's admission id is the user id + 1000. */
export function charge(firstItemId: number, lines: readonly [number, number, number][], on = '2026-04-10') {
  return FeesCharged({
    chargeId: firstItemId,
    admissionId: null,
    on,
    dueOn: on,
    sessionId: 1,
    firstItemId,
    heads: HEADS,
    lines: lines.map(([userId, head, amount]) => [userId + 1000, userId, head, 1, 4, paisa(amount)]),
    totals: [],
  });
}

const receivable = ({ fund, amount, userId, itemId }: Row) =>
  cr('sys:receivable', fund, amount, { party: userId, itemId });

function receiptPostings(rows: readonly Row[], advance: { userId: number; amount: number }): Posting[] {
  const conceded = rows.filter(({ deduction }) => deduction);
  return [
    ...rows.flatMap((row) => [
      dr(`sl:${CASH}`, row.fund, row.amount, { itemId: row.itemId }),
      receivable(row),
    ]),
    ...conceded.flatMap((row) => [
      dr('sys:concession', row.fund, row.deduction ?? 0, { itemId: row.itemId }),
      receivable({ ...row, amount: row.deduction ?? 0 }),
    ]),
    dr(`sl:${CASH}`, GENERAL, advance.amount),
    cr('sys:open-advance', GENERAL, advance.amount, { party: advance.userId }),
  ].filter(({ debit, credit }) => debit + credit > 0);
}

export function collect(receiptId: number, userId: number, rows: readonly Row[], on: string, advance = 0) {
  return FeesCollected({
    receiptId,
    receiptNo: receiptId + 100,
    series: '2026',
    on,
    userId,
    admissionId: userId + 1000,
    moneyAccount: CASH,
    transactionNo: '',
    remark: '',
    rows: [],
    advance: advance ? { fundId: GENERAL, amount: paisa(advance) } : null,
    postings: receiptPostings(rows, { userId, amount: advance }),
  });
}

export const reverse = (receipt: ReturnType<typeof collect>, on: string) =>
  CollectionReversed({
    receiptId: receipt.data.receiptId,
    receiptNo: receipt.data.receiptNo,
    on,
    kind: 'correction',
    reason: 'wrong student',
    userId: receipt.data.userId,
    admissionId: receipt.data.admissionId,
    unapplied: [],
    postings: mirrored(receipt.data.postings),
  });

export const concede = (concessionId: number, row: Row, on: string) =>
  ConcessionGranted({
    ...{ kind: 'concession', percent: null, requestId: null, noteId: null },
    concessionId,
    on,
    userId: row.userId,
    admissionId: row.userId + 1000,
    lines: [{ itemId: row.itemId, amount: row.amount as Paisa }],
    reason: 'poor',
    postings: [
      dr('sys:concession', row.fund, row.amount, { party: row.userId, itemId: row.itemId }),
      receivable(row),
    ],
  });

/** Through the cash box, as between two funds. */
export const applyAdvance = (applicationId: number, row: Row, on: string) =>
  AdvanceApplied({
    firstApplicationId: applicationId,
    on,
    userId: row.userId,
    lines: [
      {
        itemId: row.itemId,
        amount: row.amount as Paisa,
        fundId: row.fund,
        advanceFundId: GENERAL,
        moneyAccount: CASH,
      },
    ],
    postings: [
      dr('sys:open-advance', GENERAL, row.amount, { party: row.userId }),
      cr(`sl:${CASH}`, GENERAL, row.amount, { itemId: row.itemId }),
      dr(`sl:${CASH}`, row.fund, row.amount, { itemId: row.itemId }),
      receivable(row),
    ],
  });

export const voucher = (voucherId: number, fundId: number, amount: number, on: string) =>
  VoucherPosted({
    ...UNSAID_BEFORE,
    voucherId,
    voucherNo: voucherId,
    series: 'out',
    on,
    fundId,
    direction: 2,
    moneyAccount: CASH,
    lines: [],
    payee: '',
    bookNo: '',
    remark: '',
    postings: [dr('sl:30', fundId, amount), cr(`sl:${CASH}`, fundId, amount)],
  });

export const opening = (itemId: number, userId: number, amount: number, on: string) =>
  OpeningBalancesPosted({
    openingId: itemId,
    on,
    oldDues: [
      { itemId, userId, admissionId: userId + 1000, sessionId: 9, fundId: GENERAL, amount: paisa(amount) },
    ],
    postings: [
      dr('sys:receivable', GENERAL, amount, { party: userId, itemId }),
      cr('sys:fund-balance', GENERAL, amount, { party: userId, itemId }),
    ],
  });

const FIRST_DAY = 20_550;
export const dayAfter = (days: number) => dayOfNumber(FIRST_DAY + days);

/** What a step of a random history does: kind, student, head, amount, day. */
const step = fc.tuple(
  fc.constantFrom('charge', 'collect', 'overpay', 'reverse', 'concede', 'apply', 'voucher', 'opening'),
  fc.integer({ min: 1, max: 4 }),
  fc.constantFrom(11, 12),
  fc.integer({ min: 1, max: 100_000 }),
  fc.integer({ min: 0, max: 20 }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Histories of a journal: business days come in any order, amounts need not make sense. */
export const histories = fc.array(step, { minLength: 1, maxLength: 40 }).map(historyOf);

function historyOf(steps: readonly Step[]): EventDraft[] {
  const items: Row[] = [];
  const receipts: ReturnType<typeof collect>[] = [];
  return steps.map(([kind, userId, head, amount, day], index): EventDraft => {
    const on = dayAfter(day);
    const id = index * 10 + 1;
    const item = items.findLast((candidate) => candidate.userId === userId);
    const known = receipts.at(-1);
    if (kind === 'reverse' && known) return reverse(known, on);
    if (kind === 'voucher') return voucher(id, fundOfHead(head), amount, on);
    if (kind === 'opening') {
      items.push({ itemId: id, userId, fund: GENERAL, amount });
      return opening(id, userId, amount, on);
    }
    if (!item || kind === 'charge' || kind === 'reverse') {
      items.push({ itemId: id, userId, fund: fundOfHead(head), amount });
      return charge(
        id,
        [
          [userId, head, amount],
          [userId, 11, amount],
        ],
        on,
      );
    }
    if (kind === 'concede') return concede(id, { ...item, amount }, on);
    if (kind === 'apply') return applyAdvance(id, { ...item, amount }, on);
    const row = { ...item, amount, deduction: amount % 3 };
    const receipt = collect(id, userId, [row], on, kind === 'overpay' ? amount : 0);
    receipts.push(receipt);
    return receipt;
  });
}
