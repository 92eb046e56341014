import { approve, payment } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(34, 'whoever took a drawer over approves no waiver, until he has handed it on', async (t, house) => {
  const school = await house.school();
  const cashier = await school.login('cashier', 4);
  const deputy = await school.login('naib', 3);
  const chart = await makeChart(cashier);
  const place = await makeClass(school.admin);
  await setPrice(cashier, place, chart.admission, 1000, house.clock.today);
  const student = await admit(school.admin, place, 'আব্দুল্লাহ');
  const [owed] = await owedBy(cashier, student);
  if (!owed) throw new Error('nothing was charged');
  await cashier.done(`${A}/fee_collections`, payment(student, chart.cash, [{ ...owed, deposit: 100 }]));
  const { id } = await cashier.done(`${A}/waivers`, { itemId: owed.itemId, amount: 100, reason: 'এতিম' });

  const keepers = await cashier.read(`${A}/day_close/keepers`);
  const idOf = (name: string) => keepers.find((one: { name: string }) => one.name.includes(name))?.id;
  const handOver = (to: unknown) =>
    cashier.post(`${A}/day_close/hand_over`, { account: chart.cash.Account, to, notes: { 100: 1 } });
  t.taken(await handOver(idOf('naib')), undefined, 'the hand-over');
  t.refused(await approve(deputy, 'waivers', id), 'approval.keeps-money');
  t.is((await deputy.read(`${A}/approvals`)).length, 0, 'what waits for whoever holds a drawer');
  t.taken(await handOver(idOf('cashier')), undefined, 'the drawer handed on');
  t.taken(await approve(deputy, 'waivers', id), 200);
});
