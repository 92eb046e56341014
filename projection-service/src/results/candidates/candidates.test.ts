import { streams } from '@madrasah/events';
import { CandidatesListed } from '@madrasah/events/results';
import test from 'ava';
import { admitted, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

const place = { sessionId: 1, examId: 2, sectionId: 2 };
const codes = (rows: { UserCode: string }[]) => rows.map(({ UserCode }) => UserCode);

test('who takes an exam stands on the one side, the rest of the section on the other', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা', { gender: 2 }), person(5, 'হামযা'));
  await app.record(
    streams.admissions(SCHOOL),
    admitted(3, 4, { sectionId: 2 }),
    admitted(4, 5, { sectionId: 2 }),
  );
  const asked = async () => (await app.get('/api/exam/students?SessionID=1&ExamID=2&SubClassID=2')).body;
  const sides = async () => {
    const { version, Exam_StudentLoadView, Exam_StudentUnloadView } = await asked();
    return [version, codes(Exam_StudentLoadView), codes(Exam_StudentUnloadView)];
  };
  t.deepEqual(await sides(), [0, [], ['1004', '1005']]);
  const both = [5, 4].map((userId) => ({ userId, admissionId: userId - 1 }));
  const stream = streams.results(SCHOOL, 1);
  await app.record(stream, CandidatesListed({ ...place, added: both, removed: [], noteId: null }));
  t.deepEqual(await sides(), [1, ['1004', '1005'], []]);
  await app.record(stream, CandidatesListed({ ...place, added: [], removed: [4], noteId: 1 }));
  t.deepEqual(await sides(), [2, ['1005'], ['1004']]);
  t.like((await asked()).Exam_StudentLoadView[0], {
    ...{ UserID: 5, AdmissionID: 4, UserName: 'হামযা', FatherName: 'মুহাম্মদ ইউসুফ' },
  });
});
