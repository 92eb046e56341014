import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

row(
  54,
  'what all students owe is told to whoever has a power of money, and to nobody else',
  async (t, house) => {
    const school = await house.school();
    const without = await school.login('without', 6);
    const teacher = await school.login('teacher', 5);
    t.refused(await without.get('/api/users/total_due'), 'access.denied');
    t.refused(await teacher.get('/api/users/total_due'), 'access.denied');
    t.refused(await without.get('/api/accounts/explain?figure=total_due.totalDue'), 'access.denied');
    t.is((await school.admin.get('/api/users/total_due')).status, 200);
    t.is(
      (await without.get('/api/users/total_user?usertype=1')).status,
      200,
      'counts of people are everybody’s',
    );
  },
);

row(54, 'a public result repeats the birth date to whoever has given it', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const place = await makeClass(by);
  const student = await admit(by, place, 'মুহাম্মদ আনাস');
  const exam = await makeExam(by, 'বার্ষিক');
  const section = await setExam(by, place, exam, { papers: 1, students: [student] });
  await enterMarks(by, section, [[student, [80]]]);
  await publish(by, section);
  const { SessionID, ExamID, SubClassID } = section;
  const path = `/api/public/result/${school.id}/students/${SessionID}/${ExamID}/${SubClassID}/${student.UserCode}`;
  const born = async (query: string) => (await by.get(path + query)).body.data.DateOfBirth;
  t.is(await born(''), '', 'who has not asked with it');
  t.is(await born('?birthdate=2012-05-14'), '2012-05-14', 'who has');
  t.is(await born(''), '', 'and after that');
});
