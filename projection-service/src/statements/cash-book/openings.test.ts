import { paisaOf, streams } from '@madrasah/events';
import { cr, dr, OpeningBalancesPosted, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../../app-test-support.ts';
import { explainedOf } from '../test-support.ts';

// The general fund is brought over from paper in March; what the loan box held is brought over in the middle of April.
const [INCOME, CASH] = [1, 2];
const opened = (openingId: number, on: string, amount: number) =>
  OpeningBalancesPosted({
    ...{ openingId, on, oldDues: [] },
    postings: [dr(`sl:${CASH}`, 1, amount), cr('sys:fund-balance', 1, amount)],
  });
const received = (voucherNo: number, on: string, amount: number) =>
  VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId: voucherNo, voucherNo, series: 'v', on, fundId: 1, direction: 1 },
    ...{ moneyAccount: CASH, lines: [], payee: '', bookNo: '', remark: '' },
    postings: [dr(`sl:${CASH}`, 1, amount), cr(`sl:${INCOME}`, 1, amount)],
  });

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  await app.record(
    streams.journal(SCHOOL),
    ...[opened(1, '2026-03-31', 12_500_00), received(1, '2026-04-12', 100_00)],
    ...[opened(2, '2026-04-14', 3000_00), received(2, '2026-04-15', 40_00)],
  );
});
test.after.always(() => app.end());

const RANGE = 'from=2026-04-01&to=2026-04-30';
const get = async (path: string) => (await app.get(`/api/accounts/${path}`)).body;
const cashOf = ({
  on,
  opening,
  closing,
}: {
  on: string;
  opening: { cash: number };
  closing: { cash: number };
}) => [...[on, opening.cash, closing.cash]];

test('what is brought over among the days is in no evening before it, and in every one after', async (t) => {
  const { data } = await get(`cash_book?${RANGE}`);
  t.deepEqual(data.days.map(cashOf), [
    ['2026-04-12', 12_500, 12_600],
    ['2026-04-15', 15_600, 15_640],
  ]);
  t.is(data.closing.cash, 15_640);
  for (const [on, , closing] of data.days.map(cashOf)) {
    const ledger = await get(`sub_ledger?slId=${CASH}&from=2026-03-01&to=${on}`);
    t.is(closing, ledger.data.closing, on);
  }
  const before = await get('cash_book?from=2026-04-01&to=2026-04-13');
  t.is(before.data.closing.cash, 12_600);
  const after = await get('cash_book?from=2026-04-14&to=2026-04-30');
  t.deepEqual(after.data.days.map(cashOf), [['2026-04-15', 15_600, 15_640]]);
});

test('every figure of such a book is the sum of what explains it', async (t) => {
  const figures = explainedOf(await get(`cash_book/paper?${RANGE}`));
  t.true(figures.length > 4);
  for (const { question, amount } of figures) {
    const { data } = await get(`explain?${question}&limit=5000`);
    t.is(Number(paisaOf(data.value)), amount, question);
  }
});
