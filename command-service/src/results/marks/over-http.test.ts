import { say } from '@madrasah/events';
import test from 'ava';
import { examOffice, subjectForm, typed } from '../test-support.ts';

const problems = ({ body }: { body: { fields: { path: string; message: string }[] } }) =>
  body.fields.map(({ path, message }) => [path, message]);

test('marks are taken in any digits, with halves, absent and cleared; only what changes is recorded', async (t) => {
  const { save, eventsOf } = await examOffice(t);
  t.is((await save([typed(1, ['৭৯.৫', 'অ']), typed(2, [40, null])])).status, 200);
  t.is((await save([typed(1, [79.5, 'absent']), typed(2, ['40', undefined])])).status, 200); // as before
  t.is((await save([typed(1, [null, undefined])])).status, 200);
  const entered = await eventsOf('MarksEntered');
  t.deepEqual(
    entered.map(({ marks }) => marks),
    [
      [
        { userId: 1, subjectId: 1, mark: 159 },
        { userId: 1, subjectId: 2, mark: 'absent' },
        { userId: 2, subjectId: 1, mark: 80 },
      ],
      [{ userId: 1, subjectId: 1, mark: null }],
    ],
  );
  t.like(entered[0], { sessionId: 1, examId: 1, sectionId: 1, pass: 1 });
});

test('a cell goes by its subject, whatever its number', async (t) => {
  const { save, eventsOf } = await examOffice(t);
  await save([{ UserID: 1, Subjects: [{ SubjectID: 2, SubVal1: 55 }] }]);
  t.like((await eventsOf('MarksEntered'))[0], { marks: [{ userId: 1, subjectId: 2, mark: 110 }] });
});

test('every wrong cell is named, and nothing is recorded', async (t) => {
  const { save, eventsOf } = await examOffice(t);
  const refused = await save([
    typed(1, [100.5, 79.25]),
    typed(2, ['x', -1]),
    typed(3, [50, 50]), // a student of the other section
    typed(1, [50]),
    { UserID: 2, Subjects: [{ SubjectID: 3, SubVal3: 50 }] }, // a paper of the other section
  ]);
  t.like(refused, { status: 400, body: { code: 'results.marks-invalid' } });
  t.deepEqual(problems(refused), [
    ['StudentResults.0.Subjects.0.SubVal1', 'সর্বোচ্চ ১০০ নম্বর হতে পারে'],
    ['StudentResults.0.Subjects.1.SubVal2', 'পূর্ণ বা আধা নম্বর লিখুন, যেমন ৭৯ বা ৭৯.৫'],
    ['StudentResults.1.Subjects.0.SubVal1', say('bn', 'results.no-mark')],
    ['StudentResults.1.Subjects.1.SubVal2', say('bn', 'results.no-mark')],
    ['StudentResults.2.UserID', 'এই পরীক্ষার পরীক্ষার্থী নয়'],
    ['StudentResults.3.Subjects.0.SubVal1', 'একই ঘর দুইবার দেওয়া হয়েছে'],
    ['StudentResults.4.Subjects.0.SubVal3', 'বিষয়টি এই পরীক্ষায় নেই'],
  ]);
  t.like(await save([{ UserID: 1, Subjects: [{ SubVal1: 5 }] }]), { status: 400 });
  t.like(await save([{ UserID: 1, Subjects: [{ SubjectID: 1, SubVal1: 5, SubVal2: 6 }] }]), { status: 400 });
  t.like(await save([typed(1, [50])], { ExamID: 9 }), { status: 404 });
  t.deepEqual(await eventsOf('MarksEntered'), []);
});

test('a cell that has changed since it was read is named with what it holds now; two teachers lose nothing', async (t) => {
  const { save, eventsOf } = await examOffice(t);
  const cell = (mark: unknown, Was: unknown, SubjectID = 1) => [
    { UserID: 1, Subjects: [{ SubjectID, SubVal1: mark, Was }] },
  ];
  t.is((await save(cell(70, null))).status, 200);
  const overtaken = await save(cell(75, null));
  t.like(overtaken, { status: 409, body: { code: 'results.marks-changed' } });
  t.deepEqual(problems(overtaken), [['StudentResults.0.Subjects.0.SubVal1', 'এখন এখানে ৭০ আছে']]);
  t.is((await save(cell(70, null))).status, 200); // both have typed the same
  t.is((await save(cell(60, null, 2))).status, 200); // another paper of his
  t.is((await save(cell(null, 70))).status, 200);
  t.deepEqual(problems(await save(cell(50, 70))), [['StudentResults.0.Subjects.0.SubVal1', 'এখন ঘরটি খালি']]);
  t.is((await eventsOf('MarksEntered')).length, 3);
});

test('a maximum does not fall below a mark that was entered; who has it is named', async (t) => {
  const { save, call } = await examOffice(t);
  await save([typed(1, [80.5]), typed(2, [40])]);
  const lower = { MaxNumber: 80, PassNumber: 20 };
  const refused = await call('PUT', '/api/exam/subject_conditions/1', subjectForm(1, lower));
  t.like(refused, { status: 409, body: { code: 'results.mark-above' } });
  t.deepEqual(problems(refused), [['MaxNumber', '১০০১ নম্বর ছাত্র পেয়েছে ৮০.৫']]);
  await save([typed(1, [80])]);
  t.is((await call('PUT', '/api/exam/subject_conditions/1', subjectForm(1, lower))).status, 200);
});

test('nobody with marks comes off the list of candidates', async (t) => {
  const { save, call } = await examOffice(t);
  await save([typed(1, [80])]);
  const off = { SessionID: 1, ExamID: 1, SubClassID: 1, userids: [2], reason: 'অনুপস্থিত' };
  t.like(await call('POST', '/api/exam/students', off), {
    status: 409,
    body: { code: 'results.has-marks' },
  });
  await save([typed(1, [null])]);
  t.is((await call('POST', '/api/exam/students', off)).status, 200);
});
