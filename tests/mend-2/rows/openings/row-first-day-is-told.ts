import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'a month whose days are not saved is told, who was charged nothing has not paid, and a double is known in another spelling';

row('first-day', SENTENCE, async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const chart = await makeChart(accountant);
  const place = await makeClass(accountant);
  const { SessionID, ClassID } = place;
  await setPrice(accountant, place, chart.tuition, 800, '2026-01-01');
  const born = { FatherName: 'আবদুল করীম', DateOfBirth: '2013-01-02' };
  const student = await admit(accountant, place, 'আব্দুর রহমান', born);

  const statusOf = async () => {
    const [found] = await accountant.read(`/api/students/view_students?search=${student.UserCode}`);
    return found.AdmissionStatus;
  };
  t.is(await statusOf(), 4, 'nothing was charged: that is not paid');

  const form = {
    ...{ UserName: 'আবদুর রহমান', ...born, FatherName: 'আব্দুল করিম', MotherName: 'আয়েশা', GenderID: 1 },
    ...{ Mobile1: '01712345678', Relationship1: 1, ...place, SFTID: 1, ResidentialStatusId: 1, NewOldId: 1 },
  };
  const again = await accountant.post('/api/students/insert_student', { data: { ...form, sure: false } });
  t.refused(again, 'people.likely-double', /আব্দুর রহমান/);

  const run = { SessionID, ClassID, SFGNID: 2, MonthID: 3 };
  const look = await accountant.post('/api/accounts/charge_runs/preview', run);
  t.taken(look, 200);
  t.is(look.body.data.unsaid, [{ ClassID, students: 1 }], 'the class whose months have no days');
  await setMonths(accountant, place, '2026-09-01');
  const said = (await accountant.post('/api/accounts/charge_runs/preview', run)).body.data;
  t.is(said.unsaid, [], 'once they are saved');
});
