import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

row(
  5,
  'the sheet of a published version moves with no setting, for staff as for everybody',
  async (t, house) => {
    const by = (await house.school()).admin;
    const place = await makeClass(by);
    const names = ['ফাতিমা', 'আনাস', 'যায়েদ'];
    const students = await Promise.all(names.map((name) => admit(by, place, name)));
    const [girl, boy, other] = students as [(typeof students)[0], (typeof students)[0], (typeof students)[0]];
    const exam = await makeExam(by, 'বার্ষিক');
    const section = await setExam(by, place, exam, { papers: 2, students });
    await enterMarks(by, section, [
      [girl, [90, 80]],
      [boy, [90, 80]],
      [other, [60, 50]],
    ]);
    await publish(by, section);
    const at = `session_id=${section.SessionID}&exam_id=${exam}&subclass_id=${section.SubClassID}`;
    const sheet = async () => (await by.get(`/api/result/list?${at}`)).body;
    const single = async () =>
      (
        await by.read(
          `/api/result/single?session_id=${section.SessionID}&exam_id=${exam}&class_id=${section.SubClassID}&user_id=${other.UserID}`,
        )
      )[0];
    const before = [await sheet(), await single()];
    t.like(before[1], { Total: 110, Average: 55, GPA: null, Positions: 2 }, 'as it was published');
    await by.done('/api/exam/settings', { ExamStatus: 2, rankGaps: 1, rankByGender: 1 }, 'PUT');
    const after = [await sheet(), await single()];
    t.is(after[0].rules, before[0].rules, 'the rules of the sheet');
    t.is(after[0].examList, before[0].examList, 'its rows');
    t.is(after[1], before[1], 'one student’s');
  },
);
