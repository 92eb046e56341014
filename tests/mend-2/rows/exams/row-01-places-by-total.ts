import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const TALENTS = '/api/exam/talent_conditions';
const LETTERS = ['A+', 'A', 'A-', 'B', 'C', 'D', 'F'];
const CAPPED = [30, 91, 91, 91, 91, 90]; // 484, one Meari failure: জায়্যিদ
const FIRST = [80, 80, 80, 80, 80, 80]; // 480: মুমতায

/** Place by code, as merit list and mark sheets have it. */
async function places(by: Person, asked: string): Promise<object> {
  const rows: { UserCode: string; Positions: number | null; Total: number }[] = await by.read(
    `/api/result/single?${asked}`,
  );
  return Object.fromEntries(rows.map(({ Total, Positions }) => [Total, Positions]));
}

row(
  1,
  'a section without saved talent rows is ranked by total, and rows that were saved can be taken off again',
  async (t, house) => {
    const by = (await house.school()).admin;
    const place = await makeClass(by);
    const capped = await admit(by, place, 'ক্বারী উবাইদ');
    const first = await admit(by, place, 'মুহাম্মদ আনাস');
    const exam = await makeExam(by, 'বার্ষিক');
    const section = await setExam(by, place, exam, { students: [capped, first], more: { TotalMadha: 1 } });
    await enterMarks(by, section, [
      [capped, CAPPED],
      [first, FIRST],
    ]);
    const { SessionID, ExamID, SubClassID } = section;
    const own = { SessionID, ExamID, SubClassID };
    const asked = `session_id=${SessionID}&exam_id=${ExamID}&class_id=${SubClassID}`;
    const talents = `${TALENTS}?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;

    t.is((await by.read(talents)).length, 0, 'rows that nobody saved');
    await publish(by, section);
    t.is(await places(by, asked), { 484: 1, 480: null }, 'places by total, one shown');
    const again = { published: 0, reason: 'শর্ত বদল' };
    await by.done(`/api/result/point_results/${SessionID}-${ExamID}-${SubClassID}/published`, again, 'PUT');

    const conditions = LETTERS.map((Division, index) => ({
      ...{ Division, TalentAcotin: index < 6 ? 1 : 0, SerialNo: index + 1 },
    }));
    await by.done(TALENTS, { ...own, conditions });
    await publish(by, section);
    t.is(await places(by, asked), { 484: null, 480: 1 }, 'saved rows lay the division over the total');
    t.refused(await by.delete(`${TALENTS}/${SessionID}-${ExamID}-${SubClassID}`), 'results.published');
    await by.done(`/api/result/point_results/${SessionID}-${ExamID}-${SubClassID}/published`, again, 'PUT');
    t.taken(await by.delete(`${TALENTS}/${SessionID}-${ExamID}-${SubClassID}`), 200, 'taken off');
    t.is((await by.read(talents)).length, 0, 'rows after they were taken off');
    await publish(by, section);
    t.is(await places(by, asked), { 484: 1, 480: null }, 'by total again');
  },
);
