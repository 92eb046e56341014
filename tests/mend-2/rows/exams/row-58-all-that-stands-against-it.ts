import { enterMarks, makeExam, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const CONDITIONS = '/api/exam/subject_conditions';

row(58, 'copied conditions name every paper and section that they cannot come to', async (t, house) => {
  const { admin } = await house.school();
  const place = await makeClass(admin);
  const student = await admit(admin, place, 'আবদুল্লাহ');
  const [first, second] = [await makeExam(admin, 'প্রথম'), await makeExam(admin, 'দ্বিতীয়')];
  const names = ['কাফিয়া', 'কুদুরী'];
  const section = await setExam(admin, place, first, { papers: 2, names, students: [student] });
  const other = { SessionID: place.SessionID, ExamID: second, SubClassID: place.SubClassID };
  for (const BookID of section.subjects)
    await admin.done(CONDITIONS, { ...other, BookID, MaxNumber: 50, PassNumber: 17, ...DIVISIONS });
  await enterMarks(admin, section, [[student, [90, 80]]]);
  const own = { SessionID: section.SessionID, ExamID: first, SubClassID: section.SubClassID };
  const standing = await admin.read(
    `${CONDITIONS}?SessionID=${own.SessionID}&ExamID=${first}&SubClassID=${own.SubClassID}`,
  );
  t.is(standing.length, 2, 'papers of the first exam');
  for (const { ID } of standing)
    await admin.done(`${CONDITIONS}/${ID}?SessionID=${own.SessionID}`, undefined, 'DELETE');
  const copied = await admin.post('/api/exam/conditions/copy', { from: other, to: [own] });
  t.refused(copied, 'results.mark-above');
  const told = (copied.body.fields as { message: string }[]).map(({ message }) => message).join(' ');
  for (const name of names) t.match(told, name, 'each paper is named');
});

const TIERS = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const DIVISIONS = Object.fromEntries(
  TIERS.flatMap((name, index) => [
    [`Division${index + 1}`, name],
    [`DivisionNumber${index + 1}`, [40, 32, 25, 17, 0, 0, 0][index]],
  ]),
);

row(58, 'a subject stays on its list while the routine of an exam names it', async (t, house) => {
  const { admin } = await house.school();
  const { SessionID, SubClassID } = await makeClass(admin);
  const subjects = '/api/academic/academic_subjects';
  const { id: SubjectID } = await admin.done(subjects, { SubClassID, SubjectName: 'হিদায়া' });
  const ExamID = await makeExam(admin, 'বার্ষিক');
  const { id: RoomID } = await admin.done('/api/exam/rooms', { RoomName: 'হলরুম', Seats: 40, Across: 4 });
  const { id } = await admin.done('/api/exam/routine', {
    ...{ SessionID, ExamID, SubClassID, SubjectID, RoomID, Day: house.clock.today },
    ...{ TimeFrom: '09:00', TimeTo: '12:00' },
  });
  const goes = () => admin.ask('DELETE', `${subjects}/${SubjectID}`);
  t.refused(await goes(), 'subject.in-use');
  await admin.done(`/api/exam/routine/${id}`, undefined, 'DELETE');
  t.taken(await goes(), 200, 'once no row names it any more');
});
