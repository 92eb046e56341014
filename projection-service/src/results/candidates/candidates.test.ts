import { streams } from '@madrasah/events';
import { examFees } from '@madrasah/events/exams';
import { ChargesReversed, FeesCharged } from '@madrasah/events/fees';
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
  const file = (await app.get('/api/exam/students.csv?SessionID=1&ExamID=2&SubClassID=2')).body;
  t.regex(String(file), /1005.*হামযা.*মুহাম্মদ ইউসুফ/);
  t.notRegex(String(file), /আয়েশা/, 'who was taken off is not on the list');
});

test('a candidate shows what he was charged and owes; whoever was not charged shows the price of today', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা', { gender: 2 }), person(5, 'হামযা'));
  await app.record(
    streams.admissions(SCHOOL),
    admitted(3, 4, { sectionId: 2 }),
    admitted(4, 5, { sectionId: 2 }),
  );
  const attributes = { ...place, subLedgerId: 9, fee: 20_000 };
  await app.record(
    streams.exams(SCHOOL),
    ...examFees.recorded.write({ kind: 'added', id: 1, serial: 1, attributes }),
  );
  const heads = [{ subLedgerId: 9, fundId: 1, name: 'পরীক্ষার ফি (বার্ষিক)' }];
  await app.record(
    streams.journal(SCHOOL),
    FeesCharged({
      ...{ chargeId: 50, admissionId: null, on: '2026-04-14', dueOn: '2026-04-14', sessionId: 1 },
      ...{ firstItemId: 500, heads, lines: [[3, 4, 9, 0, 0, 15_050]], examId: 2 },
      totals: [{ fundId: 1, amount: 15_050 }],
    }),
  );
  await app.record(
    streams.results(SCHOOL, 1),
    CandidatesListed({ ...place, added: [{ userId: 4, admissionId: 3 }], removed: [], noteId: null }),
  );
  const sides = async () => (await app.get('/api/exam/students?SessionID=1&ExamID=2&SubClassID=2')).body;
  t.like(await sides(), {
    Exam_StudentLoadView: [{ UserCode: '1004', Fee: 150.5, Due: 150.5, AllDue: 150.5, Charged: 1 }],
    Exam_StudentUnloadView: [{ UserCode: '1005', Fee: 200, Due: 0, AllDue: 0, Charged: 0 }],
  });
  const { data } = (await app.get('/api/accounts/statement/3')).body;
  t.true(data.lines.at(-1).text.includes('পরীক্ষার ফি (বার্ষিক)'), data.lines.at(-1).text);
  await app.record(
    streams.journal(SCHOOL),
    ChargesReversed({
      ...{ reversalId: 50, chargeId: null, on: '2026-04-14', reason: '', noteId: 1, unapplied: [] },
      ...{ heads: [{ subLedgerId: 9, fundId: 1 }], lines: [[500, 4, 9, 15_050, 0, 3]] },
      totals: [{ fundId: 1, amount: 15_050 }],
    }),
  );
  t.like(await sides(), { Exam_StudentLoadView: [{ Fee: 200, Due: 0, Charged: 0 }] });
});
