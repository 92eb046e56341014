import { enterMarks, makeExam, publish, setExam } from '../../beginnings/exam.ts';
import { admit, makeClass } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const PATH = '/api/students/student_transfer_certificate';

row(
  9,
  'a certificate is filled from the published result; other figures need a reason that is shown',
  async (t, house) => {
    const by = (await house.school()).admin;
    const place = await makeClass(by);
    const student = await admit(by, place, 'মুহাম্মদ আনাস');
    const exam = await makeExam(by, 'বার্ষিক');
    const section = await setExam(by, place, exam, { papers: 6, students: [student] });
    await enterMarks(by, section, [[student, [85, 80, 80, 80, 80, 80]]]);
    await publish(by, section);
    const { SessionID, ClassID: ClassIDTo } = place;
    const body = { UserID: student.UserID, SessionID, ExamID: exam, ClassIDTo };
    t.refused(
      await by.post(PATH, { ...body, TotalMark: '৫৯৯', DivisionName: 'মুমতায' }),
      'certificate.figures-typed',
    );
    const certificates = () => by.read('/api/students/get_student_transfer_certificate');
    t.is(await certificates(), [], 'what was recorded');
    t.like(
      await by.read(
        `/api/students/certificate_result?UserID=${student.UserID}&SessionID=${SessionID}&ExamID=${exam}`,
      ),
      { TotalMark: 485, TotalTop: 600, DivisionName: 'মুমতায', Place: 1 },
      'what comes in',
    );
    t.taken(await by.post(PATH, body), 201, 'filled from the result');
    t.taken(await by.post(PATH, { ...body, TotalMark: '৫৯৯', DivisionName: 'মুমতায', Reason: 'পুরনো খাতা' }), 201);
    t.refused(
      await by.post(PATH, { ...body, TotalMark: '৭০০', DivisionName: 'মুমতায', Reason: 'পুরনো খাতা' }),
      'certificate.above-top',
    );
    const [other, filled] = await certificates();
    t.like(filled, { TotalMark: '485', DivisionName: 'মুমতায', FromResult: true, Place: 1 }, 'of the result');
    t.like(other, { TotalMark: '599', FromResult: false, Reason: 'পুরনো খাতা' }, 'typed, with its reason');
  },
);

row(9, 'a certificate keeps every word it was given in, whatever is renamed afterwards', async (t, house) => {
  const school = await house.school();
  const by = school.admin;
  const place = await makeClass(by);
  const student = await admit(by, place, 'মুহাম্মদ আনাস');
  const exam = await makeExam(by, 'দ্বিতীয় সাময়িক');
  const { SessionID, ClassID } = place;
  const body = { UserID: student.UserID, SessionID, ExamID: exam, ClassIDTo: ClassID };
  t.taken(await by.post(PATH, { ...body, TotalMark: '৪৮৫', Reason: 'পুরনো খাতা' }), 201);
  const told = async () => {
    const [{ SessionName, ClassName, ExamName }] = await by.read(
      '/api/students/get_student_transfer_certificate',
    );
    return { SessionName, ClassName, ExamName };
  };
  const before = await told();
  t.is(before.ExamName, 'দ্বিতীয় সাময়িক', 'the exam of its day');
  await by.done(`/api/exam/names/${exam}`, { ExamName: 'সমাপনী' }, 'PUT');
  await by.done('/api/academic/update_class', { ClassID, ClassName: 'জালালাইন' }, 'PUT');
  await by.done('/api/academic/update_session', { SessionID, SessionName: '১৪৯৯' }, 'PUT');
  t.is(await told(), before, 'after the exam, the class and the session were renamed');
  const [{ CFID }] = await by.read('/api/students/get_student_transfer_certificate');
  t.taken(
    await by.put(`${PATH}/${CFID}`, { ...body, TotalMark: '৪৯০', Reason: 'পুরনো খাতা' }),
    200,
    'a change of the figures',
  );
  t.is(await told(), before, 'after its figures were changed');
});
