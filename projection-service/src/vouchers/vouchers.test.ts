import { paisa, type SignaturesBlock, streams } from '@madrasah/events';
import { ContraPosted, cr, dr, FundsTransferred } from '@madrasah/events/ledger';
import { NoteErased, NoteWritten } from '@madrasah/events/notes';
import { DEFAULT_PRINT_SETTINGS, PrintSettingsChanged } from '@madrasah/events/papers';
import { ChequeCleared, chequesList, VoucherReversed, vouchersList } from '@madrasah/events/vouchers';
import test from 'ava';
import { SCHOOL } from '../app-test-support.ts';
import { sumsExplained } from '../statements/explain/test-support.ts';
import { journal, office, posted, postings } from './test-support.ts';

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
  t.like(await paper(1), { title: 'ক্রেডিট (জমা) ভাউচার', number: 'সা-জমা-১/২৫', void: undefined });
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
