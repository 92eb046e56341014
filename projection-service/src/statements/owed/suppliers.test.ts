import { paisaOf, streams } from '@madrasah/events';
import { cr, dr, GeneralLedgerAdded, SubLedgerAdded } from '@madrasah/events/ledger';
import { JournalVoucherPosted } from '@madrasah/events/vouchers';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { explainedOf } from '../test-support.ts';

const [SHOP, LENDER, EXPENSE] = [78, 79, 77];
const ledger = (ledgerId: number, its: number, name: string) =>
  GeneralLedgerAdded({ ledgerId, fundId: 1, class: its, name });
const head = (subLedgerId: number, ledgerId: number, its: number, name: string) =>
  SubLedgerAdded({ subLedgerId, ledgerId, fundId: 1, class: its, name, allowedFunds: null });
const bill = (id: number, on: string, credited: number, amount: number) =>
  JournalVoucherPosted({
    ...{ journalVoucherId: id, voucherNo: id, series: 'journal:1', on, fundId: 1, noteId: null, lines: [] },
    postings: [dr(`sl:${EXPENSE}`, 1, amount), cr(`sl:${credited}`, 1, amount)],
  });

test('a bill that is not paid yet is no loan: its supplier stands on a list of his own, by its age', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'আমাদের');
  await app.record(
    streams.chart(SCHOOL),
    ...[ledger(71, 4, 'দেনা'), ledger(72, 2, 'খরচ')],
    ...[head(SHOP, 71, 4, 'করিম স্টোর'), head(LENDER, 71, 4, 'হাজী সাহেবের কর্জ')],
    head(EXPENSE, 72, 2, 'বাজার'),
  );
  await app.record(
    streams.journal(SCHOOL),
    bill(1, '2026-03-25', SHOP, 900_50),
    bill(2, '2026-04-20', LENDER, 100_00),
  );
  const ask = async (path: string) => (await app.get(`/api/accounts/${path}`)).body;
  const { data } = await ask('suppliers?to=2026-04-30');
  t.is(data.length, 1);
  t.like(data[0], { name: 'করিম স্টোর', upTo30: 0, upTo60: 900.5, upTo90: 0, over90: 0, due: 900.5 });
  const loans = (await ask('loans?from=2026-01-01&to=2026-04-30')).data as { SLID: number }[];
  t.deepEqual(
    loans.map(({ SLID }) => SLID),
    [LENDER],
    'its name says that it is a loan',
  );
  const figures = explainedOf(await ask('suppliers/paper?to=2026-04-30'));
  t.true(figures.length > 0);
  for (const { question, amount } of figures)
    t.is(Number(paisaOf((await ask(`explain?${question}`)).data.value)), amount, question);
});
