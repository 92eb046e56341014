import { streams } from '@madrasah/events';
import { ageingList, defaultersList, duesList, monthlyDuesList } from '@madrasah/events/dues';
import { CollectionReversed, receiptsList } from '@madrasah/events/fees';
import { cr, dr, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { SCHOOL, type TestApp } from '../../app-test-support.ts';
import { CASH, FUND, school } from '../../dues/test-support.ts';
import { explained as explainedBy, sumsExplained } from './test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await school();
});
test.after.always(() => app.end());

const explained = (question: string) => explainedBy(app, question);

const AS_OF = 'asOf=2026-04-20';
const ASKED = [AS_OF, `${AS_OF}&ClassID=1`, `${AS_OF}&ClassID=2`, `${AS_OF}&search=আলী`, 'asOf=2026-03-19'];
const MORE: Readonly<Record<string, readonly string[]>> = {
  [duesList.name]: [`${AS_OF}&status=both`],
  [monthlyDuesList.name]: [`${AS_OF}&MonthID=3`, `${AS_OF}&status=both`],
  [defaultersList.name]: [`${AS_OF}&months=2`, `${AS_OF}&above=800`, `${AS_OF}&days=36`],
  [receiptsList.name]: ['from=2026-03-01&to=2026-03-31', `account=${CASH}`, 'account=9', 'search=উমর'],
};

for (const list of [duesList, ageingList, monthlyDuesList, defaultersList, receiptsList])
  test.serial(`every sum of ${list.question.path} is the sum of what explains it`, async (t) => {
    await sumsExplained(t, app, list, [...ASKED, ...(MORE[list.name] ?? [])]);
  });

test.serial('a month of the chart of fees is the sum of what explains it', async (t) => {
  const { data } = (await app.get(`/api/accounts/collection_by_month?${AS_OF}`)).body;
  t.is(data.length, 12);
  for (const field of ['fellDue', 'collected'] as const) {
    for (const row of data)
      t.is(await explained(`figure=collection_by_month.${field}&${AS_OF}&month=${row.month}`), row[field]);
    t.true(
      data.some((row: Record<string, number>) => Number(row[field]) > 0),
      field,
    );
  }
  t.is(await explained('figure=collection_by_month.collected&month=2026-13'), 0);
});

test.serial(
  'what came in, went out and moved on a day is the sum of what explains it, by place and together',
  async (t) => {
    await recordSchool(app, SCHOOL, 'আমাদের');
    await app.record(
      streams.journal(SCHOOL),
      VoucherPosted({
        ...UNSAID_BEFORE,
        ...{ voucherId: 1, voucherNo: 1, series: 'out', on: '2026-03-20', fundId: FUND, direction: 2 },
        ...{ moneyAccount: CASH, lines: [], payee: '', bookNo: '', remark: '' },
        postings: [dr('sl:1', FUND, 250_00), cr(`sl:${CASH}`, FUND, 250_00)],
      }),
      CollectionReversed({
        ...{ receiptId: 1, receiptNo: 1, on: '2026-03-20', kind: 'correction', reason: 'ভুল ছাত্র' },
        ...{ userId: 1, admissionId: 1, unapplied: [] },
        postings: [
          cr(`sl:${CASH}`, FUND, 1100_00),
          dr('sys:receivable', FUND, 300_00, { party: 1, itemId: 1 }),
          dr('sys:receivable', FUND, 800_00, { party: 1, itemId: 3 }),
        ],
      }),
    );
    await app.settled();
    const { totals, accounts, receipts } = (await app.get('/api/accounts/todays_balance?date=2026-03-20'))
      .body.data;
    const days = 'from=2026-03-20&to=2026-03-20';
    t.like(totals, { received: 1100, paid: 250 });
    t.is(await explained(`figure=todays_balance.collected&${days}`), receipts.collected);
    for (const field of ['received', 'paid', 'moved', 'opening', 'balance'] as const) {
      t.is(await explained(`figure=todays_balance.${field}&${days}`), totals[field], field);
      for (const { SLID, FundID, ...place } of accounts)
        t.is(
          await explained(`figure=todays_balance.${field}&${days}&account=sl:${SLID}&fundId=${FundID}`),
          place[field],
          `${field} ${SLID}`,
        );
    }
  },
);
