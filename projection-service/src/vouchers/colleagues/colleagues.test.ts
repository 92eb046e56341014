import { streams } from '@madrasah/events';
import { CashDifferenceResolved, DayClosed } from '@madrasah/events/closing';
import { cr, dr } from '@madrasah/events/ledger';
import { CashierDebtSettled, StaffAdvanceGiven } from '@madrasah/events/vouchers';
import test from 'ava';
import { SCHOOL, testApp } from '../../app-test-support.ts';

const [G, BOX] = [1, 1];
const journal = streams.journal(SCHOOL);
const LIST = '/api/accounts/staff_debts';

const closed = (closeId: number, on: string, difference: number) =>
  DayClosed({ closeId, moneyAccount: BOX, on, book: [], notes: [], counted: 0, difference });
const booked = (resolutionId: number, day: string, on: string, change: number) => {
  const amount = Math.abs(change);
  const [debit, credit] = ['sys:due-from-staff', 'sys:cash-difference'] as const;
  const sides =
    change < 0
      ? [dr(debit, G, amount), cr(credit, G, amount)]
      : [dr(credit, G, amount), cr(debit, G, amount)];
  const about = { resolutionId, closeId: resolutionId, moneyAccount: BOX, day, on, fundId: G, noteId: null };
  return CashDifferenceResolved({ ...about, to: 'cashier', change, postings: sides });
};
const paid = (paymentId: number, resolutionId: number, on: string, change: number) =>
  CashierDebtSettled({
    ...{ paymentId, resolutionId, on, fundId: G, moneyAccount: BOX, change },
    postings: [dr(`sl:${BOX}`, G, change), cr('sys:due-from-staff', G, change)],
  });

/** An advance of 100.00, a shortage of 50.00 with 20.00 paid in, a surplus of 5.00. */
async function school() {
  const app = await testApp();
  await app.record(
    journal,
    StaffAdvanceGiven({
      ...{ advanceId: 1, on: '2026-04-01', userId: 501, purpose: 'shopping', fundId: G, moneyAccount: BOX },
      ...{ amount: 10_000 as never, unsettled: 0 as never },
      postings: [dr('sys:staff-advance', G, 10_000, { party: 501 }), cr(`sl:${BOX}`, G, 10_000)],
    }),
    closed(1, '2026-04-10', -5000),
    booked(1, '2026-04-10', '2026-04-11', -5000),
    closed(2, '2026-04-12', 500),
    booked(2, '2026-04-12', '2026-04-13', 500),
    paid(1, 1, '2026-04-15', 2000),
  );
  const read = async (query = '') => (await app.get(`${LIST}${query}`)).body;
  const inBooks = async (asOf: string) => {
    const { data } = (await app.get(`/api/accounts/trial_balance?asOf=${asOf}`)).body;
    const rows = data.flatMap(
      ({ rows }: { rows: { account: string; debit: number; credit: number }[] }) => rows,
    );
    return rows
      .filter(({ account }: { account: string }) => /staff/.test(account))
      .reduce((sum: number, { debit, credit }: { debit: number; credit: number }) => sum + debit - credit, 0);
  };
  return { ...app, read, inBooks };
}

test('what colleagues owe is one list: advances, shortages, what was over, with days and what was paid', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const { data, totals, persons } = await app.read('?asOf=2026-04-16&sort=on');
  t.like(
    data.map(({ key, days, amount, settled, left }: Record<string, unknown>) => [
      key,
      days,
      amount,
      settled,
      left,
    ]),
    [
      ['advance-1', 15, 100, 0, 100],
      ['drawer-1', 5, 50, 20, 30],
      ['drawer-2', 3, -5, 0, -5],
    ],
  );
  t.is(totals.left, 125);
  t.deepEqual(
    persons.map(({ UserID, left }: { UserID: number | null; left: number }) => [UserID, left]),
    [
      [501, 100],
      [null, 25],
    ],
  );
  t.is(data[1].UserName, 'login1', 'nobody stands behind the login that closed the day');
  t.is((await app.read('?UserID=501')).total, 1);
});

test('its total is what the trial balance has on both accounts, at the end of every day', async (t) => {
  const app = await school();
  t.teardown(app.end);
  for (const day of ['2026-03-31', '2026-04-01', '2026-04-11', '2026-04-13', '2026-04-14', '2026-04-15'])
    for (const state of ['owed', 'all'])
      t.is(
        (await app.read(`?asOf=${day}&state=${state}`)).totals?.left ?? 0,
        await app.inBooks(day),
        `${day}, ${state}`,
      );
});

test('what is paid off stands on the list of all alone, and its paper tells what was paid', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(journal, paid(2, 1, '2026-04-16', 3000));
  const owed = (await app.read()).data as { key: string }[];
  t.deepEqual(owed.map(({ key }) => key).sort(), ['advance-1', 'drawer-2']);
  t.is((await app.read('?state=all')).total, 3);
  const text = JSON.stringify((await app.get('/api/accounts/cashier_debts/1/paper')).body);
  t.regex(text, /ক্যাশের ঘাটতি/);
  t.true(text.includes('3000'), text);
  t.is((await app.get('/api/accounts/cashier_debts/1.pdf')).status, 200);
  t.is((await app.get('/api/accounts/cashier_debts/9.pdf')).status, 404);
  t.is((await app.get(`${LIST}.xlsx`)).status, 200);
});
