import { paisa, streams } from '@madrasah/events';
import { DrawerHandedOver } from '@madrasah/events/closing';
import { FeeWaived, FeeWrittenOff } from '@madrasah/events/concessions';
import { FeeRefunded } from '@madrasah/events/fees';
import { cr, dr, SubLedgerAdded, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import test from 'ava';
import { CLERK, SCHOOL } from '../../app-test-support.ts';
import { Clerk, feeSchool } from './test-support.ts';

const TUITION = 2;
const lessened = (kind: 'waiver' | 'write-off', itemId: number, taka: number, on: string) => {
  const about = { party: 1, itemId };
  const facts = { on, userId: 1, admissionId: 12, itemId, fundId: 1, amount: paisa(taka * 100), noteId: 1 };
  const account = `sys:${kind}` as const;
  const postings = [dr(account, 1, taka * 100, about), cr('sys:receivable', 1, taka * 100, about)];
  return kind === 'waiver'
    ? FeeWaived({ waiverId: itemId, ...facts, postings })
    : FeeWrittenOff({ writeOffId: itemId, ...facts, postings });
};

async function csv(app: Awaited<ReturnType<typeof feeSchool>>, id: number, query: string) {
  const { body, status } = await app.get(`/api/reports/fee_report.csv?report_id=${id}&${query}`, {
    language: 'en',
  });
  if (status !== 200) throw new Error(String(body));
  const [head = [], ...rows] = String(body)
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const titles = head.map((title) => title.replace(/^.* – /, ''));
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at]])));
}

test('what was written off is no concession: not free in the twelve months, apart in sheet, heads and statement', async (t) => {
  const clerk = new Clerk();
  const app = await feeSchool(
    clerk.charge(12, 'tuition', 800, '2026-04-01', 1), // item 1
    clerk.charge(12, 'tuition', 800, '2026-04-02', 2), // 2
    clerk.charge(12, 'tuition', 800, '2026-04-03', 3), // 3
    clerk.concede(12, 1, 'tuition', 300, '2026-04-10'),
    lessened('waiver', 1, 500, '2026-04-11'),
    lessened('write-off', 2, 800, '2026-04-12'),
    clerk.collect(12, [[3, 'tuition', 500]], '2026-04-13'),
    lessened('waiver', 3, 100, '2026-04-14'),
    lessened('write-off', 3, 200, '2026-04-15'),
  );
  t.teardown(() => app.end());
  const [months] = (await csv(app, 9, 'SessionID=2')).filter(({ Name }) => Name === 'আব্দুল্লাহ');
  t.deepEqual(Object.values(months ?? {}).slice(3, 7), ['Free', 'Write-off', '500', '–']);
  const figures = ['Concession', 'Waiver', 'Write-off', 'Payable', 'Collected', 'Remaining'];
  const [sheet] = (await csv(app, 11, 'SessionID=2&month=3')).filter(({ Name }) => Name === 'আব্দুল্লাহ');
  t.deepEqual(
    figures.map((column) => sheet?.[column]),
    ['0', '100', '200', '500', '500', '0'],
  );
  const [head] = await csv(app, 14, '');
  t.deepEqual(
    ['Charged', 'Concession', 'Waiver', 'Write-off', 'Collected', 'Due'].map((column) => head?.[column]),
    ['2400', '300', '600', '1000', '500', '0'],
  );
  const lines = await csv(app, 12, 'AdmissionID=12');
  t.deepEqual(
    lines.map((line) => [line['Concession'], line['Write-off'], line['Collected'], line['Balance']]).slice(3),
    [
      ['300', '0', '0', '2100'],
      ['500', '0', '0', '1600'],
      ['0', '800', '0', '800'],
      ['0', '0', '500', '300'],
      ['100', '0', '0', '200'],
      ['0', '200', '0', '0'],
    ],
  );
  t.deepEqual(await csv(app, 16, 'SessionID=2'), []);
});

test('5: a drawer is with whoever took it over, with all that was put in and taken out; one that nobody keeps stands by itself', async (t) => {
  const clerk = new Clerk();
  const app = await feeSchool(
    clerk.charge(12, 'tuition', 800, '2026-04-01', 1),
    clerk.collect(12, [[1, 'tuition', 800]], '2026-04-02'),
  );
  t.teardown(() => app.end());
  const voucher = (voucherId: number, account: number, taka: number, on: string) =>
    VoucherPosted({
      ...UNSAID_BEFORE,
      ...{ voucherId, voucherNo: voucherId, series: 'v', on, fundId: 1, direction: 1, moneyAccount: account },
      ...{ lines: [], payee: '', bookNo: '', remark: '' },
      postings: [dr(`sl:${account}`, 1, taka * 100), cr(`sl:${TUITION}`, 1, taka * 100)],
    });
  const box = { subLedgerId: 95, ledgerId: 3, fundId: 1, class: 3, name: 'দ্বিতীয় ক্যাশ', allowedFunds: null };
  await app.record(streams.chart(SCHOOL), SubLedgerAdded(box));
  await app.record(
    streams.journal(SCHOOL),
    voucher(1, 90, 24_000, '2026-04-03'),
    voucher(2, 95, 70, '2026-04-03'),
    DrawerHandedOver({
      ...{ handOverId: 1, to: CLERK, moneyAccount: 90, on: '2026-04-10' },
      ...{ book: [], notes: [], counted: 0, difference: 0 },
    }),
  );
  const hands = async (to: string) =>
    (await csv(app, 5, `from=2026-04-01&to=${to}`)).map((row) => [row['Total'], row['Cash in hand']]);
  t.deepEqual(await hands('2026-04-09'), [
    ['800', '24800'],
    ['0', '70'],
  ]);
  t.deepEqual(await hands('2026-04-10'), [
    ['800', '0'],
    ['0', '24800'],
    ['0', '70'],
  ]);
});

test('12: an advance that is handed back, and a receipt that is taken back, are collected no more, not charged', async (t) => {
  const clerk = new Clerk();
  const handedBack = FeeRefunded({
    ...{
      refundId: 1,
      voucherNo: 1,
      series: 'voucher:1:2:2026',
      on: '2026-04-12',
      userId: 1,
      kind: 'advance',
    },
    ...{
      itemId: null,
      fundId: 1,
      moneyAccount: 1,
      amount: paisa(20_000),
      payee: '',
      reason: '',
      noteId: null,
    },
    postings: [dr('sys:open-advance', 1, 20_000, { party: 1 }), cr('sl:1', 1, 20_000)],
  });
  const app = await feeSchool(
    clerk.charge(12, 'tuition', 800, '2026-04-01'), // item 1
    clerk.collect(12, [[1, 'tuition', 500, 100]], '2026-04-11', { advance: 200 }),
    handedBack,
    clerk.collect(12, [[1, 'tuition', 200]], '2026-04-13'),
    clerk.reverse(2, '2026-04-14'),
  );
  t.teardown(() => app.end());
  const lines = await csv(app, 12, 'AdmissionID=12');
  t.deepEqual(
    lines.map((line) => ['Charged', 'Concession', 'Collected', 'Balance'].map((column) => line[column])),
    [
      ['800', '0', '0', '800'],
      ['0', '100', '700', '0'],
      ['0', '0', '-200', '200'],
      ['0', '0', '200', '0'],
      ['0', '0', '-200', '200'],
    ],
  );
});
