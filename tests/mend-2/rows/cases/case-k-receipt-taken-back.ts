import { payment, trial } from '../../beginnings/books.ts';
import { owedBy } from '../../beginnings/roll.ts';
import { begin, beginClass, charge } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const COLLECT = '/api/accounts/fee_collections';
const SENTENCE = 'a receipt of the 5th whose advance paid on the 12th is taken back on the 12th';

row('k', SENTENCE, { day: '2026-11-05' }, async (t, house) => {
  const begun = await begin(house);
  const { accountant, chart } = begun;
  const { place, student } = await beginClass(begun, { first: '2026-01-12' });
  const months = [{ SLID: chart.tuition, MonthID: 11, amount: 800 }];
  const form = payment(student, chart.cash, [], { months });
  const { id } = await accountant.done(COLLECT, form);
  await house.goTo('2026-11-29');
  t.taken(await charge(accountant, place, 11), 201);
  t.is((await trial(accountant, '2026-11-12'))['sys:month-advance'] ?? 0, 0, 'paid ahead, on the 12th');

  const back = await accountant.post(`${COLLECT}/${id}/reverse`, { reason: 'ভুল ছাত্র', kind: 'correction' });
  t.taken(back);
  t.is(back.body.data.on, '2026-11-12', 'the day that is answered');
  const stands = async (day: string) => {
    const all = await trial(accountant, day);
    return [`sl:${chart.cash.Account}`, 'sys:month-advance', 'sys:receivable'].map((name) => all[name] ?? 0);
  };
  t.is(await stands('2026-11-11'), [800, -800, 0], 'cash, ahead, owed on the 11th');
  t.is(await stands('2026-11-12'), [0, 0, 800], 'cash, ahead, owed on the 12th');
  t.is((await owedBy(accountant, student))[0]?.due, 800, 'what he owes again');
});
