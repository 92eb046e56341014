import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const RUNS = '/api/accounts/charge_runs';

row(
  41,
  'a run that charges nothing, or leaves somebody out, says why, and so does an admission',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const chart = await makeChart(admin);
    const place = await makeClass(admin);
    await setMonths(admin, place, '2026-01-12');
    await setPrice(admin, place, chart.tuition, 800, '2026-11-01');
    const { noPrice } = (
      await admin.post('/api/students/insert_student', {
        ...{
          UserName: 'আহমাদ',
          FatherName: 'ইউসুফ',
          MotherName: 'ফাতিমা',
          GenderID: 1,
          DateOfBirth: '2012-05-14',
        },
        ...{ Mobile1: '01712345678', Relationship1: 1 },
        ...{ ...place, SFTID: 1, ResidentialStatusId: 1, NewOldId: 1 },
      })
    ).body.data;
    t.is(noPrice, ['ভর্তি ফি'], 'the admission names the head without a price');
    await admit(admin, place, 'বিলাল');

    const wanted = { SessionID: place.SessionID, SFGNID: 2, SLIDs: [chart.tuition] };
    const october = { ...wanted, MonthID: 10, dueOn: '2026-10-12' };
    const looked = (await admin.done(`${RUNS}/preview`, october)).data;
    t.is(looked.items, 0, 'nothing is charged');
    t.like(
      looked.noPrice[0],
      { ClassID: place.ClassID, SLID: chart.tuition, dueOn: '2026-10-12', from: '2026-11-01', students: 2 },
      'the price begins later',
    );
    t.like(
      (await admin.done(RUNS, october)).data.noPrice[0],
      { from: '2026-11-01', students: 2 },
      'the result',
    );

    const november = { ...wanted, MonthID: 11, dueOn: house.clock.today };
    const first = (await admin.done(RUNS, november)).data;
    t.like(first, { items: 2, reasons: [], noPrice: [] }, 'both are charged, and nothing is left to tell');
    const again = (await admin.done(RUNS, november)).data;
    t.like(again.reasons[0], { why: 'standing', students: 2 }, 'already charged');
    t.is(again.reasons[0].who[0].StudentName, 'আহমাদ', 'who it is');
  },
);
