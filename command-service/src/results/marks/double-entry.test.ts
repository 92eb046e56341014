import { LoginCreated } from '@madrasah/events/access';
import test, { type ExecutionContext } from 'ava';
import { accessStream } from '../../access/state.ts';
import { allMarked, examOffice, PLACE, typed } from '../test-support.ts';

const SECOND = '/api/result/second_pass';
const COMPARISON = '/api/result/comparison';
const PUBLISH = '/api/result/publish';
const EXAM = { SessionID: 1, ExamID: 1, SubClassIDs: [1] };

/** A school that types twice; all marks of the first pass are in, by login 1. */
async function twice(t: ExecutionContext) {
  const office = await examOffice(t);
  await allMarked(office);
  await office.app.done('PUT', '/api/exam/settings', { doubleEntry: 1 });
  const { app } = office;
  const by = (login: number, path: string, body: object) =>
    app.call('POST', path, { token: app.token(login), body: { ...PLACE, ...body } });
  const second = (login: number, StudentResults: object[]) => by(login, SECOND, { StudentResults });
  const settle = (...choices: object[]) => by(1, COMPARISON, { choices });
  return { ...office, by, second, settle };
}
const fieldsOf = ({ body }: { body: { fields: { path: string; message: string }[] } }) =>
  body.fields.map(({ path, message }) => `${path} ${message}`);

test('a school that types once has no second pass and no differences to settle', async (t) => {
  const { call, eventsOf } = await examOffice(t);
  const once = { status: 409, body: { code: 'results.single-entry' } };
  t.like(await call('POST', SECOND, { ...PLACE, StudentResults: [typed(1, [80])] }), once);
  t.like(await call('POST', COMPARISON, { ...PLACE, choices: [{ UserID: 1, SubjectID: 1, pass: 1 }] }), once);
  t.deepEqual(await eventsOf('MarksEntered'), []);
});

test('whoever has typed a paper in one pass does not type it in the other, and is told which paper', async (t) => {
  const { second, by, eventsOf } = await twice(t);
  const before = (await eventsOf('MarksEntered')).length;
  const refused = await second(1, [typed(1, [80, 70])]);
  t.like(refused, { status: 409, body: { code: 'results.typed-by-you' } });
  t.deepEqual(fieldsOf(refused), [
    'StudentResults.0.Subjects.0.SubVal1 কাফিয়া: অন্যবার এই বিষয়ের নম্বর আপনিই লিখেছেন',
    'StudentResults.0.Subjects.1.SubVal2 কুদুরী: অন্যবার এই বিষয়ের নম্বর আপনিই লিখেছেন',
  ]);
  t.is((await eventsOf('MarksEntered')).length, before);
  t.is((await second(2, [typed(1, [80])])).status, 200);
  t.like((await eventsOf('MarksEntered')).at(-1), {
    pass: 2,
    marks: [{ userId: 1, subjectId: 1, mark: 160 }],
  });
  t.is((await by(2, '/api/result/save', { StudentResults: [typed(1, [81])] })).status, 409);
  t.is((await by(2, '/api/result/save', { StudentResults: [typed(1, [undefined, 71])] })).status, 200);
});

test('whoever has two logins types a paper once, too', async (t) => {
  const { app, by, second } = await twice(t);
  const login = (loginId: number, userId: number) =>
    LoginCreated({ loginId, userId, permissionType: 4, name: `login${loginId}`, passwordHash: 'x' });
  await app.given(accessStream, [login(7, 1), login(8, 1), login(9, 2)]);
  t.is((await second(7, [typed(1, [80])])).status, 200);
  const typing = (loginId: number) => by(loginId, '/api/result/save', { StudentResults: [typed(1, [81])] });
  t.like(await typing(8), { status: 409, body: { code: 'results.typed-by-you' } });
  t.is((await typing(9)).status, 200);
});

test('nothing is published while the passes differ; each difference is settled by choice, and both say so then', async (t) => {
  const { call, second, settle, eventsOf } = await twice(t);
  t.deepEqual(fieldsOf(await call('POST', PUBLISH, EXAM)), [
    'SubClassIDs.1 শাখার নাম: দুইবারের লেখায় ৪টি ঘরে অমিল আছে',
  ]);
  await second(2, [typed(1, [80, 75]), typed(2, [60, 'অ'])]);
  t.true(fieldsOf(await call('POST', PUBLISH, EXAM))[0]?.includes('২টি ঘরে'));
  const choice = (UserID: number, pass: number, more: object = {}) => ({
    UserID,
    SubjectID: 2,
    pass,
    ...more,
  });
  t.is((await settle(choice(1, 2, { Mark: 75 }), choice(2, 1))).status, 200);
  t.deepEqual(await eventsOf('DifferenceSettled'), [
    {
      ...{ sessionId: 1, examId: 1, sectionId: 1 },
      cells: [
        { userId: 1, subjectId: 2, pass: 2, mark: 150 },
        { userId: 2, subjectId: 2, pass: 1, mark: 100 },
      ],
    },
  ]);
  t.is((await call('POST', PUBLISH, EXAM)).status, 200);
  const [sheet] = await eventsOf('SheetPublished');
  t.like(sheet, { rows: [{ marks: [160, 150] }, { marks: [120, 100] }] });
  t.like(await settle(choice(1, 1)), { status: 409, body: { code: 'results.published' } });
});

test('a choice of what differs no longer, has changed, or is no cell of the sheet is named, and nothing is settled', async (t) => {
  const { second, settle, eventsOf } = await twice(t);
  await second(2, [typed(1, [85])]);
  const choice = { UserID: 1, SubjectID: 1, pass: 2 };
  t.like(await settle({ ...choice, Mark: 84 }), { status: 409, body: { code: 'results.marks-changed' } });
  t.like(await settle(choice, choice), { status: 400, body: { fields: [{ path: 'choices.1.SubjectID' }] } });
  t.like(await settle({ ...choice, UserID: 3 }), {
    status: 400,
    body: { fields: [{ path: 'choices.0.UserID' }] },
  });
  t.like(await settle({ ...choice, SubjectID: 3 }), { body: { fields: [{ path: 'choices.0.SubjectID' }] } });
  t.is((await settle({ ...choice, pass: 3 })).status, 400);
  t.deepEqual(await eventsOf('DifferenceSettled'), []);
  t.is((await settle(choice)).status, 200);
  t.like(await settle(choice), { status: 409, body: { code: 'results.not-different' } });
});

test('a correction of what is published stands in both passes, so that nothing differs when it is withdrawn', async (t) => {
  const { call, second, eventsOf } = await twice(t);
  await second(2, [typed(1, [80, 70]), typed(2, [60, 50])]);
  t.is((await call('POST', PUBLISH, EXAM)).status, 200);
  const correction = { ...PLACE, StudentResults: [typed(2, [95])], reason: 'ভুল যোগ' };
  t.is((await call('POST', '/api/result/corrections', correction)).status, 200);
  const withdrawn = { published: 0, reason: 'আবার দেখা হবে' };
  t.is((await call('PUT', '/api/result/point_results/1-1-1/published', withdrawn)).status, 200);
  t.is((await call('POST', PUBLISH, EXAM)).status, 200);
  t.is((await eventsOf('SheetPublished')).length, 3);
});
