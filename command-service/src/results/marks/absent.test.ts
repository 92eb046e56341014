import test from 'ava';
import { examOffice, PLACE, typed } from '../test-support.ts';

const ABSENT = '/api/result/absent';

test('absentees of a paper are typed as codes, in digits of either script, with anything between them', async (t) => {
  const { call, eventsOf } = await examOffice(t);
  const absent = (codes: unknown, more: object = {}) =>
    call('POST', ABSENT, { ...PLACE, SubjectID: 2, codes, ...more });
  t.is((await absent('১০০১,\n1002 ')).status, 200);
  t.is((await absent(['1001', 1002])).status, 200); // as before
  t.deepEqual(await eventsOf('MarksEntered'), [
    {
      ...{ sessionId: 1, examId: 1, sectionId: 1, pass: 1 },
      marks: [
        { userId: 1, subjectId: 2, mark: 'absent' },
        { userId: 2, subjectId: 2, mark: 'absent' },
      ],
    },
  ]);
});

test('a code that is none, is there twice or has a mark is named, and nobody is absent', async (t) => {
  const { call, save, eventsOf } = await examOffice(t);
  await save([typed(2, [40.5])]);
  const refused = await call('POST', ABSENT, { ...PLACE, SubjectID: 1, codes: '1001 1001, 1002, 1003, ক' });
  t.like(refused, { status: 400, body: { code: 'results.absent-invalid' } });
  t.deepEqual(
    refused.body.fields.map(({ path, message }: { path: string; message: string }) => `${path} ${message}`),
    [
      'codes.1 ১০০১ নম্বর দুইবার লেখা হয়েছে',
      'codes.2 ১০০২ নম্বর ছাত্রের নম্বর ৪০.৫ লেখা আছে',
      'codes.3 ১০০৩ নম্বর এই পরীক্ষার পরীক্ষার্থী নয়',
      'codes.4 ক নম্বর এই পরীক্ষার পরীক্ষার্থী নয়',
    ],
  );
  t.is((await call('POST', ABSENT, { ...PLACE, SubjectID: 1, codes: ' , ' })).status, 400);
  t.is((await call('POST', ABSENT, { ...PLACE, SubjectID: 3, codes: '1001' })).status, 400);
  t.is((await call('POST', ABSENT, { ...PLACE, ExamID: 9, SubjectID: 1, codes: '1001' })).status, 404);
  t.is((await call('POST', ABSENT, { ...PLACE, SubjectID: 1, codes: '1001', pass: 2 })).status, 409);
  t.is((await eventsOf('MarksEntered')).length, 1);
});
