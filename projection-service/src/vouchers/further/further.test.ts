import { paisa, streams } from '@madrasah/events';
import { ApprovalGiven, ApprovalRequested } from '@madrasah/events/approvals';
import { FeeRefunded, FeesCollected } from '@madrasah/events/fees';
import {
  ContraPosted,
  cr,
  dr,
  FundsTransferred,
  GeneralLedgerAdded,
  mirrored,
  SubLedgerAdded,
} from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import type { PersonRegistered } from '@madrasah/events/people';
import {
  JournalVoucherPosted,
  JournalVoucherReversed,
  postedJournalsList,
  StaffAdvanceGiven,
  StaffAdvanceSettled,
  staffAdvancesList,
  transfersList,
  WalletSettled,
  walletSettlementsList,
} from '@madrasah/events/vouchers';
import test, { type ExecutionContext } from 'ava';
import { person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { sumsExplained } from '../../statements/explain/test-support.ts';

const journal = streams.journal(SCHOOL);
const [DAY, LATER] = ['2026-04-18', '2026-04-19'];
const taka = (amount: number) => paisa(Math.round(amount * 100));
const [CASH, BANK, WALLET, HEAD] = [81, 82, 83, 84];

const given = StaffAdvanceGiven({
  ...{ advanceId: 1, on: DAY, userId: 501, purpose: 'shopping', fundId: 1, moneyAccount: CASH },
  ...{ amount: taka(10_000), unsettled: taka(0) },
  postings: [dr('sys:staff-advance', 1, 1_000_000, { party: 501 }), cr(`sl:${CASH}`, 1, 1_000_000)],
});
const settled = StaffAdvanceSettled({
  ...{
    advanceId: 1,
    on: LATER,
    userId: 501,
    fundId: 1,
    returned: taka(649.25),
    moneyAccount: CASH,
    noteId: 1,
  },
  bills: [{ subLedgerId: HEAD, amount: taka(9350.75), attachments: [] }],
  postings: [
    dr(`sl:${HEAD}`, 1, 935_075),
    dr(`sl:${CASH}`, 1, 64_925),
    cr('sys:staff-advance', 1, 1_000_000, { party: 501 }),
  ],
});
const paid = (receiptId: number, on: string, amount: number, transactionNo: string) =>
  FeesCollected({
    ...{ receiptId, receiptNo: receiptId, series: 'receipt:session:1', on, userId: 1, admissionId: 1 },
    ...{ moneyAccount: WALLET, transactionNo, remark: '', rows: [], advance: null },
    postings: [dr(`sl:${WALLET}`, 1, amount * 100), cr('sys:receivable', 1, amount * 100, { party: 1 })],
  });
const walletSettled = WalletSettled({
  ...{ settlementId: 1, on: DAY, wallet: WALLET, bank: BANK, received: taka(6850), charge: taka(150) },
  ...{ lines: [{ fundId: 1, amount: taka(7000) }], chargeFund: 1 },
  postings: [
    dr(`sl:${BANK}`, 1, 700_000),
    cr(`sl:${WALLET}`, 1, 700_000),
    dr('sys:wallet-charge', 1, 15_000),
    cr(`sl:${BANK}`, 1, 15_000),
  ],
});
const posted = JournalVoucherPosted({
  ...{ journalVoucherId: 3, voucherNo: 1, series: 'journal:2026', on: DAY, fundId: 1, noteId: 2 },
  lines: [
    { subLedgerId: HEAD, debit: taka(500), credit: taka(0) },
    { subLedgerId: 85, debit: taka(0), credit: taka(500) },
  ],
  postings: [dr(`sl:${HEAD}`, 1, 50_000), cr('sl:85', 1, 50_000)],
});

async function office(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'ক');
  const account = (subLedgerId: number, name: string, ledgerId: number) =>
    SubLedgerAdded({
      ...{ subLedgerId, ledgerId, fundId: 1, name, allowedFunds: null },
      class: ledgerId === 31 ? 2 : 3,
    });
  await app.record(
    streams.chart(SCHOOL),
    GeneralLedgerAdded({ ledgerId: 30, fundId: 1, class: 3, name: 'টাকা' }),
    GeneralLedgerAdded({ ledgerId: 31, fundId: 1, class: 2, name: 'খরচ' }),
    ...[account(CASH, 'নগদ বাক্স', 30), account(BANK, 'ব্যাংক হিসাব', 30), account(WALLET, 'বিকাশ', 30)],
    ...[account(HEAD, 'বাজার', 31), account(85, 'জ্বালানি', 31)],
  );
  await app.record(streams.people(SCHOOL), person(501, 'আব্দুস সালাম') as ReturnType<typeof PersonRegistered>);
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 1, texts: { line1: 'মাছ ও সবজি' } }),
    NoteWritten({ noteId: 2, texts: { reason: 'ভুল খাত' } }),
  );
  const read = async (path: string) => (await app.get(`/api/accounts/${path}`)).body;
  return { app, read };
}

test('W24: what a colleague has in hand, before and after bills and change, as of a day too', async (t) => {
  const { app, read } = await office(t);
  await app.record(journal, given);
  t.like((await read('staff_advances')).data, [
    { advanceId: 1, UserName: 'আব্দুস সালাম', amount: 10_000, settled: 0, left: 10_000, state: 1, purpose: 1 },
  ]);
  await app.record(journal, settled);
  const { data, totals } = await read('staff_advances');
  t.like(data, [{ settled: 10_000, left: 0, state: 2, AccountName: 'নগদ বাক্স' }]);
  t.like(totals, { amount: 10_000, left: 0 });
  t.is((await read('staff_advances?state=1')).total, 0);
  t.like((await read(`staff_advances?asOf=${DAY}&state=1`)).data, [{ left: 10_000 }]);
  await sumsExplained(t, app, staffAdvancesList, ['', `asOf=${DAY}`, 'state=2', `to=${DAY}`]);
  const text = JSON.stringify(await read('staff_advances/1/paper'));
  for (const said of ['বাজার অগ্রিম', 'আব্দুস সালাম', 'মাছ ও সবজি', 'দশ হাজার টাকা মাত্র', 'গ্রহীতার স্বাক্ষর'])
    t.true(text.includes(said), said);
  t.is((await app.get('/api/accounts/staff_advances/1.pdf')).status, 200, 'what settled it is drawn as well');
});

test('W22: what came into a wallet since it was settled last, with its transaction; and the settlement', async (t) => {
  const { app, read } = await office(t);
  await app.record(journal, paid(1, DAY, 7000, 'TX1'), walletSettled, paid(2, LATER, 300, 'TX2'));
  const { data } = await read(`wallet_standing?wallet=${WALLET}`);
  t.like(data, { balance: 300, funds: [{ FundID: 1, amount: 300 }] });
  t.is(data.unsettled.length, 1);
  t.like(data.unsettled[0], { transactionNo: 'TX2', amount: 300, receiptId: 2, on: LATER });
  t.like((await read('wallet_settlements')).data, [
    { wallet: 'বিকাশ', bank: 'ব্যাংক হিসাব', amount: 7000, charge: 150, received: 6850 },
  ]);
  t.is((await read('wallet_settlements?asOf=2026-04-17')).total, 0);
  await sumsExplained(t, app, walletSettlementsList, ['', 'asOf=2026-04-17', `from=${DAY}`]);
  const text = JSON.stringify(await read('wallet_settlements/1/paper'));
  for (const said of ['মোবাইল থেকে ব্যাংকে', '৬,৮৫০.০০', 'মোবাইল ব্যাংকিং চার্জ', 'সাত হাজার টাকা মাত্র'])
    t.true(text.includes(said), said);
});

test('journal vouchers that were posted: both sides, who asked and why; their paper', async (t) => {
  const { app, read } = await office(t);
  const asked = {
    requestId: 3,
    kind: 'journal-voucher',
    on: DAY,
    userId: null,
    admissionId: null,
    itemId: null,
  };
  await app.record(
    journal,
    ApprovalRequested({ ...asked, amount: taka(500), places: {}, why: null, noteId: 2, command: {} }),
    posted,
    ApprovalGiven({ requestId: 3, kind: 'journal-voucher', on: DAY }),
  );
  t.like((await read('posted_journal_vouchers')).data, [
    { voucherNo: 1, debits: ['বাজার'], credits: ['জ্বালানি'], amount: 500, reason: 'ভুল খাত' },
  ]);
  t.is((await read('posted_journal_vouchers?fundId=2')).total, 0);
  await sumsExplained(t, app, postedJournalsList, ['', 'fundId=1', 'fundId=2']);
  const { data } = await read('posted_journal_vouchers/3/paper');
  t.is(data.title, 'জাবেদা ভাউচার');
  t.true(JSON.stringify(data).includes('পাঁচশত টাকা মাত্র'));
  t.is((await app.get('/api/accounts/posted_journal_vouchers/3.pdf')).status, 200);
  t.is((await app.get('/api/accounts/posted_journal_vouchers/4/paper')).status, 404);

  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 3, texts: { reason: 'দুইবার লেখা' } }));
  const { lines, postings } = posted.data;
  await app.record(
    journal,
    JournalVoucherReversed({
      ...{ journalVoucherId: 3, voucherNo: 1, on: LATER, fundId: 1, noteId: 3 },
      lines: lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit })),
      postings: mirrored(postings),
    }),
  );
  t.like((await read('posted_journal_vouchers')).data, [{ reversed: true, reversedOn: LATER }]);
  t.like((await read(`posted_journal_vouchers?asOf=${DAY}`)).data, [{ reversed: false }]);
  t.like((await read('posted_journal_vouchers/3/paper')).data.void, {
    word: 'বাতিল',
    sentence: 'বাতিল: ১৯ এপ্রিল ২০২৬ – কারণ: দুইবার লেখা',
  });
  const records = await read('records?kind=5');
  t.like(records.data, [
    { kind: 5, number: 1, reversed: true, reversedOn: LATER, reason: 'দুইবার লেখা', amount: 500 },
  ]);
});

test('the paper of a contra and of a loan between funds', async (t) => {
  const { app, read } = await office(t);
  const money = (account: number, amount: number) => [
    dr(`sl:${BANK}`, 1, amount),
    cr(`sl:${account}`, 1, amount),
  ];
  await app.record(
    journal,
    ContraPosted({
      ...{ contraId: 1, contraNo: 1, series: 'contra:2026', on: DAY, fromAccount: CASH, toAccount: BANK },
      ...{ lines: [{ fundId: 1, amount: taka(500) }], remark: '', noteId: 2, postings: money(CASH, 50_000) },
    }),
    FundsTransferred({
      ...{
        transferId: 1,
        transferNo: 1,
        series: 'transfer:2026',
        on: DAY,
        kind: 'loan',
        fromFund: 1,
        toFund: 2,
      },
      ...{ moneyAccount: BANK, toAccount: BANK, amount: taka(200), remark: 'কর্জ', noteId: null },
      postings: [
        dr('sys:due-from', 1, 20_000),
        cr(`sl:${BANK}`, 1, 20_000),
        dr(`sl:${BANK}`, 2, 20_000),
        cr('sys:due-to', 2, 20_000),
      ],
    }),
  );
  await sumsExplained(t, app, transfersList, ['', `to=${DAY}`, 'asOf=2026-04-01']);
  const contra = await read('contras/1/paper');
  t.is(contra.data.title, 'কন্ট্রা ভাউচার');
  t.true(JSON.stringify(contra).includes('ভুল খাত'));
  const loan = await read('fund_transfers/1/paper');
  t.is(loan.data.title, 'তহবিল স্থানান্তর (কর্জ)');
  t.true(JSON.stringify(loan).includes('আন্তঃতহবিল'));
  t.true(JSON.stringify(loan).includes('দুইশত টাকা মাত্র'), 'in words what was transferred, not both sides of it');
  t.is((await app.get('/api/accounts/contras/2/paper')).status, 404);
});

test('W7: a refund has a debit voucher that says whom it was given, who asked, who approved, and is signed for', async (t) => {
  const { app, read } = await office(t);
  const fact = {
    requestId: 9,
    kind: 'refund',
    on: DAY,
    userId: 501,
    admissionId: 1,
    itemId: 1,
    amount: taka(300),
  };
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 5, texts: { payee: 'আব্দুল করিম', reason: 'দুইবার নেওয়া হয়েছে' } }),
  );
  await app.record(
    journal,
    ApprovalRequested({ ...fact, places: {}, why: null, noteId: 5, command: {} }),
    ApprovalGiven({ requestId: 9, kind: 'refund', on: LATER }),
    FeeRefunded({
      ...{
        refundId: 4,
        voucherNo: 46,
        series: 'debit:1:2026',
        on: LATER,
        userId: 501,
        kind: 'fee',
        itemId: 1,
      },
      ...{ fundId: 1, moneyAccount: CASH, amount: taka(300), payee: '', reason: '', noteId: 5 },
      postings: [dr('sys:receivable', 1, 30_000, { party: 501 }), cr(`sl:${CASH}`, 1, 30_000)],
    }),
  );
  const { data } = await read('refunds/9/paper');
  t.like(data, { title: 'ফি ফেরত (ডেবিট ভাউচার)', number: '৪৬' });
  const told = JSON.stringify(data.blocks);
  for (const word of ['আব্দুল করিম', 'আব্দুস সালাম', 'নগদ বাক্স', 'দুইবার নেওয়া হয়েছে', 'তিনশত টাকা'])
    t.true(told.includes(word), word);
  t.like(data.blocks.at(-1), { kind: 'signatures', slots: { length: 4 } });
  t.is((await app.get('/api/accounts/refunds/9.pdf')).status, 200);
  t.is((await app.get('/api/accounts/refunds/4.pdf')).status, 404);
});
