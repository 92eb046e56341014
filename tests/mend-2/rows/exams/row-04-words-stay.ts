import { type ExamSection, enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass, type Student } from '../../beginnings/roll.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

/** All that the house says of a published section, to everybody and to its own. */
async function told(
  by: Person,
  school: number | string,
  { SessionID, ExamID, SubClassID }: ExamSection,
  of: Student,
) {
  const open = `/api/public/result/${school}`;
  const at = `session_id=${SessionID}&exam_id=${ExamID}`;
  const own = `${at}&subclass_id=${SubClassID}`;
  const body = async (path: string) => (await by.get(path)).body;
  const record = (await body(`${open}/students/${SessionID}/${ExamID}/${SubClassID}/${of.UserCode}`)).data;
  const report = await body(`/api/result/report?report_id=1&${at}&class_id=${SubClassID}`);
  const { version: _, PublishedOn: _on, CorrectedOn: _corrected, ...words } = record;
  return {
    words,
    list: (await body(`/api/result/list?${own}`)).examList,
    sheet: (await body(`/api/result/mark_sheet?${own}`)).data.blocks[1],
    report: [report.filters, report.blocks],
    choices: [
      (await body(`${open}/exam_name?sessionid=${SessionID}`)).data,
      (await body(`${open}/sub_class?sessionid=${SessionID}&examid=${ExamID}`)).data,
    ],
  };
}

row(4, 'a published version keeps every word it prints; a correction keeps its words', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const place = await makeClass(by);
  const student = await admit(by, place, 'মুহাম্মদ আনাস');
  const exam = await makeExam(by, 'বার্ষিক');
  const section = await setExam(by, place, exam, { papers: 2, names: ['কাফিয়া', 'কুদুরী'], students: [student] });
  await enterMarks(by, section, [[student, [80, 70]]]);
  await publish(by, section);
  const before = await told(by, school.id, section, student);
  t.like(before.words, { ExamName: 'বার্ষিক', Subject1: 'কাফিয়া' }, 'the public record');

  const { SessionID, ClassID, SubClassID, subjects } = { ...section, ...place };
  await by.done(`/api/academic/academic_subjects/${subjects[0]}`, { SubClassID, SubjectName: 'হিদায়া' }, 'PUT');
  await by.done(`/api/exam/names/${exam}`, { ExamName: 'সাময়িক' }, 'PUT');
  await by.done('/api/academic/update_class', { ClassID, ClassName: 'জালালাইন' }, 'PUT');
  await by.done('/api/academic/update_session', { SessionID, SessionName: '১৪৯৯' }, 'PUT');
  const after = await told(by, school.id, section, student);
  for (const name of Object.keys(before) as (keyof typeof before)[]) t.is(after[name], before[name], name);

  await by.done('/api/result/corrections', {
    ...{ SessionID, ExamID: exam, SubClassID, reason: 'ভুল যোগ' },
    StudentResults: [{ UserID: student.UserID, Subjects: [{ SubjectID: subjects[1], SubVal2: 71 }] }],
  });
  const { words } = await told(by, school.id, section, student);
  t.like(
    words,
    { ExamName: 'বার্ষিক', Subject1: 'কাফিয়া', SubClass: before.words.SubClass, Total: 151 },
    'corrected',
  );
});
