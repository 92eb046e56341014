import { drafted, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { examNames, examRooms, examRoutine } from '@madrasah/events/exams';
import test from 'ava';
import { klass, names, section, session } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

const PROPOSED = '/api/exam/routine/proposed?SessionID=1&ExamID=2';

const book = (id: number, bn: string, sectionId: number) =>
  drafted(subjects, { kind: 'added', id, serial: id, attributes: { sectionId, name: names(bn) } });
const sat = (id: number, sectionId: number, subjectId: number, day: string, more: object = {}) =>
  drafted(examRoutine, {
    ...{ kind: 'added' as const, id, serial: id },
    attributes: {
      ...{ sessionId: 1, examId: 1, sectionId, subjectId, day },
      ...{ from: '09:00', to: '12:00', roomId: 1, invigilatorId: 7, ...more },
    },
  });

// Two sections: the first has কুদুরী and নাহু, the second কুদুরী alone. Exam 1 was from Monday to Thursday.
let app: TestApp;
test.before(async () => {
  app = await testApp();
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৭'), klass(1, 'কাফিয়া', 1), section(1, 'ক', 1), section(2, 'খ', 1)],
    ...[book(1, 'কুদুরী', 1), book(2, 'নাহু', 1), book(3, 'কুদুরী', 2)],
  );
  const exam = (id: number, bn: string) =>
    drafted(examNames, { kind: 'added', id, serial: id, attributes: { name: names(bn) } });
  const room = { name: names('বড় কক্ষ'), seats: 40, across: 4 };
  await app.record(
    streams.exams(SCHOOL),
    ...[exam(1, 'সাময়িক'), exam(2, 'বার্ষিক')],
    drafted(examRooms, { kind: 'added', id: 1, serial: 1, attributes: room }),
    ...[sat(1, 1, 1, '2026-11-09'), sat(2, 1, 2, '2026-11-12'), sat(3, 2, 3, '2026-11-10')],
    sat(4, 1, 1, '2026-12-06', { examId: 2 }),
  );
});
test.after.always(() => app.end());

type Row = Record<string, unknown>;
const proposed = async (more: string) => {
  const { status, body } = await app.get(`${PROPOSED}${more}`);
  return { status, rows: body.data as readonly Row[], lacking: body.lacking };
};

test('as in the last exam: days move with the first one, and what stands already is left out', async (t) => {
  const { rows } = await proposed('&FirstDay=2026-12-07');
  t.deepEqual(
    rows.map(({ SubClassID, SubjectID, was, Day }) => [SubClassID, SubjectID, was, Day]),
    [
      [1, 2, '2026-11-12', '2026-12-10'],
      [2, 3, '2026-11-10', '2026-12-08'],
    ],
  );
  t.like(rows[0], { TimeFrom: '09:00', TimeTo: '12:00', RoomID: 1, from: { ExamID: 1, SubClassID: 1 } });
  t.false('InvigilatorID' in (rows[0] as Row), 'who watched then does not watch now');
});

test('without a first day the days are left empty', async (t) => {
  const { rows } = await proposed('');
  t.deepEqual(
    rows.map(({ Day }) => Day),
    ['', ''],
  );
});

test('as one section: the others sit papers of the same name on the same days; what they have not is told', async (t) => {
  const { rows, lacking } = await proposed('&SubClassID=1');
  t.deepEqual(
    rows.map(({ SubClassID, SubjectID, Day }) => [SubClassID, SubjectID, Day]),
    [[2, 3, '2026-12-06']],
  );
  t.deepEqual(lacking, []);
  const other = await app.get('/api/exam/routine/proposed?SessionID=1&ExamID=1&SubClassID=1');
  t.deepEqual(other.body.lacking, [{ SubClassID: 2, names: ['নাহু'] }]);
});

test('an exam is named', async (t) => {
  t.is((await app.get('/api/exam/routine/proposed')).status, 400);
});
