import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { cellsOf } from '../../house/workbook.ts';
import { row } from '../../row.ts';

const MARKS = [81, 82.5, 83];
const TOTAL = 246.5;
const MEAN = 82.17;

row(7, 'marks, totals, averages and places are numbers in every workbook of results', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const place = await makeClass(by, 'হিদায়া');
  const student = await admit(by, place, 'হুজাইফা রহমান');
  const exam = await makeExam(by, 'বার্ষিক');
  const sheet = await setExam(by, place, exam, { papers: MARKS.length, students: [student] });
  await enterMarks(by, sheet, [[student, MARKS]]);
  await publish(by, sheet);
  const at = `session_id=${sheet.SessionID}&exam_id=${exam}`;
  const section = `${at}&class_id=${sheet.SubClassID}`;
  const books = {
    'result report 1': `/api/reports/result_report.xlsx?report_id=1&${section}`,
    'result report 4': `/api/reports/result_report.xlsx?report_id=4&${section}`,
    'the mark sheet': `/api/result/mark_sheet.xlsx?${at}&subclass_id=${sheet.SubClassID}`,
    'the results of a student': `/api/result/student_results.xlsx?user_id=${student.UserID}`,
  };
  for (const [name, path] of Object.entries(books)) {
    const numbers = cellsOf(await by.bytes(path))
      .flat()
      .filter((cell) => typeof cell === 'number');
    const wanted = name === 'the results of a student' ? [TOTAL, MEAN, 1] : [...MARKS, TOTAL, MEAN, 1];
    const missing = wanted.filter((figure) => !numbers.includes(figure));
    t.is(missing.join(' '), '', `figures of ${name} that are no numbers`);
  }
  const merit = cellsOf(await by.bytes(`/api/result/merit_list.xlsx?report_id=1&${at}`)).flat();
  t.ok(merit.includes(TOTAL), 'the total of the merit list is a number');
});
