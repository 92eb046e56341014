import { addFeeHead, addHead, addLedger, CLASS, makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, type Student, setPrice } from '../../beginnings/roll.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const RUNS = '/api/accounts/charge_runs';
const ON = '2026-11-20';

/** How often a student owes a head. */
const timesOf = async (by: Person, student: Student, head: number) =>
  (await owedBy(by, student)).filter(({ SLID }) => SLID === head).length;

row(
  41,
  'a second charge of a head on demand in one session is named, and left out or kept by choice',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const one = await makeClass(school.admin);
    const card = await addHead(
      office,
      chart.G,
      await addLedger(office, chart.G, CLASS.income, 'আইডি কার্ড খাত'),
      'আইডি কার্ড',
    );
    await addFeeHead(office, chart.G, card, 3, { chargeOn: 'demand' });
    await setPrice(office, one, card, 150, '2026-11-01');
    const ali = await admit(school.admin, one, 'আলী');
    const run = (MonthID: number, more: object = {}) => ({
      ...{ SessionID: one.SessionID, ClassID: one.ClassID, SLID: card, MonthID, dueOn: ON, ...more },
    });
    await office.done(RUNS, run(1));
    const umar = await admit(school.admin, one, 'উমর');
    const named = [{ UserCode: ali.UserCode, SLID: card }];

    const looked = (await office.done(`${RUNS}/preview`, run(2, { again: 0 }))).data;
    t.like(looked, { items: 1, again: named }, 'the look names him and leaves him out');
    const kept = (await office.done(`${RUNS}/preview`, run(2, { again: 1 }))).data;
    t.like(kept, { items: 2, again: named }, 'the look names him and charges him');
    await office.done(RUNS, run(2, { again: 0 }));
    t.is([await timesOf(office, ali, card), await timesOf(office, umar, card)], [1, 1], 'left out');
    await office.done(RUNS, run(3, { again: 1 }));
    t.is([await timesOf(office, ali, card), await timesOf(office, umar, card)], [2, 2], 'kept');
  },
);
