import { type EventDraft, paisa, type SignaturesBlock, streams } from '@madrasah/events';
import { ApprovalGiven, ApprovalRequested } from '@madrasah/events/approvals';
import { FeeRefunded } from '@madrasah/events/fees';
import {
  ContraPosted,
  cr,
  dr,
  FundsTransferred,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import { NoteErased, NoteWritten } from '@madrasah/events/notes';
import { DEFAULT_PRINT_SETTINGS, PrintSettingsChanged } from '@madrasah/events/papers';
import {
  ChequeCleared,
  chequesList,
  VoucherReversed,
  VoucherRevised,
  vouchersList,
} from '@madrasah/events/vouchers';
import test, { type ExecutionContext } from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';
import { sumsExplained } from '../statements/explain/test-support.ts';

const journal = streams.journal(SCHOOL);
const line = (amount: number) => ({ subLedgerId: 1, particulars: '', amount });
/** A voucher of one head: into account 2 where the sum is above zero, else out of it. */
const content = (on: string, taka: number, more: object = {}) => {
  const amount = Math.abs(taka) * 100;
  const facts = {
    fundId: 1,
    direction: taka > 0 ? 1 : 2,
    moneyAccount: 2,
    on,
    lines: [line(amount)] as never,
  };
  return { ...UNSAID_BEFORE, ...facts, payee: '', bookNo: '', remark: '', ...more };
};
const postings = (taka: number) =>
  taka > 0
    ? [dr('sl:2', 1, taka * 100), cr('sl:1', 1, taka * 100)]
    : [dr('sl:1', 1, -taka * 100), cr('sl:2', 1, -taka * 100)];
const posted = (
  voucherId: number,
  voucherNo: number,
  on: string,
  taka: number,
  more: object = {},
): EventDraft => {
  const series = `voucher:1:${taka > 0 ? 1 : 2}:2025`;
  return VoucherPosted({
    voucherId,
    voucherNo,
    series,
    ...content(on, taka, more),
    postings: postings(taka),
  });
};
const note = (noteId: number, payee: string, reason = '') =>
  NoteWritten({ noteId, texts: { payee, line1: 'মার্চ মাস', ...(reason ? { reason } : {}) } });

/** An app with vouchers 1 (9,000 in), 2 (1,250 out, edited to 1,520), 3 (reversed) and 4 (a cheque). */
async function office(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(
    streams.notes(SCHOOL),
    note(1, 'রহিম'),
    note(2, 'বিদ্যুৎ অফিস'),
    note(3, 'বিদ্যুৎ অফিস', 'অঙ্ক ভুল'),
  );
  await app.record(
    journal,
    posted(1, 1, '2026-04-14', 9000, { noteId: 1 }),
    posted(2, 1, '2026-04-15', -1250, { noteId: 2 }),
  );
  const now = {
    ...content('2026-04-16', -1520, { noteId: 3 }),
    postings: [...postings(1250), ...postings(-1520)],
  };
  await app.record(journal, VoucherRevised({ voucherId: 2, voucherNo: 1, edition: 1, ...now }));
  await app.record(journal, posted(3, 2, '2026-04-16', -300, { payee: 'আগের দিনের কেউ' }));
  const back = { voucherId: 3, voucherNo: 2, on: '2026-04-17', kind: 'void', noteId: null } as const;
  await app.record(journal, VoucherReversed({ ...back, postings: postings(300) }));
  await app.record(journal, posted(4, 2, '2026-04-18', 500, { chequeNo: '77', chequeOn: '2026-04-18' }));
  const list = async (query = '') => (await app.get(`/api/accounts/vouchers?${query}`)).body;
  return { ...app, list };
}

test('the list tells vouchers as they stand; what was reversed is struck and not added up', async (t) => {
  const { list } = await office(t);
  const { data, totals } = await list();
  t.deepEqual(
    data.map(({ voucherId, payee, standing, reversed }: Record<string, unknown>) => [
      voucherId,
      payee,
      standing,
      reversed,
    ]),
    [
      [4, undefined, 2, false],
      [3, 'আগের দিনের কেউ', 4, true],
      [2, 'বিদ্যুৎ অফিস', 1, false],
      [1, 'রহিম', undefined, false],
    ],
  );
  t.deepEqual(totals, { deposit: 9500, cost: 1520 });
  const ids = async (query: string) =>
    (await list(query)).data.map((row: { voucherId: number }) => row.voucherId);
  t.deepEqual(await ids('caId=1'), [4, 1]);
  t.deepEqual(await ids('search=বিদ্যুৎ'), [2]);
  t.deepEqual(await ids('search=৭৭'), [4]);
  t.deepEqual(await ids('state=4'), [3]);
  t.deepEqual(await ids('from=2026-04-15&to=2026-04-16'), [3, 2]);
  t.deepEqual(await ids('slId=9'), []);
});

test('what vouchers brought and cost is the sum of what explains it: all editions, none that was reversed', async (t) => {
  const app = await office(t);
  await sumsExplained(t, app, vouchersList, [
    ...['', 'caId=1', 'caId=2', 'slId=1', 'search=বিদ্যুৎ', 'account=2', 'fundId=1', 'state=1'],
    ...['from=2026-04-15&to=2026-04-16', 'asOf=2026-04-15', 'asOf=2026-04-16'],
  ]);
});

/** Refund 4 of a paid fee, asked for by request 9, has debit voucher 46; refund 5 gave back what was left with us. */
const refund = (refundId: number, kind: 'fee' | 'advance', on: string, taka: number, noteId: number | null) =>
  FeeRefunded({
    ...{
      refundId,
      voucherNo: 42 + refundId,
      series: 'voucher:1:2:2026',
      on,
      userId: 501,
      kind,
      itemId: null,
    },
    ...{ fundId: 1, moneyAccount: 2, amount: paisa(taka * 100), payee: 'আগের কেউ', reason: '', noteId },
    postings: [
      dr(kind === 'fee' ? 'sys:fee-refund' : 'sys:open-advance', 1, taka * 100, { party: 501 }),
      cr('sl:2', 1, taka * 100),
    ],
  });

test('W7: the debit voucher of a refund stands among the vouchers, found and added up as they are', async (t) => {
  const app = await office(t);
  await app.record(streams.notes(SCHOOL), note(5, 'আব্দুল করিম'));
  const asked = { requestId: 9, kind: 'refund', on: '2026-04-18', userId: 501, admissionId: 1, itemId: 1 };
  await app.record(
    journal,
    ApprovalRequested({ ...asked, amount: paisa(30_000), places: {}, why: null, noteId: 5, command: {} }),
    ApprovalGiven({ requestId: 9, kind: 'refund', on: '2026-04-19' }),
    refund(4, 'fee', '2026-04-19', 300, 5),
    refund(5, 'advance', '2026-04-15', 70, null),
  );
  const rows = async (query = '') =>
    (await app.list(query)).data.map((row: Record<string, unknown>) => row['refundId'] || row['VoucherNo']);
  const { data, totals } = await app.list();
  t.like(data[0], {
    ...{ voucherId: 0, refundId: 4, requestId: 9, VoucherNo: 46, CAID: 2, on: '2026-04-19' },
    ...{ payee: 'আব্দুল করিম', heads: ['ফি ফেরত'], cost: 300, reversed: false },
  });
  t.like(data.at(-2), { refundId: 5, requestId: 0, payee: 'আগের কেউ', heads: ['অগ্রিম'], cost: 70 });
  t.deepEqual(totals, { deposit: 9500, cost: 1890 });
  t.deepEqual(await rows('search=৪৬'), [4]);
  t.deepEqual(await rows('search=করিম'), [4]);
  t.deepEqual(await rows('from=2026-04-19'), [4]);
  t.deepEqual(await rows('asOf=2026-04-18&caId=2'), [2, 1, 5]);
  for (const none of ['caId=1', 'slId=1', 'state=1', 'fundId=9', 'account=9'])
    t.false(
      (await rows(none)).some((row: unknown) => row === 4 || row === 5),
      none,
    );
  await sumsExplained(t, app, vouchersList, [
    '',
    'caId=2',
    'search=৪৬',
    'from=2026-04-19',
    'asOf=2026-04-15',
  ]);
});

test('both clocks tell a voucher as it stood then', async (t) => {
  const { list } = await office(t);
  t.like((await list('asOf=2026-04-15')).totals, { deposit: 9000, cost: 1250 });
  t.like((await list('asOf=2026-04-16')).totals, { deposit: 9000, cost: 1820 });
});

test('cheques are listed with what became of each: waiting, cleared, bounced, cancelled; those alone', async (t) => {
  const app = await office(t);
  const cheque = (id: number, no: number, day: string, taka: number, chequeNo: string) =>
    posted(id, no, day, taka, { chequeNo, chequeOn: '2026-04-25' });
  await app.record(
    journal,
    cheque(5, 3, '2026-04-18', -200, '78'),
    cheque(6, 4, '2026-04-18', 700, '79'),
    cheque(7, 4, '2026-04-18', -50, '80'),
    ChequeCleared({ voucherId: 5, on: '2026-04-19' }),
  );
  const back = (voucherId: number, voucherNo: number, kind: 'bounced' | 'void', taka: number) =>
    VoucherReversed({ voucherId, voucherNo, on: '2026-04-20', kind, noteId: null, postings: postings(taka) });
  await app.record(journal, back(6, 4, 'bounced', -700), back(7, 4, 'void', 50));
  const cheques = async (query = '') => {
    const { data, totals } = (await app.get(`/api/accounts/cheques?sort=chequeNo&${query}`)).body;
    return {
      rows: data.map((row: Record<string, unknown>) => [row['chequeNo'], row['standing'], row['settledOn']]),
      totals,
    };
  };
  t.deepEqual(await cheques(), {
    rows: [
      ['77', 2, undefined],
      ['78', 3, '2026-04-19'],
      ['79', 5, '2026-04-20'],
      ['80', 4, '2026-04-20'],
    ],
    totals: { deposit: 500, cost: 200 },
  });
  t.deepEqual((await cheques('state=5')).rows.length, 1);
  t.deepEqual(
    (await cheques('asOf=2026-04-18')).rows.map(([, state]: unknown[]) => state),
    [2, 2, 2, 2],
  );
  t.deepEqual((await cheques('search=৭৮')).rows, [['78', 3, '2026-04-19']]);
  await sumsExplained(t, app, chequesList, [
    '',
    'caId=1',
    'caId=2',
    'state=3',
    'asOf=2026-04-18',
    'search=৭৯',
  ]);
});

test('a voucher is told with its editions, its reversal and what its note says', async (t) => {
  const { get, record } = await office(t);
  const voucher = async (id: number) => (await get(`/api/accounts/vouchers/${id}`)).body.data;
  const second = await voucher(2);
  t.like(second, {
    VoucherNo: 1,
    CAID: 2,
    edition: 1,
    total: 1520,
    payee: 'বিদ্যুৎ অফিস',
    reason: 'অঙ্ক ভুল',
    standing: 1,
  });
  t.is(second.inWords, 'এক হাজার পাঁচশত বিশ টাকা মাত্র');
  t.deepEqual(
    second.revisions.map(({ total }: { total: number }) => total),
    [1250, 1520],
  );
  t.like(second.lines[0], { SLID: 1, text: 'মার্চ মাস', Amount: 1520 });
  t.like((await voucher(3)).reversed, { on: '2026-04-17', kind: 'void' });
  await record(streams.journal(SCHOOL), ChequeCleared({ voucherId: 4, on: '2026-04-19' }));
  t.like(await voucher(4), { standing: 3, cleared: { on: '2026-04-19' } });
  await record(streams.notes(SCHOOL), NoteErased({ noteId: 1, why: 'asked' }));
  t.like(await voucher(1), { payee: 'মুছে ফেলা হয়েছে', total: 9000 });
  t.is((await get('/api/accounts/vouchers/9')).status, 404);
});

test('the paper says by its title which way the money went, and across it what became of it', async (t) => {
  const { get } = await office(t);
  const paper = async (id: number, language = 'bn') =>
    (await get(`/api/accounts/vouchers/${id}/paper`, { language })).body.data;
  t.like(await paper(1), { title: 'ক্রেডিট (জমা) ভাউচার', number: '১', void: undefined });
  t.like(await paper(2), { title: 'ডেবিট (খরচ) ভাউচার', void: { word: 'সংশোধিত ১' } });
  t.like(await paper(3, 'en'), { title: 'Debit Voucher', void: { word: 'VOID' } });
  const text = JSON.stringify(await paper(2));
  for (const said of ['এক হাজার পাঁচশত বিশ টাকা মাত্র', 'মার্চ মাস', 'বিদ্যুৎ অফিস', 'গ্রহীতার স্বাক্ষর'])
    t.true(text.includes(said), said);
  t.is((await get('/api/accounts/vouchers/1.pdf')).headers.get('content-type'), 'application/pdf');
});

test('a debit voucher above the settled sum has a box for a revenue stamp where its receiver signs', async (t) => {
  const { get, record } = await office(t);
  const stamps = async (id: number, language = 'bn') => {
    const { blocks } = (await get(`/api/accounts/vouchers/${id}/paper`, { language })).body.data;
    const { slots } = blocks.at(-1) as SignaturesBlock;
    return slots.map(({ stamp }) => stamp);
  };
  const none = [undefined, undefined, undefined];
  t.deepEqual(await stamps(2), [...none, undefined], 'nobody settled a sum');
  const settle = (taka: number) =>
    record(
      streams.chart(SCHOOL),
      PrintSettingsChanged({ ...DEFAULT_PRINT_SETTINGS, stampAbove: paisa(taka * 100) }),
    );
  await settle(1519);
  t.deepEqual(await stamps(2), [...none, 'রাজস্ব স্ট্যাম্প']);
  t.deepEqual(await stamps(2, 'en'), [...none, 'Revenue stamp']);
  t.deepEqual(await stamps(1), none, 'money in is signed for by the house');
  t.is((await get('/api/accounts/vouchers/2.pdf')).headers.get('content-type'), 'application/pdf');
  await settle(1520);
  t.deepEqual(await stamps(2), [...none, undefined], 'not of the sum itself');
});

test('a form is told the next number and what the fund may spend from the account on a day', async (t) => {
  const { get } = await office(t);
  const number = async (caId: number, on: string) =>
    (await get(`/api/accounts/receipt_number?fundId=1&caId=${caId}&on=${on}`)).body.data.VoucherNo;
  t.is(await number(2, '2026-04-20'), 3);
  t.is(await number(1, '2026-04-20'), 3);
  t.is(await number(1, '2026-07-01'), 1);
  const spendable = async (on: string) =>
    (await get(`/api/accounts/spendable?fundId=1&account=2&on=${on}`)).body.data;
  t.deepEqual(await spendable('2026-04-20'), { spendable: 7980, balance: 7980 });
  t.deepEqual(await spendable('2026-04-16'), { spendable: 7180, balance: 7980 });
  t.deepEqual(await spendable('2026-04-01'), { spendable: 0, balance: 7980 });
});

test('contras and transfers are listed with where from, where to and why', async (t) => {
  const { get, record } = await office(t);
  await record(streams.notes(SCHOOL), NoteWritten({ noteId: 4, texts: { reason: 'ব্যাংকে জমা' } }));
  const series = { on: '2026-04-18', remark: '' };
  const contra = {
    contraId: 1,
    contraNo: 1,
    fromAccount: 2,
    toAccount: 1,
    lines: [{ fundId: 1, amount: 500_00 as never }],
  };
  const gift = {
    transferId: 1,
    transferNo: 1,
    kind: 'gift',
    fromFund: 1,
    toFund: 2,
    moneyAccount: 2,
    toAccount: 2,
  } as const;
  await record(
    streams.journal(SCHOOL),
    ContraPosted({
      ...contra,
      ...series,
      series: 'contra:2025',
      noteId: 4,
      postings: [dr('sl:1', 1, 500_00), cr('sl:2', 1, 500_00)],
    }),
    FundsTransferred({
      ...{
        ...gift,
        ...series,
        on: '2026-04-19',
        series: 'transfer:2025',
        amount: 200_00 as never,
        noteId: null,
      },
      postings: [
        dr('sys:transfer-out', 1, 200_00),
        cr('sl:2', 1, 200_00),
        dr('sl:2', 2, 200_00),
        cr('sys:transfer-in', 2, 200_00),
      ],
    }),
  );
  const { data, totals } = (await get('/api/accounts/balance_transfers')).body;
  t.is(totals.amount, 700);
  t.like(data[0], { number: 1, kind: 2, amount: 200 });
  t.like(data[1], { number: 1, kind: 1, amount: 500, reason: 'ব্যাংকে জমা' });
  t.true(data[0].taken.includes('যাকাত') && !data[0].given.includes('যাকাত'));
  t.is((await get('/api/accounts/balance_transfers?to=2026-04-18')).body.data.length, 1);
});
