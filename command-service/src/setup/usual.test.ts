import { isRefusal } from '@madrasah/events';
import { refuseSetup, SETUP_STEPS, setupCommands, USUAL_PARTS, USUAL_ROWS } from '@madrasah/events/setup';
import test from 'ava';
import { academicsStream } from '../academics/state.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { SCHOOL } from '../test-support/app.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { roomOf } from './rooms.ts';
import { newSchool, standingIn, TAKEN } from './test-support.ts';

const { takeUsual } = setupCommands;

for (const { part } of USUAL_ROWS)
  test(`${part} of the usual is shown by name, made in one append, and nothing of it is made twice`, async (t) => {
    const { app, take, look } = await newSchool(t);
    const { count, make, there } = await look(part);
    const before = (await app.recorded()).length;
    t.true(count > 0);
    const names = make.flatMap((one: { names: string[] }) => one.names);
    t.is(names.length, count);
    t.false(names.includes(''));
    const taken = await take(part);
    t.like(taken, { status: 201, body: { data: { count, make, there } } });
    // Beside the rows an operation begins and ends.
    t.is((await app.recorded()).length, before + count + 2);
    t.is((await look(part)).count, 0);
    t.like(await take(part), { status: 409, body: { code: 'setup.usual-there' } });
  });

test('the rows of a part stand in one stream, whose rules decide over them', (t) => {
  for (const part of USUAL_ROWS) {
    t.notThrows(() => roomOf(part));
    const used = new Set(part.rows('2026-04-14').map(({ register }) => register));
    t.deepEqual(new Set(part.registers), used);
  }
});

test('every step that leans on a part names one that there is', (t) => {
  const parts = USUAL_PARTS.map(({ part }) => part);
  for (const { part } of SETUP_STEPS) t.true(part === null || parts.includes(part));
});

test('what the school has already is named and stands for what would be made', async (t) => {
  const { app, take, look } = await newSchool(t);
  await app.done('POST', '/api/academic/insert_class', { ClassName: 'মীযান' });
  const { there, make } = await look('classes');
  t.deepEqual(there, [{ of: 'জামাত', names: ['মীযান'] }]);
  t.false(make[0].names.includes('মীযান'));
  await take('classes');
  const state = await app.desk.state(academicsStream, SCHOOL);
  t.is(standingIn(state.class), 12);
  const own = [...state.section.values()].find(({ classId }) => classId === 1);
  t.is(own?.name.bn, 'ক শাখা');
});

test('a general fund of another name is the general fund', async (t) => {
  const { app, take } = await newSchool(t);
  await app.done('PUT', '/api/accounts/funds/1', { FundName: 'মূল তহবিল' });
  await take('chart');
  const { funds, feeHeads, subLedgers } = await app.desk.state(chartStream, SCHOOL);
  t.deepEqual([...funds.values()].map(({ kind }) => kind).toSorted(), [1, 2, 2, 3, 4]);
  t.is(feeHeads.size, 8);
  const zakatBank = [...subLedgers.values()].find(({ name }) => name === 'যাকাত সঞ্চয়ী হিসাব');
  t.deepEqual(zakatBank?.allowedFunds, [zakatBank?.fundId]);
});

for (const part of ['chart', 'classes', 'exams'])
  test(`${part} is taken back whole while nothing of it is used, and may be taken again`, async (t) => {
    const { app, take, look, undo } = await newSchool(t);
    const { count } = await look(part);
    await take(part);
    const seen = await app.call('POST', `${TAKEN}/1/undo_preview`, { token: app.token(2) });
    t.like(seen.body.data, { possible: true, obstacles: [] });
    t.is((await undo(1)).status, 201);
    t.is((await look(part)).count, count);
    t.like(await undo(1), { status: 409, body: { code: 'operation.already-undone' } });
    t.is((await take(part)).status, 201);
  });

test('what is used keeps all of it, and each thing that is used is named', async (t) => {
  const { app, take, undo } = await newSchool(t);
  await take('chart');
  await take('classes');
  await app.done('POST', '/api/settings/sessions', { SessionName: '১৪৪৭-৪৮' });
  const { subLedgers } = await app.desk.state(chartStream, SCHOOL);
  const tuition = [...subLedgers.values()].find(({ name }) => name === 'মাসিক বেতন');
  await app.done('POST', '/api/accounts/fee_matrix', {
    ...{ SessionID: 1, Classid: 1, SLID: tuition?.subLedgerId, MaleAbaNew: 800 },
  });
  const events = (await app.recorded()).length;
  for (const [id, named] of [
    [1, 'মাসিক বেতন'],
    [2, 'নূরানী প্রথম'],
  ] as const) {
    const { status, body } = await undo(id);
    t.is(status, 409);
    t.is(body.code, 'setup.usual-in-use');
    t.true(body.fields.some(({ message }: { message: string }) => message.includes(named)));
  }
  t.is((await app.recorded()).length, events);
});

test('the same key again takes nothing twice', async (t) => {
  const { app, take } = await newSchool(t);
  const first = await take('exams', 'one-key');
  const events = (await app.recorded()).length;
  const again = await take('exams', 'one-key');
  t.is(again.status, 201);
  t.is(again.body.data.operationId, first.body.data.operationId);
  t.is((await app.recorded()).length, events);
});

test('an unknown part and whoever is no administrator take nothing', async (t) => {
  const { app, take } = await newSchool(t);
  t.is((await take('everything')).status, 400);
  for (const type of [5, 6]) {
    const token = app.token(type);
    t.is((await app.call('POST', takeUsual.path, { token, body: { part: 'exams' } })).status, 403);
  }
  t.false((await app.recorded()).includes('OperationBegun'));
});

test('every row of the usual is one that its own form takes', (t) => {
  for (const { rows } of USUAL_ROWS)
    for (const { register, fields, refs = {} } of rows('2026-04-14')) {
      const ids = Object.fromEntries(
        Object.entries(refs).map(([field, to]) => [field, typeof to[1] === 'string' ? 1 : [1]]),
      );
      const read = register.commands.add.input.safeParse({ params: {}, body: { ...fields, ...ids } });
      t.true(read.success, `${register.noun} ${JSON.stringify(fields)} ${read.error?.message}`);
      t.false(isRefusal(read.data));
    }
});

provokesEach(refuseSetup.codes, {
  'setup.usual-there': async () => {
    const { app, take } = await newSchool();
    await take('exams');
    const answer = await take('exams');
    await app.close();
    return answer;
  },
  'setup.usual-needs': async () => {
    const { app, take } = await newSchool();
    const answer = await take('divisions');
    await app.close();
    return answer;
  },
  'setup.usual-papers-changed': async () => {
    const { app, take, undo } = await newSchool();
    await take('papers');
    await app.done('POST', '/api/settings/update_report_settings', { Mode: 1, PrintMode: 1, settings: [] });
    const answer = await undo(1);
    await app.close();
    return answer;
  },
  'setup.usual-none': async () => {
    const { app, take, look } = await newSchool();
    const { rows } = await look('vacations');
    const ids = rows.map(({ id }: { id: string }) => id);
    const answer = await take('vacations', undefined, ids);
    await app.close();
    return answer;
  },
  'setup.usual-unknown': async () => {
    const { app, take } = await newSchool();
    const answer = await take('exams', undefined, ['exam:ghost']);
    await app.close();
    return answer;
  },
  'setup.usual-in-use': async () => {
    const { app, take, undo } = await newSchool();
    await take('designations');
    await app.done('POST', '/api/users/insert_user_info', {
      ...{ UserTypeID: 2, UserCode: '', UserName: 'আব্দুল হক', GenderID: 1 },
      ...{ DateOfBirth: '1980-03-02', Mobile1: '01712345678', FatherName: 'আব্দুর রহমান' },
    });
    await app.done('POST', '/api/teachers/insert_teacher', {
      ...{ UserID: 1, DNID: 1, JoiningDate: '2020-01-01', PasstedDate: '2010-06-10' },
      ...{ ResultDevision: 'মুমতায', Qualification: 'দাওরা', ExamBoardName: 'বেফাক', Experience: 'নেই' },
    });
    const answer = await undo(1);
    await app.close();
    return answer;
  },
});
