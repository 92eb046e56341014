import { makeExam, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { lettersOf } from '../../house/pdf.ts';
import { row } from '../../row.ts';

const NAME = 'মাওলানা আবু ইউসুফ মুহাম্মদ আব্দুল্লাহ আল-মামুন সিদ্দিকী রহমতপুরী';
const LEAST = 7;

row(8, 'letters on cards are never smaller than 7 points, however long the names are', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const place = await makeClass(by, 'তাকমীল (দাওরায়ে হাদীস)');
  const student = await admit(by, place, NAME, { FatherName: NAME, MotherName: NAME });
  const exam = await makeExam(by, 'দ্বিতীয় সাময়িক পরীক্ষা');
  await setExam(by, place, exam, { papers: 1, students: [student] });
  const { SessionID, ClassID, SubClassID } = place;
  const at = `SessionID=${SessionID}&ExamID=${exam}&SubClassID=${SubClassID}`;
  const cards: Readonly<Record<string, string>> = Object.fromEntries([
    ...[3, 7, 8].map((type) => [
      `admit card ${type}`,
      `/api/exam/admit_cards.pdf?${at}&type=${type}&color=hifz`,
    ]),
    [
      'identity card',
      `/api/reports/student_report.pdf?report_id=7&SessionID=${SessionID}&ClassID=${ClassID}&SubClassID=${SubClassID}`,
    ],
  ]);
  for (const [card, path] of Object.entries(cards)) {
    const letters = lettersOf(await by.bytes(path));
    t.ok(letters.length > 0, `letters on ${card}`);
    t.ok(Math.min(...letters) >= LEAST, `${card}: ${Math.min(...letters)} points`);
  }
});
