import { drafted, streams } from '@madrasah/events';
import { certificates } from '@madrasah/events/certificates';
import { examNames } from '@madrasah/events/exams';
import type { ExecutionContext } from 'ava';
import { charged, names, recordSchool } from '../app-test-school.ts';
import { SCHOOL, SECRET, type TestApp, testApp } from '../app-test-support.ts';
import { paperCode, paperKey, sealWith } from '../papers/index.ts';

export const LIST = '/api/students/get_student_transfer_certificate';
const SEAL = sealWith(paperKey(undefined, SECRET));

export const facts = (certificateId: number, userId: number, totalMark = '৭৮০') => ({
  ...{ certificateId, on: '2026-04-14', userId, sessionId: 1, examId: 1, classId: 1 },
  outcome: { totalMark, division: 'মুমতায' },
  from: null,
});

/** Persons 1 and 2 have certificates, 1 a second one that was withdrawn; 1 owes 1,000 taka. */
export async function school(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, '');
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'added', id: 1, serial: 1, attributes: { name: names('বার্ষিক') } }),
  );
  await app.record(streams.journal(SCHOOL, 1), charged);
  await app.record(
    streams.certificates(SCHOOL),
    ...[
      certificates.events.write(facts(1, 1)),
      certificates.events.write(facts(2, 2)),
      certificates.events.write(facts(3, 1)),
    ],
    certificates.events.withdraw({ certificateId: 3, on: '2026-04-15', userId: 1 }),
  );
  return app;
}

/** Tells what whoever scans a certificate of the school is told. */
export const checking =
  (app: TestApp) =>
  async (certificateId: number, of = SCHOOL) => {
    const code = paperCode(SEAL, SCHOOL, 'certificate', certificateId);
    return (await app.get(`/api/public/result/${of}/verify/${code}`)).body.data;
  };
