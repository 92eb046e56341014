import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const TEACHER = 2;

row(
  43,
  'students and teachers of the first page are the same numbers for everybody who looks',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const clerk = await school.login('clerk', 6);
    await makeChart(by);
    await admit(by, await makeClass(by), 'উমর');
    await school.person('শুধু নাম লেখা শিক্ষক');
    const UserID = await school.person('নিবন্ধিত শিক্ষক');
    const { id: DNID } = await by.done('/api/teachers/designation', { Designation: 'উস্তাদ' });
    await by.done('/api/teachers/insert_teacher', {
      ...{ UserID, DNID, JoiningDate: '2026-01-01', PasstedDate: '2019-06-12', ResultDevision: 'মুমতায' },
      ...{ Qualification: 'দাওরায়ে হাদীস', ExamBoardName: 'বেফাকুল মাদারিস', Experience: 'পাঁচ বছর' },
    });
    const counts = async (who: typeof by) => {
      const of = async (type: number) =>
        (await who.get(`/api/users/total_user?usertype=${type}`)).body.listed;
      return [await of(1), await of(TEACHER)];
    };
    const lists = [
      (await by.get('/api/students/view_students?limit=1')).body.total,
      (await by.get('/api/teachers/teacher_info?limit=1')).body.total,
    ];
    t.is(lists, [1, 1], 'the lists');
    t.is(await counts(by), lists, 'as many as the lists have');
    t.is(await counts(clerk), lists, 'also for who may open neither');
  },
);
