import { drafted, streams } from '@madrasah/events';
import { boardCenters, boardExams, boardNames, boardRegistrations } from '@madrasah/events/boards';
import { PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { admitted, klass, person, section, session } from '../app-test-school.ts';
import { CLERK, SCHOOL, testApp } from '../app-test-support.ts';

const LIST = '/api/board_exam/registrations';
const added = { kind: 'added', id: 1, serial: 1 } as const;
const { events } = boardRegistrations;
const registered = (registrationId: number, userId: number, roll: string) =>
  events.write({
    ...{ registrationId, userId, admissionId: userId, examId: 1, centerId: 1, on: '2026-04-10' },
    ...{ roll, registrationNo: `২০২৬/${registrationId}`, itemIds: [] },
  });

/** Umar and Ali are registered for a board exam; a third registration was withdrawn. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মিশকাত'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(1, 'উমর'), person(2, 'আলী'));
  await app.record(streams.admissions(SCHOOL), admitted(1, 1), admitted(2, 2));
  const name = { bn: 'বেফাক', en: 'Befaq', ar: '' };
  await app.record(
    streams.boards(SCHOOL),
    drafted(boardNames, { ...added, attributes: { name } }),
    drafted(boardExams, { ...added, attributes: { boardId: 1, marhala: 2, name: { ...name, bn: 'ফযীলত' } } }),
    drafted(boardCenters, {
      ...added,
      attributes: { boardId: 1, centerNo: '১২', name: { ...name, bn: 'লালবাগ' } },
    }),
  );
  await app.record(
    streams.boardRegistrations(SCHOOL),
    registered(1, 1, '১২০৪৫'),
    registered(2, 2, ''),
    registered(3, 2, '৯'),
    events.withdraw({ registrationId: 3, userId: 2, admissionId: 2, withdrawnOn: '2026-04-11' }),
  );
  return app;
}
type Row = Readonly<Record<string, unknown>>;

test('the list says who sits which exam where, with the board’s numbers; it is searched by them', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const rows = async (query = ''): Promise<Row[]> => (await app.get(`${LIST}${query}`)).body.data;
  t.deepEqual(
    (await rows()).map((row) => row['StudentName']),
    ['উমর', 'আলী'],
  );
  t.like((await rows('?search=12045'))[0], {
    ...{ RegistrationID: 1, UserID: 1, SessionID: 1, ClassName: 'মিশকাত', BoardExamName: 'ফযীলত' },
    ...{ CenterName: 'লালবাগ', BoardRoll: '১২০৪৫', RegistrationNo: '২০২৬/1', revision: 1 },
  });
  t.deepEqual(await rows('?ExamNameID=2'), []);
  t.is((await rows('?UserID=1')).length, 1);
  t.is((await rows('?SessionID=1&CenterID=1')).length, 2);
  t.is((await app.get(LIST, { loginId: CLERK })).status, 403);
  const file = await app.get('/api/board_exam/registrations.csv');
  t.is(file.status, 200);
  t.true(String(file.body).includes('১২০৪৫') || String(file.body).includes('12045'));
});

test('the board’s numbers of whoever is erased are gone; his slip comes as a PDF, a withdrawn one’s does not', async (t) => {
  const app = await school();
  t.teardown(app.end);
  t.is((await app.get(`${LIST}/1.pdf`)).status, 200);
  t.is((await app.get(`${LIST}/3.pdf`)).status, 404);
  await app.record(streams.people(SCHOOL), PersonErased({ userId: 1, reason: 'অনুরোধ' }));
  const rows: Row[] = (await app.get(LIST)).body.data;
  t.like(rows[0], { BoardRoll: '', RegistrationNo: '' });
});
