import { approve, balanceOf, voucher } from '../../beginnings/books.ts';
import { owedBy } from '../../beginnings/roll.ts';
import { begin, beginClass, charge } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const SENTENCE =
  'tamlik asked before its drawer is closed and approved after: "tomorrow", it waits; next morning it bears that day';

row('i', SENTENCE, async (t, house) => {
  const begun = await begin(house);
  const { accountant, muhtamim, chart } = begun;
  const { place, student } = await beginClass(begun, { first: '2026-01-12' });
  t.taken(await charge(accountant, place, 11), 201);
  await accountant.done(`${A}/vouchers`, voucher(1, chart.Z, chart.cash, chart.zakat, 3000, '2026-11-29'));
  const eligible = { value: 1, since: '2026-11-01', verifiedBy: 'নাজিম' };
  await accountant.done(`${A}/zakat_eligible/${student.UserID}`, eligible, 'PUT');
  const [owed] = await owedBy(accountant, student);

  await house.clock.set('2026-11-29', '16:00');
  const asked = await accountant.post(`${A}/tamlik`, {
    ...{ on: '2026-11-29', FundID: chart.Z, Account: chart.cash.Account, witness: 'নাজিম', reason: 'তামলীক' },
    students: [{ UserID: student.UserID, itemId: owed?.itemId, amount: 500 }],
  });
  t.taken(asked, 202);
  await house.clock.set('2026-11-29', '17:00');
  const close = { account: chart.cash.Account, on: '2026-11-29', notes: { 1000: 3 } };
  t.taken(await accountant.post(`${A}/day_close`, close), 201, 'the drawer is closed');
  await house.clock.set('2026-11-29', '20:00');
  t.refused(await approve(muhtamim, 'tamlik', asked.body.id), 'ledger.tomorrow', /30 November 2026/);

  await house.goTo('2026-11-30');
  const waiting = await muhtamim.read(`${A}/approvals?limit=10`);
  t.like(waiting, [{ requestId: asked.body.id }], 'it still waits');
  const approved = await approve(muhtamim, 'tamlik', asked.body.id);
  t.taken(approved, 200);
  t.like(approved.body.data, { on: '2026-11-30', wanted: '2026-11-29' }, 'what is answered');
  t.is(await balanceOf(accountant, chart.cash.Account, '2026-11-29'), 3000, 'the drawer of the 29th');
  t.is((await owedBy(accountant, student))[0]?.due, 300, 'what he still owes');
});
