import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass, type Student } from '../../beginnings/roll.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const TALENTS = '/api/exam/talent_conditions';
const LETTERS = ['A+', 'A', 'A-', 'B', 'C', 'D', 'F'];
const CAPPED = [30, 91, 91, 91, 91, 90]; // 484, one Meari failure: জায়্যিদ
const FIRST = [80, 80, 80, 80, 80, 80]; // 480: মুমতায

/** By total, the place that everybody may look up. */
async function places(by: Person, at: string, students: readonly Student[]): Promise<object> {
  const rows = await Promise.all(students.map(({ UserCode }) => by.read(`${at}/${UserCode}`)));
  return Object.fromEntries(rows.map(({ Total, Positions }) => [Total, Positions]));
}

row(
  1,
  'a section without saved talent rows is ranked by total, and rows that were saved can be taken off again',
  async (t, house) => {
    const school = await house.school();
    const by = school.admin;
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
    const published = `/api/public/result/${school.id}/students/${SessionID}/${ExamID}/${SubClassID}`;
    const told = () => places(by, published, [capped, first]);
    const switched = `/api/result/point_results/${SessionID}-${ExamID}-${SubClassID}/published`;
    const withdraw = () => by.done(switched, { published: 0, reason: 'শর্ত বদল' }, 'PUT');
    const talents = `${TALENTS}?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;

    t.is((await by.read(talents)).length, 0, 'rows that nobody saved');
    await publish(by, section);
    t.is(await told(), { 484: 1, 480: null }, 'places by total, one shown');
    await withdraw();

    const conditions = LETTERS.map((Division, index) => ({
      ...{ Division, TalentAcotin: index < 6 ? 1 : 0, SerialNo: index + 1 },
    }));
    await by.done(TALENTS, { ...own, conditions });
    await publish(by, section);
    t.is(await told(), { 484: null, 480: 1 }, 'saved rows lay the division over the total');
    t.refused(await by.delete(`${TALENTS}/${SessionID}-${ExamID}-${SubClassID}`), 'results.published');
    await withdraw();
    t.taken(await by.delete(`${TALENTS}/${SessionID}-${ExamID}-${SubClassID}`), 200, 'taken off');
    t.is((await by.read(talents)).length, 0, 'rows after they were taken off');
    await publish(by, section);
    t.is(await told(), { 484: 1, 480: null }, 'by total again');
  },
);
