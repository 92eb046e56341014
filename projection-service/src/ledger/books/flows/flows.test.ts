import { dayOfNumber, type EventDraft, sumPaisa } from '@madrasah/events';
import { CollectionReversed } from '@madrasah/events/fees';
import {
  ContraPosted,
  cr,
  dr,
  FundsTransferred,
  mirrored,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import test from 'ava';
import fc from 'fast-check';
import {
  applyAdvance,
  BOARDING,
  booksOf,
  CASH,
  charge,
  collect,
  concede,
  dayAfter,
  GENERAL,
  histories,
  opening,
  reverse,
  voucher,
} from '../test-support.ts';
import { type MoneyFigure, moneyMadeOf } from './made-of.ts';
import { type FundMoney, type MoneyLine, receiptsAndPayments } from './receipts-payments.ts';

const BANK = 2;
const EXPENSE = 30;
const accounts = new Set([`sl:${CASH}`, `sl:${BANK}`]);
const classOf = (account: string) =>
  account === `sl:${EXPENSE}` ? 2 : account.startsWith('sl:') ? 1 : undefined;
const range = (from: string) => ({ from, accounts, classOf });

const statementOf = (drafts: readonly EventDraft[], from: string, asOf?: string) => {
  const books = booksOf(drafts);
  return receiptsAndPayments(books, books.cut({ asOf }), range(from));
};
const told = (lines: readonly MoneyLine[]) =>
  Object.fromEntries(lines.map(({ account, amount, back }) => [back ? `${account} back` : account, amount]));
const sum = (lines: readonly MoneyLine[]) => sumPaisa(lines.map(({ amount }) => amount));
const difference = ({ opening: had, receipts, payments, transfersIn, transfersOut, closing }: FundMoney) =>
  sum(had) + sum(receipts) - sum(payments) + transfersIn - transfersOut - sum(closing);

const on = '2026-04-12';

test('a receipt of two funds stands under its heads, a concession typed in it beside the total (W1–W3)', (t) => {
  const [general, boarding] = statementOf(
    [
      charge(1, [
        [1, 11, 1000],
        [1, 12, 3500],
      ]),
      concede(1, { itemId: 2, userId: 1, fund: BOARDING, amount: 500 }, on),
      collect(
        17,
        1,
        [
          { itemId: 1, userId: 1, fund: GENERAL, amount: 900, deduction: 100 },
          { itemId: 2, userId: 1, fund: BOARDING, amount: 2200 },
        ],
        on,
      ),
    ],
    on,
  ) as [FundMoney, FundMoney];
  t.deepEqual(told(general.receipts), { 'sl:11': 900 });
  t.deepEqual(told(boarding.receipts), { 'sl:12': 2200 });
  t.deepEqual(told(boarding.closing), { 'sl:1': 2200 });
  t.deepEqual([general.payments, boarding.payments], [[], []]);
});

test('what was taken back is a line of its own, below zero, in the days it was taken back (W5)', (t) => {
  const row = { itemId: 1, userId: 1, fund: GENERAL, amount: 800 };
  const receipt = collect(17, 1, [row], on);
  const other = collect(58, 1, [row], '2026-05-06');
  const events = [charge(1, [[1, 11, 800]]), receipt, reverse(receipt, '2026-05-06'), other];
  const [april] = statementOf(events, '2026-04-01', '2026-04-30') as [FundMoney];
  t.deepEqual(told(april.receipts), { 'sl:11': 800 });
  const [may] = statementOf(events, '2026-05-01') as [FundMoney];
  t.deepEqual(told(may.receipts), { 'sl:11': 800, 'sl:11 back': -800 });
  t.deepEqual(may.payments, []);
  t.deepEqual([told(may.opening), told(may.closing)], [{ 'sl:1': 800 }, { 'sl:1': 800 }]);
});

const advanced = [
  charge(1, [[1, 11, 800]]),
  collect(1, 1, [{ itemId: 1, userId: 1, fund: GENERAL, amount: 800 }], on, 700),
  charge(3, [[1, 12, 1500]], on),
  applyAdvance(1, { itemId: 3, userId: 1, fund: BOARDING, amount: 700 }, on),
];

test('an advance that pays in another fund is a transfer there and here, and nil together (W6)', (t) => {
  const [general, boarding] = statementOf(advanced, on) as [FundMoney, FundMoney];
  t.deepEqual(told(general.receipts), { 'sl:11': 800, 'sys:open-advance': 700 });
  t.deepEqual([general.transfersOut, boarding.transfersIn], [700, 700]);
  t.deepEqual([general.payments, boarding.receipts], [[], []]);
  t.deepEqual([told(general.closing), told(boarding.closing)], [{ 'sl:1': 800 }, { 'sl:1': 700 }]);
});

test('a reversal that gives the advance back turns the transfer, and not the receipts of the other fund', (t) => {
  const receipt = advanced[1] as ReturnType<typeof collect>;
  const back = CollectionReversed({
    ...{ receiptId: 1, receiptNo: 101, on, kind: 'correction', reason: 'ভুল', userId: 1, admissionId: 1001 },
    unapplied: [],
    postings: [
      ...mirrored((advanced[3] as ReturnType<typeof applyAdvance>).data.postings),
      ...mirrored(receipt.data.postings),
    ],
  });
  const [general, boarding] = statementOf([...advanced, back], on) as [FundMoney, FundMoney];
  t.deepEqual([general.transfersOut, general.transfersIn, boarding.transfersOut], [700, 700, 700]);
  t.deepEqual([boarding.receipts, sum(general.closing), sum(boarding.closing)], [[], 0, 0]);
  t.deepEqual(sum(general.receipts) as number, 0);
});

test('a contra is no receipt, a gift and a loan are transfers (W14, W15)', (t) => {
  const contra = ContraPosted({
    noteId: null,
    ...{
      contraId: 1,
      contraNo: 1,
      series: 'c',
      on,
      fromAccount: CASH,
      toAccount: BANK,
      lines: [],
      remark: '',
    },
    postings: [dr(`sl:${BANK}`, GENERAL, 300), cr(`sl:${CASH}`, GENERAL, 300)],
  });
  const moved = (
    kind: 'gift' | 'loan',
    out: 'sys:transfer-out' | 'sys:due-from',
    into: 'sys:transfer-in' | 'sys:due-to',
  ) =>
    FundsTransferred({
      noteId: null,
      toAccount: CASH,
      ...{ transferId: 1, transferNo: 1, series: 't', on, kind, fromFund: GENERAL, toFund: BOARDING },
      ...{ moneyAccount: CASH, amount: 50 as never, remark: '' },
      postings: [
        dr(out, GENERAL, 50),
        cr(`sl:${CASH}`, GENERAL, 50),
        dr(`sl:${CASH}`, BOARDING, 50),
        cr(into, BOARDING, 50),
      ],
    });
  const events = [
    ...advanced.slice(0, 2),
    contra,
    moved('gift', 'sys:transfer-out', 'sys:transfer-in'),
    moved('loan', 'sys:due-from', 'sys:due-to'),
  ];
  const [general, boarding] = statementOf(events, on) as [FundMoney, FundMoney];
  t.deepEqual(sum(general.receipts) as number, 1500);
  t.deepEqual([general.transfersOut, boarding.transfersIn], [100, 100]);
  t.deepEqual([general.payments, boarding.receipts], [[], []]);
  t.deepEqual(told(general.closing), { 'sl:1': 1100, 'sl:2': 300 });
});

test('bills against an advance are received as what came back of it, and a withheld line lessens what was paid', (t) => {
  const settled = VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId: 2, voucherNo: 2, series: 'j', on, fundId: GENERAL, direction: 1, moneyAccount: CASH },
    ...{ lines: [], payee: '', bookNo: '', remark: '' },
    postings: [dr('sl:30', GENERAL, 935), dr('sl:1', GENERAL, 65), cr('sl:70', GENERAL, 1000)],
  });
  const [general] = statementOf([settled], on) as [FundMoney];
  t.deepEqual(told(general.receipts), { 'sl:70': 65 });
  t.deepEqual(general.payments, []);
});

test('old dues are collected under a head of their own, and the opening stands at the opening (W19)', (t) => {
  const [general] = statementOf(
    [opening(5, 1, 2400, on), collect(9, 1, [{ itemId: 5, userId: 1, fund: GENERAL, amount: 2400 }], on)],
    on,
  ) as [FundMoney];
  t.deepEqual(told(general.receipts), { 'sys:receivable': 2400 });
});

const FIGURES = ['opening', 'receipts', 'payments', 'transfersIn', 'transfersOut', 'closing'] as const;

test('whatever happened: nothing is left over in any fund, transfers are nil together, and every line is explained', (t) => {
  fc.assert(
    fc.property(histories, fc.nat(22), fc.nat(22), (history, begin, length) => {
      const books = booksOf(history);
      const cut = books.cut({ asOf: dayOfNumber(20_550 + begin + length) });
      const days = range(dayAfter(begin));
      const funds = receiptsAndPayments(books, cut, days);
      for (const fund of funds) t.is(difference(fund), 0);
      t.is(
        funds.reduce((rest, { transfersIn, transfersOut }) => rest + transfersIn - transfersOut, 0),
        0,
      );
      const explained = (figure: MoneyFigure) =>
        [...moneyMadeOf(books, cut, days, figure).values()].reduce((total, amount) => total + amount, 0);
      for (const fund of funds)
        for (const side of FIGURES) {
          const given = fund[side];
          const lines = typeof given === 'number' ? [] : given;
          const { fundId } = fund;
          t.is(
            explained({ sides: { [side]: 1 }, fundId }),
            typeof given === 'number' ? given : sum(given),
            side,
          );
          for (const { account, amount, back } of lines)
            t.is(
              explained(
                side === 'closing'
                  ? { sides: { closing: 1 }, fundId, accounts: new Set([account]) }
                  : { sides: { [side]: 1 }, fundId, head: account, back },
              ),
              amount,
              `${side} ${account}`,
            );
        }
    }),
    { numRuns: 150 },
  );
});

test('a debit voucher is a payment', (t) => {
  const [general] = statementOf([voucher(1, GENERAL, 300, on)], on) as [FundMoney];
  t.deepEqual(told(general.payments), { 'sl:30': 300 });
});
