import { streams } from '@madrasah/events';
import {
  CashCounted,
  CashDifferencePosted,
  CashDifferenceResolved,
  DayClosed,
  DayReopened,
  DrawerHandedOver,
  PeriodLocked,
  PeriodUnlocked,
  YearClosed,
  YearReopened,
} from '@madrasah/events/closing';
import {
  CollectionReversed,
  FeesCollected,
  ReplacementAwaited,
  ReplacementSettled,
} from '@madrasah/events/fees';
import {
  cr,
  dr,
  FundAdded,
  GeneralLedgerAdded,
  SubLedgerAdded,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import { BankStatementLocked, BankStatementTaken } from '@madrasah/events/reconciliation';
import test from 'ava';
import { SCHOOL, testApp } from '../app-test-support.ts';

const [G, B, BOX, BANK] = [1, 2, 1, 2];
const journal = streams.journal(SCHOOL);

const ledger = (ledgerId: number, name: string) =>
  GeneralLedgerAdded({ ledgerId, fundId: G, class: 3, name });
const account = (subLedgerId: number, ledgerId: number, name: string) =>
  SubLedgerAdded({ subLedgerId, ledgerId, fundId: G, class: 3, name, allowedFunds: null });

let vouchers = 0;
const received = (fundId: number, amount: number, on: string) => {
  vouchers += 1;
  const numbers = { voucherId: vouchers, voucherNo: vouchers, series: `voucher:${fundId}:1:2025` };
  return VoucherPosted({
    ...UNSAID_BEFORE,
    ...numbers,
    ...{ on, fundId, direction: 1, moneyAccount: BOX, payee: '', bookNo: '', remark: '' },
    lines: [{ subLedgerId: 9, particulars: '', amount }],
    postings: [dr(`sl:${BOX}`, fundId, amount), cr('sl:9', fundId, amount)],
  });
};
const shortage = (differenceId: number, on: string) =>
  CashDifferencePosted({
    ...{ differenceId, closeId: differenceId, moneyAccount: BOX, on, fundId: G, change: -5000 },
    postings: [dr('sys:cash-difference', G, 5000), cr(`sl:${BOX}`, G, 5000)],
  });
const closed = (closeId: number, on: string) =>
  DayClosed({
    ...{ closeId, moneyAccount: BOX, on, counted: 1_840_000, difference: -5000 },
    book: [
      { fundId: G, amount: 1_225_000 },
      { fundId: B, amount: 620_000 },
    ],
    notes: [
      [1000, 18],
      [100, 4],
    ],
  });

/** W20: 18,450.00 in the books on the 16th. */
async function school() {
  const app = await testApp();
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: G, name: 'সাধারণ তহবিল', kind: 1 }),
    FundAdded({ fundId: B, name: 'বোর্ডিং তহবিল', kind: 2 }),
    ledger(1, 'নগদ'),
    ledger(2, 'ব্যাংক'),
    account(BOX, 1, 'নগদ টাকা'),
    account(BANK, 2, 'ইসলামী ব্যাংক'),
  );
  await app.record(journal, received(G, 1_225_000, '2026-04-16'), received(B, 620_000, '2026-04-16'));
  const day = async (on: string) =>
    (await app.get(`/api/accounts/day_close?account=${BOX}&on=${on}`)).body.data;
  return { ...app, day };
}

test('W20: what a drawer should have, fund by fund; then what was counted, and who resolves what', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const open = await app.day('2026-04-16');
  t.like(open, { state: 'open', book: 18_450, closedThrough: '', openBefore: [], keeper: null });
  t.deepEqual(
    open.byFund.map(({ FundName, amount }: { FundName: string; amount: number }) => [FundName, amount]),
    [
      ['সাধারণ তহবিল', 12_250],
      ['বোর্ডিং তহবিল', 6200],
    ],
  );
  await app.record(journal, shortage(1, '2026-04-16'), closed(1, '2026-04-16'));
  const counted = { counted: 18_400, difference: -50, notes: { 1000: 18, 100: 4 } };
  t.like(await app.day('2026-04-16'), {
    state: 'closed',
    book: 18_450,
    ...counted,
    differenceState: 'unresolved',
  });
  t.like(await app.day('2026-04-15'), { state: 'before', closedThrough: '2026-04-16' });
  t.like(await app.day('2026-04-17'), { state: 'open', book: 18_400 });
  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 1, texts: { reason: 'ভাংতি কম' } }));
  const about = { closeId: 1, moneyAccount: BOX, day: '2026-04-16', on: '2026-04-17', fundId: G };
  const postings = [dr('sys:cash-short', G, 5000), cr('sys:cash-difference', G, 5000)];
  await app.record(
    journal,
    CashDifferenceResolved({ resolutionId: 1, ...about, to: 'expense', change: -5000, noteId: 1, postings }),
  );
  const resolved = await app.day('2026-04-16');
  t.like(resolved, { differenceState: 'resolved', resolution: { to: 'expense', reason: 'ভাংতি কম' } });
});

test('coins below a taka are told beside the notes, on the day and on its sheets', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const count = { on: '2026-04-16', book: [{ fundId: G, amount: 1_845_075 }], coins: 75, difference: 0 };
  const cash = { ...count, moneyAccount: BOX, notes: [[50, 369]] as [number, number][], counted: 1_845_075 };
  await app.record(journal, CashCounted({ countId: 1, ...cash }), DayClosed({ closeId: 1, ...cash }));
  t.like(await app.day('2026-04-16'), { counted: 18_450.75, coins: 75, notes: { 50: 369 } });
  const csv = (await app.get(`/api/accounts/day_close.csv?account=${BOX}&on=2026-04-16`)).body as string;
  t.regex(csv, /পয়সার মুদ্রা[^\n]*0\.75/);
  t.is((await app.get('/api/accounts/cash_sheets/1.pdf?kind=count')).status, 200);
});

test('days with entries are closed before later ones; the list tells how each stands', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(journal, shortage(1, '2026-04-16'), closed(1, '2026-04-16'));
  await app.record(journal, received(G, 100, '2026-04-18'));
  t.deepEqual((await app.day('2026-04-19')).openBefore, ['2026-04-18']);
  const list = async (query = '') => (await app.get(`/api/accounts/day_closes${query}`)).body;
  t.like((await list()).data[0], {
    on: '2026-04-16',
    book: 18_450,
    counted: 18_400,
    difference: -50,
    state: 2,
  });
  await app.record(journal, DayReopened({ closeId: 1, moneyAccount: BOX, on: '2026-04-16', noteId: null }));
  t.is((await list('?state=unresolved')).total, 0);
  t.is((await list('?state=reopened')).data[0].state, 3);
  t.like(await app.day('2026-04-16'), { state: 'open', closedThrough: '' });
});

test('who took a drawer over keeps it, and the sheet of it is a paper', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const sheet = { moneyAccount: BOX, on: '2026-04-16', book: [{ fundId: G, amount: 5000 }], counted: 5000 };
  await app.record(
    journal,
    DrawerHandedOver({ handOverId: 1, to: 2, ...sheet, notes: [[50, 1]], difference: 0 }),
  );
  t.like(await app.day('2026-04-16'), { keeper: { id: 2, name: 'login2' } });
  const pdf = await app.get('/api/accounts/cash_sheets/1.pdf?kind=hand_over');
  t.is(pdf.headers.get('content-type'), 'application/pdf');
  t.is((await app.get('/api/accounts/cash_sheets/1.pdf?kind=count')).status, 404);
  t.is((await app.get('/api/accounts/cash_sheets/1.pdf?kind=other')).status, 400);
});

test('the day’s paper has what each fund did, the count and its notes', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(journal, shortage(1, '2026-04-16'), closed(1, '2026-04-16'));
  const csv = (await app.get(`/api/accounts/day_close.csv?account=${BOX}&on=2026-04-16`)).body as string;
  for (const figure of ['12250', '6200', '18000', '400']) t.true(csv.includes(figure), `${figure} in ${csv}`);
});

test('banks close by reconciliation, other accounts not at all', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const of = (id: number) => app.get(`/api/accounts/day_close?account=${id}`);
  t.like(await of(BANK), { status: 409, body: { code: 'closing.by-reconciliation' } });
  t.like(await of(99), { status: 404, body: { code: 'sub-ledger.not-found' } });
});

test('the next keeper is one of those who may close days', async (t) => {
  const app = await school();
  t.teardown(app.end);
  t.deepEqual((await app.get('/api/accounts/day_close/keepers')).body.data, [{ id: 1, name: 'login1' }]);
});

test('months with who locked them, exceptions with their reason, and what stands in the way', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(journal, received(G, 100, '2026-02-10'));
  const months = async () => (await app.get('/api/accounts/periods')).body.data;
  const [april, march, february] = await months();
  t.like(april, { id: 202_604, state: 'open', isOver: false, next: null });
  t.deepEqual(april.openDays, [{ Account: BOX, AccountName: 'নগদ টাকা', day: '2026-04-16' }]);
  t.like(march, { from: '2026-03-01', to: '2026-03-31', state: 'open', openDays: [], next: null });
  t.like(february, { state: 'open', next: 'soft', isOver: true });
  await app.record(journal, PeriodLocked({ lockId: 1, month: '2026-02', level: 'soft' }));
  t.like((await months())[2], { state: 'soft', next: 'hard', by: { id: 1 } });
  t.like((await months())[1], { state: 'open', next: 'soft' });
  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 1, texts: { reason: 'বিল বাদ' } }));
  await app.record(journal, PeriodUnlocked({ lockId: 2, month: '2026-02', until: '2026-04-21', noteId: 1 }));
  t.like((await months())[2], { state: 'exception', until: '2026-04-21', reason: 'বিল বাদ' });
  app.clock.set('2026-04-22T04:00:00Z');
  t.like((await months())[2], { state: 'soft', next: 'hard' });
  await app.record(journal, PeriodLocked({ lockId: 3, month: '2026-02', level: 'hard' }));
  t.like((await months())[2], { state: 'hard', next: null });
});

test('a month names its banks that moved and are not reconciled', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const postings = [dr(`sl:${BANK}`, G, 500), cr('sl:9', G, 500)];
  const inBank = received(G, 500, '2026-02-10');
  await app.record(journal, { ...inBank, data: { ...inBank.data, moneyAccount: BANK, postings } });
  const february = async () => (await app.get('/api/accounts/periods')).body.data.at(-1);
  t.deepEqual((await february()).unreconciled, ['ইসলামী ব্যাংক']);
  const statement = { statementId: 1, moneyAccount: BANK };
  const days = { from: '2026-02-01', to: '2026-02-28' };
  const said = { ...days, opening: 0, closing: 500, firstLine: 1, noteId: null };
  await app.record(journal, BankStatementTaken({ ...statement, ...said, lines: [['2026-02-10', 500]] }));
  t.deepEqual((await february()).unreconciled, ['ইসলামী ব্যাংক'], 'taken in is not locked');
  await app.record(journal, BankStatementLocked({ ...statement, to: days.to }));
  t.deepEqual((await february()).unreconciled, []);
});

test('years that are closed tell what each fund had over, until they are opened again', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const results = [{ fundId: G, amount: 1_000_000 }];
  const postings = [dr('sl:9', G, 1_000_000), cr('sys:fund-balance', G, 1_000_000)];
  const facts = { closingId: 1, yearId: 3, on: '2026-04-16', results, postings };
  const years = async () => (await app.get('/api/accounts/closed_years')).body.data;
  await app.record(journal, YearClosed(facts));
  t.like((await years())[0], {
    id: 3,
    by: { id: 1 },
    results: [{ FundName: 'সাধারণ তহবিল', amount: 10_000 }],
  });
  const back = postings.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
  await app.record(journal, YearReopened({ ...facts, postings: back, noteId: null }));
  t.deepEqual(await years(), []);
});

test('the close of a day names the receipts of the account that wait for their replacement', async (t) => {
  const app = await school();
  t.teardown(app.end);
  t.deepEqual((await app.day('2026-04-16')).awaiting, []);
  const about = { receiptId: 7, receiptNo: 17, on: '2026-04-16', userId: 3, admissionId: 5 };
  const paid = [dr(`sl:${BOX}`, G, 900), cr('sys:receivable', G, 900)];
  await app.record(
    journal,
    FeesCollected({
      ...{ ...about, series: 'receipt:session:1', sessionId: 1, ledgerId: 1, moneyAccount: BOX },
      ...{ transactionNo: '', remark: '', rows: [], advance: null, postings: paid },
    }),
    CollectionReversed({
      ...{ ...about, kind: 'correction', reason: 'ভুল ছাত্র', unapplied: [] },
      postings: [dr('sys:receivable', G, 900), cr(`sl:${BOX}`, G, 900)],
    }),
    ReplacementAwaited({ receiptId: 7, userId: 3, on: '2026-04-16' }),
  );
  t.deepEqual((await app.day('2026-04-16')).awaiting, [{ receiptId: 7, receiptNo: 17, since: '2026-04-16' }]);
  await app.record(
    journal,
    ReplacementSettled({ receiptId: 7, userId: 3, on: '2026-04-17', by: 'nothing', otherId: null }),
  );
  t.deepEqual((await app.day('2026-04-16')).awaiting, []);
});
