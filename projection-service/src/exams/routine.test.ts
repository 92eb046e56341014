import { drafted, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { examNames, examRooms, examRoutine } from '@madrasah/events/exams';
import test from 'ava';
import { klass, names, section, session } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

const ROUTINE = '/api/exam/routine';
const SECTIONS = [1, 2] as const;

const book = (id: number, bn: string, sectionId: number) =>
  drafted(subjects, { kind: 'added', id, serial: id, attributes: { sectionId, name: names(bn) } });
const sat = (id: number, sectionId: number, day: string, examId = 1) =>
  drafted(examRoutine, {
    ...{ kind: 'added' as const, id, serial: id },
    attributes: {
      ...{ sessionId: 1, examId, sectionId, subjectId: sectionId, day },
      ...{ from: '09:00', to: '12:00', roomId: 1, invigilatorId: null },
    },
  });

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await app.record(
    streams.academics(SCHOOL),
    ...[session(1, '১৪৪৭'), klass(1, 'কাফিয়া', 2), klass(2, 'হিদায়া', 1)],
    ...[section(1, 'ক', 1), section(2, 'খ', 2), book(1, 'কুদুরী', 1), book(2, 'হিদায়া', 2)],
  );
  const room = { name: names('বড় কক্ষ'), seats: 40, across: 4 };
  const exam = (id: number, bn: string) =>
    drafted(examNames, { kind: 'added', id, serial: id, attributes: { name: names(bn) } });
  await app.record(
    streams.exams(SCHOOL),
    ...[exam(1, 'বার্ষিক'), exam(2, 'সাময়িক')],
    drafted(examRooms, { kind: 'added', id: 1, serial: 1, attributes: room }),
    ...[
      sat(1, 1, '2026-11-09'),
      sat(2, 2, '2026-11-10'),
      sat(3, 1, '2026-11-08'),
      sat(4, 1, '2026-11-07', 2),
    ],
  );
});
test.after.always(() => app.end());

test('the routine stands section by section in the order of the classes, each by its days', async (t) => {
  const { body } = await app.get(`${ROUTINE}?ExamID=1`);
  t.deepEqual(
    body.data.map(({ SubClassID, Day }: { SubClassID: number; Day: string }) => [SubClassID, Day]),
    [
      [SECTIONS[1], '2026-11-10'],
      [SECTIONS[0], '2026-11-08'],
      [SECTIONS[0], '2026-11-09'],
    ],
  );
});

test('a row without a name of its own is called by the exam, the paper and the room', async (t) => {
  const { body } = await app.get(`${ROUTINE}?ExamID=1`);
  for (const { called } of body.data) t.regex(called, /^[^–]+ – .+ – .+$/);
});

test('on paper each section stands under its name, and the exam that was asked for is said', async (t) => {
  const [head, ...lines] = String((await app.get(`${ROUTINE}.csv?ExamID=1`)).body)
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').split(','));
  t.true(head?.includes('জামাত ও শাখা'), head?.join());
  t.deepEqual(
    lines.map(([, , ...rest]) => rest.length === (head?.length ?? 0) - 2),
    [true, true, true],
  );
  const sections = lines.map((line) => line[head?.indexOf('জামাত ও শাখা') ?? 0]);
  t.deepEqual(sections, ['হিদায়া – খ', 'কাফিয়া – ক', 'কাফিয়া – ক']);
  t.is((await app.get(`${ROUTINE}.pdf?ExamID=1`)).status, 200);
});
