import { paisa, streams } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import {
  cr,
  dr,
  FundAdded,
  GeneralLedgerAdded,
  mirrored,
  SubLedgerAdded,
  VoucherPosted,
} from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import {
  TamlikGiven,
  TamlikReversed,
  tamlikRegister,
  ZakatEligibilitySet,
  zakatEligibleList,
} from '@madrasah/events/tamlik';
import test, { type ExecutionContext } from 'ava';
import { SCHOOL } from '../app-test-support.ts';
import { Clerk, feeSchool } from '../fees/reports/test-support.ts';
import { sumsExplained } from '../statements/explain/test-support.ts';

const CASH = 90;
const ZAKAT = 95;
const [DAY, LATER] = ['2026-04-19', '2026-04-20'];
const taka = (amount: number) => paisa(amount * 100);

const zakat = (amount: number, on: string) =>
  VoucherPosted({
    ...{ voucherId: 1, voucherNo: 1, series: 'voucher:3:1:2026', on, fundId: 3, direction: 1 },
    ...{ moneyAccount: CASH, payee: '', bookNo: '', remark: '', noteId: null, chequeNo: '', chequeOn: null },
    ...{ transactionNo: '', attachments: [] },
    lines: [{ subLedgerId: ZAKAT, particulars: '', amount: taka(amount) }],
    postings: [dr(`sl:${CASH}`, 3, amount * 100), cr(`sl:${ZAKAT}`, 3, amount * 100)],
  });

const entitled = (userId: number, noteId: number | null, eligible = true) =>
  ZakatEligibilitySet({ userId, on: '2026-04-01', eligible, since: '2026-04-01', noteId });

/** 3,000 of food, item 1, of the student in admission 12. */
const given = TamlikGiven({
  ...{
    tamlikId: 5,
    voucherNo: 1,
    series: 'voucher:3:2:2026',
    on: DAY,
    fundId: 3,
    moneyAccount: CASH,
    noteId: 2,
  },
  lines: [
    {
      ...{ userId: 1, admissionId: 12, itemId: 1, name: 'খোরাকি', monthId: 1 },
      ...{ amount: taka(3000), receiptId: 7, receiptNo: 4 },
    },
  ],
  postings: [dr('sys:zakat-given', 3, 300_000, { party: 1 }), cr(`sl:${CASH}`, 3, 300_000)],
});
const receipt = FeesCollected({
  ...{ receiptId: 7, receiptNo: 4, series: 'receipt:session:2', on: DAY, userId: 1, admissionId: 12 },
  ...{ moneyAccount: CASH, transactionNo: '', remark: '', rows: [], advance: null, tamlikId: 5 },
  postings: [dr(`sl:${CASH}`, 2, 300_000), cr('sys:receivable', 2, 300_000, { party: 1, itemId: 1 })],
});

/** W18: 30,000 of zakat in the box; student 1 is entitled and owes 3,000, student 2 is entitled and owes 500. */
async function school(t: ExecutionContext) {
  const clerk = new Clerk();
  const app = await feeSchool(
    clerk.charge(12, 'food', 3000, '2026-04-10', 1),
    clerk.charge(21, 'food', 500, '2026-04-10', 1),
    clerk.charge(31, 'food', 900, '2026-04-10', 1),
  );
  t.teardown(() => app.end());
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: 3, name: 'গোরাবা তহবিল', kind: 4 }),
    GeneralLedgerAdded({ ledgerId: 9, fundId: 3, class: 1, name: 'গোরাবা প্রাপ্তি' }),
    SubLedgerAdded({ subLedgerId: ZAKAT, ledgerId: 9, fundId: 3, class: 1, name: 'যাকাত', allowedFunds: null }),
  );
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 1, texts: { verifier: 'মাওলানা করীম', remark: 'পিতা নেই' } }),
    NoteWritten({ noteId: 2, texts: { witness: 'হাফেয ইউসুফ', reason: 'খোরাকি বাকি' } }),
    NoteWritten({ noteId: 3, texts: { reason: 'ভুল ছাত্র' } }),
  );
  const journal = streams.journal(SCHOOL);
  await app.record(journal, zakat(30_000, '2026-04-12'), entitled(1, 1), entitled(2, null));
  const read = async (path: string) => (await app.get(`/api/accounts/${path}`)).body;
  return { app, journal, read };
}

test('W18: what zakat may spend, who waits and what he owes; afterwards the register, and both sides gross', async (t) => {
  const { app, journal, read } = await school(t);
  t.deepEqual((await read('zakat_spendable')).data, {
    funds: [
      {
        ...{ FundID: 3, FundName: 'গোরাবা তহবিল', spendable: 30_000 },
        accounts: [{ SLID: CASH, SlName: 'নগদ টাকা', amount: 30_000 }],
      },
    ],
    ...{ spendable: 30_000, eligible: 2, waiting: 2, due: 3500 },
  });
  const [first] = (await read('zakat_eligible?status=waiting')).data;
  t.like(first, { UserID: 1, AdmissionID: 12, due: 3000, verifiedBy: 'মাওলানা করীম', note: 'পিতা নেই' });
  t.like((await read('zakat_dues?UserID=1')).data, [{ itemId: 1, SlName: 'খোরাকি', FundID: 2, due: 3000 }]);
  t.is((await app.get('/api/accounts/zakat_dues?UserID=3')).status, 404, 'he is not entitled');

  await app.record(journal, given, receipt);
  t.like((await read('zakat_spendable')).data, { spendable: 27_000, eligible: 2, waiting: 1, due: 500 });
  t.is((await read('zakat_eligible?status=waiting')).total, 1);
  const register = await read('tamlik_register');
  t.is(register.totals.amount, 3000);
  t.like(register.data[0], {
    ...{ voucherNo: 1, receiptNo: 4, amount: 3000, witness: 'হাফেয ইউসুফ', reason: 'খোরাকি বাকি', UserID: 1 },
    ...{ tamlikId: 5, receiptId: 7, FundName: 'গোরাবা তহবিল', reversed: false, reversedOn: null },
  });
  t.true(register.data[0].head.startsWith('খোরাকি – '));
  await sumsExplained(t, app, tamlikRegister, ['', 'fundId=3', `from=${DAY}`, 'asOf=2026-04-01']);
  await sumsExplained(t, app, zakatEligibleList, ['', 'status=waiting']);
  const statement = await read(`receipts_payments?from=2026-04-13&to=${LATER}`);
  const fund = (id: number) => statement.data.funds.find(({ FundID }: { FundID: number }) => FundID === id);
  t.deepEqual([fund(3).transfersIn, fund(3).transfersOut, fund(2).transfersIn], [0, 0, 0]);
  t.like(fund(3).payments, [{ name: 'তামলীক (যাকাত প্রদান)', amount: 3000 }]);
  t.like(fund(2).receipts, [{ name: 'খোরাকি', amount: 3000 }]);
});

test('report 20: what zakat paid of fees stands by itself, and closes with what is there', async (t) => {
  const { app, journal } = await school(t);
  await app.record(journal, given, receipt);
  const report = async () => {
    const { body } = await app.get(`/api/reports/fee_report.csv?report_id=20&from=2026-04-13&to=${LATER}`);
    return String(body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(0, 8).join('|'))
      .sort();
  };
  t.deepEqual(await report(), ['গোরাবা তহবিল|30000|0|0|0|0|3000|27000', 'বোর্ডিং তহবিল|0|0|3000|0|0|0|3000']);
  const { tamlikId, voucherNo, postings } = given.data;
  const back = { tamlikId, voucherNo, on: LATER, users: [1], noteId: 3, postings: mirrored(postings) };
  await app.record(journal, TamlikReversed(back));
  t.is((await report())[0], 'গোরাবা তহবিল|30000|0|0|0|0|0|30000');
});

test('a tamlik that is taken back is struck, and was not yet on the day before', async (t) => {
  const { app, journal, read } = await school(t);
  await app.record(journal, given, receipt);
  const { tamlikId, voucherNo, postings } = given.data;
  const back = { tamlikId, voucherNo, on: LATER, users: [1], noteId: 3, postings: mirrored(postings) };
  await app.record(journal, TamlikReversed(back));
  const struck = await read('tamlik_register');
  t.like(struck.data[0], { reversed: true, reversedOn: LATER });
  t.is(struck.totals.amount, 0);
  t.like((await read(`tamlik_register?asOf=${DAY}`)).data[0], { reversed: false, reversedOn: null });
  t.is((await read('tamlik_register?asOf=2026-04-18')).total, 0);
  t.is((await read('tamlik_register?fundId=1')).total, 0);
  const { data: paper } = await read('tamlik/5/paper');
  t.like(paper.void, { word: 'বাতিল' });
  t.true(paper.void.sentence.includes('ভুল ছাত্র'));
});

test('the form names both numbers, the witness and the student, a sheet each; it is a PDF too', async (t) => {
  const { app, journal, read } = await school(t);
  await app.record(journal, given, receipt);
  const { data: paper } = await read('tamlik/5/paper');
  const text = JSON.stringify(paper);
  for (const said of ['তামলীক ফরম', 'হাফেয ইউসুফ', 'তিন হাজার টাকা মাত্র', 'রসিদ নং', '৪'])
    t.true(text.includes(said), said);
  const own = JSON.stringify(await read('receipts/7/paper'));
  t.true(own.includes('নগদ টাকা (তামলীক)'), 'his receipt says so too');
  const pdf = await app.get('/api/accounts/tamlik/5.pdf');
  t.is(pdf.status, 200);
  t.is((await app.get('/api/accounts/tamlik/6/paper')).status, 404);
});
