import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

row(
  '6-small',
  'reports refuse in their own words; cards are no csv; marks and results have a trail',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
    const place = await makeClass(by);
    const student = await admit(by, place, 'মুহাম্মদ আনাস');
    const exam = await makeExam(by, 'বার্ষিক');
    const section = await setExam(by, place, exam, { papers: 2, students: [student] });
    const trail = async (entity: string) => {
      const { status, body } = await by.get(`/api/accounts/audit?entity=${entity}&id=${student.UserID}`);
      return [status, (body.data ?? []).map(({ type }: { type: string }) => type)];
    };
    t.is(await trail('mark'), [200, []], 'of nothing that was entered');
    await enterMarks(by, section, [[student, [80, 70]]]);
    await publish(by, section);
    t.is(await trail('mark'), [200, ['MarksEntered']], 'what was entered');
    t.is(await trail('result'), [200, ['SheetPublished']], 'what was published');

    const clerk = await school.login('kerani', 6);
    for (const path of ['/api/reports/student_report', '/api/reports/exam_report', '/api/result/report']) {
      const { status, body } = await clerk.get(`${path}?report_id=1`);
      t.is([status, body.message], [403, 'You do not have permission to view this report'], path);
    }
    const cards = await by.get(`/api/reports/student_report.csv?report_id=7&SessionID=${place.SessionID}`);
    t.refused(cards, 'paper.no-rows');
  },
);
