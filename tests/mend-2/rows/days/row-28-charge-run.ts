import { balanceOf } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setMonths, setPrice } from '../../beginnings/roll.ts';
import { lock } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const RUNS = '/api/accounts/charge_runs';

row(
  28,
  'a run of 29 November charges a month on the day on which it began, class by class, as one operation',
  async (t, house) => {
    const school = await house.school();
    const chart = await makeChart(school.admin);
    const kafia = await makeClass(school.admin);
    const mizan = await makeClass(school.admin, 'মীযান', kafia.SessionID);
    for (const place of [kafia, mizan]) await setPrice(school.admin, place, chart.tuition, 800, '2026-09-01');
    await setMonths(school.admin, kafia, '2026-09-12');
    await setMonths(school.admin, mizan, '2026-09-15');
    await admit(school.admin, kafia, 'উমর');
    await admit(school.admin, mizan, 'আলী');
    const run = { SessionID: kafia.SessionID, SLIDs: [chart.tuition], MonthID: 3 };
    const { data: looked } = await school.admin.done(`${RUNS}/preview`, run);
    t.is(
      looked.days?.map(({ ClassID, dueOn, on }: { ClassID: number; dueOn: string; on: string }) => [
        ClassID,
        dueOn,
        on,
      ]),
      [
        [kafia.ClassID, '2026-11-12', '2026-11-12'],
        [mizan.ClassID, '2026-11-15', '2026-11-15'],
      ],
      'the look, class by class',
    );
    const { data } = await school.admin.done(RUNS, run);
    t.like(data, { students: 2, items: 2, total: 1600 });
    const evenings: number[] = [];
    for (const day of ['2026-11-11', '2026-11-12', '2026-11-15', '2026-11-29'])
      evenings.push(await balanceOf(school.admin, chart.tuition, day));
    t.is(evenings, [0, -800, -1600, -1600], 'tuition on the evenings of 11, 12, 15 and 29 November');
    await school.admin.done(`${RUNS}/${data.chargeId}/undo`, { reason: 'ভুল মাস' });
    t.is(await balanceOf(school.admin, chart.tuition, '2026-11-29'), 0, 'tuition once it is taken back');
    t.is(
      await balanceOf(school.admin, chart.tuition, '2026-11-15'),
      0,
      'on the latest day of what it takes back',
    );
  },
);

row(
  28,
  'a charge that was a mistake goes back on its own day, in a locked month today, and both days are told',
  async (t, house) => {
    const school = await house.school();
    const chart = await makeChart(school.admin);
    const place = await makeClass(school.admin);
    await setPrice(school.admin, place, chart.tuition, 800, '2026-09-01');
    await setMonths(school.admin, place, '2026-09-12');
    const student = await admit(school.admin, place, 'উমর');
    const run = { SessionID: place.SessionID, ClassID: place.ClassID, SLIDs: [chart.tuition], MonthID: 3 };
    await school.admin.done(RUNS, run);
    const back = async () => {
      const [owed] = await owedBy(school.admin, student);
      const body = { items: [owed?.itemId], reason: 'ভুল' };
      return (await school.admin.done('/api/accounts/charges/reverse', body)).data;
    };
    t.like(await back(), { on: '2026-11-12' }, 'while November is open');
    await school.admin.done(RUNS, run);
    await house.goTo('2026-12-05');
    t.taken(await lock(school.admin, 202_611), undefined, 'the lock');
    t.like(await back(), { on: '2026-12-05', wanted: '2026-11-12' }, 'once it is locked');
  },
);
