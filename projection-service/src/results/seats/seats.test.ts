import { drafted, streams } from '@madrasah/events';
import { examNames, examRooms, examRoutine } from '@madrasah/events/exams';
import { CandidatesListed, SeatPlanMade, SeatPlanWithdrawn } from '@madrasah/events/results';
import test from 'ava';
import { admitted, names, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';
import { deskCards, doorBlocks, type SeatRoom } from './papers.ts';

const PLANS = '/api/exam/seat_plans';
const EXAM = 'SessionID=1&ExamID=2';
const exam = { sessionId: 1, examId: 2 };

test('a plan shows how many sit in each room, is printed, and is gone when it is withdrawn', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(
    streams.exams(SCHOOL),
    drafted(examNames, { kind: 'added', id: 2, serial: 2, attributes: { name: names('বার্ষিক') } }),
    drafted(examRooms, {
      ...{ kind: 'added', id: 1, serial: 1 },
      attributes: { name: names('হলরুম'), seats: 4, across: 2 },
    }),
  );
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা'), person(5, 'হামযা'));
  await app.record(
    streams.admissions(SCHOOL),
    admitted(3, 4, { sectionId: 2 }),
    admitted(4, 5, { sectionId: 2 }),
  );
  const added = [4, 5].map((userId) => ({ userId, admissionId: userId - 1 }));
  await app.record(
    streams.results(SCHOOL, 1),
    CandidatesListed({ ...exam, sectionId: 2, added, removed: [], noteId: null }),
    SeatPlanMade({
      ...{ ...exam, planId: 1, sectionIds: [2] },
      rooms: [{ roomId: 1, across: 2, seated: [4, null, null, 5] }],
    }),
  );
  const plans = async () => (await app.get(`${PLANS}?${EXAM}`)).body.data;
  t.deepEqual((await plans())[0].Unseated, []);
  t.like((await plans())[0], { ID: 1, Rooms: [{ RoomID: 1, Seats: 4, Seated: 2 }] });
  for (const file of ['door_list', 'desk_cards']) {
    const { status, headers } = await app.get(`${PLANS}/${file}.pdf?${EXAM}`);
    t.is(status, 200);
    t.is(headers.get('content-type'), 'application/pdf');
    t.is((await app.get(`${PLANS}/${file}.pdf?${EXAM}&RoomID=9`)).status, 404);
  }
  t.is(
    (await app.get(`/api/exam/admit_cards.pdf?${EXAM}&SubClassID=2&type=3&color=hifz`)).status,
    200,
    'cards are printed with the seats of the plan',
  );
  const crowded = async () => [
    (await app.get(`${PLANS}?${EXAM}`)).body.crowded,
    (await app.get(`/api/exam/students?${EXAM}&SubClassID=2`)).body.crowded,
  ];
  t.deepEqual(await crowded(), [[], []]);
  const attributes = {
    ...{ ...exam, sectionId: 2, subjectId: 1, day: '2026-11-08', from: '09:00', to: '12:00' },
    ...{ roomId: 2, invigilatorId: null },
  };
  await app.record(
    streams.exams(SCHOOL),
    drafted(examRooms, {
      ...{ kind: 'added', id: 2, serial: 2 },
      attributes: { name: names('ছোট কক্ষ'), seats: 1, across: 1 },
    }),
    drafted(examRoutine, { kind: 'added', id: 1, serial: 1, attributes }),
  );
  const told = {
    ...{ RoomID: 2, RoomName: 'ছোট কক্ষ', Day: '2026-11-08', TimeFrom: '09:00', TimeTo: '12:00' },
    ...{ Seats: 1, Count: 2 },
  };
  t.deepEqual(await crowded(), [[told], [told]]);
  const seats = async () => {
    const { blocks } = (await app.get('/api/reports/exam_report?report_id=5&session_id=1&exam_id=2')).body;
    const [{ cards }] = blocks.filter(({ kind }: { kind: string }) => kind === 'cards');
    return cards.map(({ front }: { front: { badge?: { value: string } } }) => front.badge?.value || '');
  };
  t.deepEqual(await seats(), ['১', '৪']);
  await app.record(streams.people(SCHOOL), person(6, 'উমর'));
  await app.record(streams.admissions(SCHOOL), admitted(5, 6, { sectionId: 2 }));
  const late = [{ userId: 6, admissionId: 5 }];
  await app.record(
    streams.results(SCHOOL, 1),
    CandidatesListed({ ...exam, sectionId: 2, added: late, removed: [], noteId: null }),
  );
  t.deepEqual((await plans())[0].Unseated, [{ UserID: 6, UserCode: '1006', UserName: 'উমর' }]);
  t.deepEqual(await seats(), ['১', '৪', '']);
  await app.record(streams.results(SCHOOL, 1), SeatPlanWithdrawn({ ...exam, planId: 1 }));
  t.deepEqual(await plans(), []);
  t.is((await app.get(`${PLANS}/door_list.pdf?${EXAM}`)).status, 404);
});

test('a door has a sheet a room, a desk a card with its number', (t) => {
  const one = {
    person: { userCode: '1004', names: { english: {}, arabic: {} }, profile: { name: 'আয়েশা' } },
    sectionId: 2,
  } as unknown as SeatRoom['seats'][number]['one'];
  const seat = { roomId: 1, number: 12, userId: 4, one };
  const room = { name: 'হলরুম', seats: [seat] };
  const seats = { rooms: [room, { ...room, name: 'কক্ষ ২' }], titles: ['বার্ষিক'], placeOf: () => 'ক শাখা' };
  const doors = doorBlocks(seats, 'bn');
  t.deepEqual(
    doors.map(({ kind }) => kind),
    ['table', 'page', 'table'],
  );
  const { cards } = deskCards(seats, 'bn');
  t.is(cards.length, 2);
  t.like(cards[0]?.front, { heading: 'আয়েশা', badge: { value: '১২' } });
});
