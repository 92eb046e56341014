import { gift, payment } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  'b',
  'a receipt into a closed drawer is refused at its day, with account, day and the way out',
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('katib', 4);
    const chart = await makeChart(clerk);
    const place = await makeClass(clerk);
    await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
    const student = await admit(clerk, place, 'আব্দুল্লাহ');
    await gift(clerk, chart, chart.cash, 500, '2026-11-29');
    await clerk.done(`${A}/day_close`, { account: chart.cash.Account, on: '2026-11-29', notes: { 500: 1 } });
    await house.goTo('2026-11-30');

    const owed = await owedBy(clerk, student);
    const refused = await clerk.post(
      `${A}/fee_collections`,
      payment(student, chart.cash, owed, { CreateAt: '2026-11-29' }),
    );
    t.refused(refused, 'ledger.day-closed', 'নগদ বাক্স', '29 November 2026', 'ask to reopen it');
    t.like(refused.body.fields, [{ path: 'CreateAt' }], 'the field it is told at');
    t.like(await owedBy(clerk, student), [{ due: 1000 }], 'what is owed');
    const taken = await clerk.post(`${A}/fee_collections`, payment(student, chart.cash, owed));
    t.taken(taken, 201);
    t.like(taken.body.data, { on: '2026-11-30' }, 'the answer');
  },
);
