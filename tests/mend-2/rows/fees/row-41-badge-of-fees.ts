import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

row(
  41,
  'the badge of a student says what it counts: all fees of his session, not the admission fee',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const chart = await makeChart(by);
    const place = await makeClass(by);
    await setPrice(by, place, chart.admission, 500, '2026-01-01');
    await admit(by, place, 'উমর');
    const csv = (await by.bytes('/api/students/view_students.csv')).toString('utf8');
    t.ok(!csv.includes('ভর্তি ফি'), 'the list calls no column the admission fee');
    t.match(csv, /শিক্ষাবর্ষের ফি/, 'it is called by what it counts');
  },
);
