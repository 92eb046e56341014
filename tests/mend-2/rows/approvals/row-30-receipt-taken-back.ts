import { payment } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const BACK = `${A}/receipt_reversals`;
const DAY = '2026-11-10';

row(30, 'as what a receipt is taken back is told in the list and seen', { day: DAY }, async (t, house) => {
  const school = await house.school();
  const clerk = await school.login('katib', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(clerk);
  const place = await makeClass(clerk);
  await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
  const student = await admit(clerk, place, 'আব্দুল্লাহ');
  const [owed] = await owedBy(clerk, student);
  if (!owed) throw new Error('nothing is owed');
  const paid = payment(student, chart.cash, [{ ...owed, deposit: 700 }]);
  const { id } = await clerk.done(`${A}/fee_collections`, paid);
  await clerk.done(`${A}/day_close`, { account: chart.cash.Account, on: DAY, notes: { 500: 1, 100: 2 } });
  await house.goTo('2026-11-11');
  const seen = new Set<string>();
  for (const [kind, words] of Object.entries({
    correction: /correction/,
    refund: /money handed back/,
    dishonoured: /dishonoured/,
  })) {
    const asked = await clerk.post(`${A}/fee_collections/${id}/reverse`, { kind, reason: 'ভুল' });
    t.taken(asked, 202, kind);
    const [waiting] = await muhtamim.read(`${A}/approvals`);
    t.match(waiting.text, words, `the words of ${kind}`);
    const looked = await muhtamim.post(`${BACK}/${asked.body.id}/look`);
    t.taken(looked, 200, 'the look');
    seen.add(looked.body.data.seen);
    t.taken(await muhtamim.post(`${BACK}/${asked.body.id}/reject`, { reason: 'পরে' }), 200);
  }
  t.is(seen.size, 3, 'by how many they are told apart when they are seen');
});
