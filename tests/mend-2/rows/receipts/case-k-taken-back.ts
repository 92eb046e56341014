import { payment, trial } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setMonths, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  'k',
  'a receipt whose advance was applied on the 12th is taken back on the 12th',
  { day: '2026-11-10' },
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('katib', 4);
    const chart = await makeChart(clerk);
    const place = await makeClass(clerk);
    await setMonths(clerk, place, '2026-11-12');
    await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
    await setPrice(clerk, place, chart.tuition, 800, '2026-11-01');
    const student = await admit(clerk, place, 'আব্দুল্লাহ');
    const [admission] = await owedBy(clerk, student);
    if (!admission) throw new Error('nothing is owed');
    const paid = payment(student, chart.cash, [{ ...admission, deposit: 1500 }]);
    const { id } = await clerk.done(`${A}/fee_collections`, paid);

    await house.goTo('2026-11-12');
    await clerk.done(`${A}/charge_runs`, { SessionID: place.SessionID, SLIDs: [chart.tuition], MonthID: 1 });
    t.like(
      (await owedBy(clerk, student)).filter(({ due }) => due > 0),
      [{ due: 300 }],
      'owed on the 12th',
    );

    await house.goTo('2026-11-15');
    const back = await clerk.post(`${A}/fee_collections/${id}/reverse`, { reason: 'ভুল ছাত্র' });
    t.taken(back, 201);
    t.like(back.body.data, { on: '2026-11-12' }, 'the answer');
    const cash = async (day: string) => (await trial(clerk, day))[`sl:${chart.cash.Account}`] ?? 0;
    t.is(
      [await cash('2026-11-11'), await cash('2026-11-12')].join(),
      '1500,0',
      'the drawer on the 11th and 12th',
    );
    t.like(
      (await clerk.read(`${A}/receipts/${id}`)).reversed,
      { on: '2026-11-12', recordedOn: '2026-11-15' },
      'the receipt',
    );
  },
);
