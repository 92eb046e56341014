import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { thanasNamed } from '@madrasah/service-kit/places';
import test, { type ExecutionContext } from 'ava';
import { academicsStream } from '../../academics/state.ts';
import { peopleStream } from '../../people/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { FORMS, student, twelve } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';
import { admissionsStream } from '../state.ts';

const HEAD =
  'দাখেলা নম্বর,নাম,পিতার নাম,মাতার নাম,লিঙ্গ,জন্ম তারিখ,অভিভাবকের মোবাইল,সম্পর্ক,ClassID,SubClassID,আবাসন,ভর্তির ধরন,আর্থিক অবস্থা,ভর্তির তারিখ';
const line = (
  code: string,
  name: string,
  more: { born?: string; on?: string; className?: string; section?: string } = {},
) => {
  const { born = '02/03/2015', on = '10-04-2026', className = '১', section = '1' } = more;
  return `${code},${name},আব্দুর রহমান,আয়েশা,পুরুষ,${born},1712345678,পিতা,${className},${section},আবাসিক,পুরাতন,সচ্ছল,${on}`;
};
const CHANDPUR_KACHUA = String(thanasNamed({ thana: 'কচুয়া', district: 'চাঁদপুর', division: '' })[0]?.id);
const OPERATIONS = '/api/students/operations';

async function school(t: ExecutionContext): Promise<TestApp> {
  const app = await openSchool({ withinMs: 60_000 });
  t.teardown(() => app.close());
  await furnish(app);
  return app;
}

async function send(app: TestApp, lines: readonly string[], form: Record<string, string>, key?: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ SessionID: '1', ...form })) body.append(name, value);
  body.append('file', new Blob([Buffer.from([HEAD, ...lines].join('\n'))]), 'ছাত্র.csv');
  return app.call('POST', '/api/students/import', { token: app.token(1), body, ...(key ? { key } : {}) });
}

const admissionsOf = async (app: TestApp) => [
  ...(await app.desk.state(admissionsStream, SCHOOL)).admissions.values(),
];

test('a file is looked at first: every problem of every row, and who is there already', async (t) => {
  const app = await school(t);
  await app.done('POST', ADMIT, { data: { ...(FORMS['AdmitStudent'] as object), UserName: 'আহমাদ' } });
  const before = await app.recorded();
  const { status, body } = await send(
    app,
    [
      line('', 'বিলাল'),
      line('১০০১', 'খালিদ', { born: 'কাল' }),
      line('', 'আহমাদ'),
      line('', 'উমর', { section: 'খ', on: '2027-01-01' }),
      line('2001', 'যায়েদ'),
      line('২০০১', 'হামযা'),
      line('', 'বিলাল'),
    ],
    {},
  );
  t.is(status, 200);
  t.like(body.data, { rows: 7, valid: 2, invalid: 5 });
  t.deepEqual(
    body.data.errors.map(({ row, path }: { row: number; path: string }) => [row, path]),
    [
      [3, 'DateOfBirth'],
      [4, ''],
      [5, 'CreateAt'],
      [5, 'SubClassID'],
      [7, 'UserCode'],
      [8, ''],
    ],
  );
  t.deepEqual(await app.recorded(), before, 'nothing is recorded');
});

test('a thana is named as people name it; of several the district tells which', async (t) => {
  const app = await school(t);
  const head = `${HEAD},স্থায়ী থানা,স্থায়ী জেলা,Present thana code`;
  const rows = [
    `${line('2001', 'যায়েদ')},কচুয়া,চাঁদপুর জেলা,১০১০০১`,
    `${line('2002', 'উমর')},কচুয়া,,`,
    `${line('2003', 'আলী')},,চাঁদপুর,নাই`,
  ];
  const ask = (lines: readonly string[], form: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ SessionID: '1', ...form })) body.append(name, value);
    body.append('file', new Blob([Buffer.from([head, ...lines].join('\n'))]), 'ছাত্র.csv');
    return app.call('POST', '/api/students/import', { token: app.token(1), body });
  };
  const looked = await ask(rows, {});
  t.like(looked.body.data, { rows: 3, valid: 1, invalid: 2 });
  t.deepEqual(
    looked.body.data.errors.map(({ row, path }: { row: number; path: string }) => [row, path]),
    [
      [3, 'permanentPoliceStationID'],
      [4, 'permanentPoliceStationID'],
      [4, 'TransientPoliceStationID'],
    ],
  );
  const done = await ask(rows.slice(0, 1), { dryRun: '0' });
  t.like(done.body.data, { valid: 1 });
  const { revision } = app.desk.queue(peopleStream, SCHOOL);
  const registered = await app.desk.eventAt(peopleStream, SCHOOL, revision);
  t.like(registered?.data['profile'], {
    permanent: { thana: CHANDPUR_KACHUA },
    present: { thana: '101001' },
  });
});

test('students come in by one operation, uncharged, since the day of the file; no run charges what came before', async (t) => {
  const app = await school(t);
  const { class: classes } = await app.desk.state(academicsStream, SCHOOL);
  const className = ` ${classes.get(1)?.name.bn}`;
  const lines = [line('2001', 'যায়েদ'), line('', 'বিলাল', { on: '', className })];
  const done = await send(app, lines, { dryRun: '0' }, 'k');
  t.like(done.body.data, { rows: 2, valid: 2, invalid: 0, operationId: 'students-import-1' });
  t.deepEqual((await send(app, lines, { dryRun: '0' }, 'k')).body, done.body, 'pressed twice');
  const [first, second] = await admissionsOf(app);
  t.like(first, { on: '2026-04-10', serial: 1, imported: { on: '2026-04-14', charged: false } });
  t.like(second, { on: '2026-04-14', serial: 2 });
  t.false((await app.recorded('journal')).includes('FeesCharged'));
  const run = await app.done('POST', '/api/accounts/charge_runs/preview', { SessionID: 1, SFGNID: 1 });
  t.like(run.data, { items: 0 });
  t.deepEqual([...new Set(run.data.skipped.map(({ why }: { why: string }) => why))], ['before-import']);
});

test('one broken date in row 3,000 is named by its line, and keeps all 3,000 out', async (t) => {
  const app = await school(t);
  const rows = 3000;
  const lines = Array.from({ length: rows }, (_, at) =>
    line('', `ছাত্র ${at}`, at === rows - 1 ? { born: '31/02/2015' } : {}),
  );
  const before = await app.recorded();
  const { body } = await send(app, lines, {});
  t.like(body.data, { rows, valid: rows - 1, invalid: 1 });
  t.deepEqual(
    body.data.errors.map(({ row, path }: { row: number; path: string }) => [row, path]),
    [[rows + 1, 'DateOfBirth']],
  );
  const refused = await send(app, lines, { dryRun: '0' });
  t.like(refused, { status: 400, body: { code: 'import.invalid' } });
  t.deepEqual(await app.recorded(), before);
});

test('with charge the fees of admission are charged, each at the price and on the day of the admission, as by the form', async (t) => {
  const app = await school(t);
  const later = { SessionID: 1, Classid: 1, SLID: 1, effectiveFrom: '2026-04-12', ...twelve(700) };
  await app.done('POST', '/api/accounts/fee_matrix', later);
  const lines = [line('2001', 'যায়েদ'), line('2002', 'উমর', { on: '13-04-2026' })];
  const looked = (await send(app, lines, { charge: '1' })).body.data;
  t.is(looked.charged, 1200);
  await send(app, lines, { dryRun: '0', charge: '1' });
  const form = { ...student, UserName: 'আনাস', CreateAt: '2026-04-10', months: 'none' };
  await app.done('POST', ADMIT, { data: form });
  const charged = [];
  for await (const { type, data } of app.store.readAll())
    if (type === 'FeesCharged') {
      const { on, dueOn, totals } = data as { on: string; dueOn: string; totals: { amount: number }[] };
      charged.push([on, dueOn, totals.map(({ amount }) => amount)]);
    }
  t.deepEqual(charged, [
    ['2026-04-10', '2026-04-10', [50_000]],
    ['2026-04-13', '2026-04-13', [70_000]],
    ['2026-04-10', '2026-04-10', [50_000]],
  ]);
});

test('the look tells of days that are unlikely, of heads without a price then, and of months that wait for their runs', async (t) => {
  const app = await school(t);
  await app.done('PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar']);
  const odd = [
    line('2001', 'যায়েদ', { on: '03-03-2019' }),
    line('2002', 'উমর', { on: '13-04-2026', born: '14-04-2026' }),
    line('2003', 'আলী'),
  ];
  const look = async (form: Record<string, string>) =>
    ((await send(app, odd, form)).body.data.notices as string[]).join('\n');
  const told = await look({ charge: '1' });
  t.regex(told, /২ নম্বর লাইন: ভর্তির তারিখ জামাতের শিক্ষাবর্ষ শুরুর/);
  t.regex(told, /৩ নম্বর লাইন: জন্ম তারিখ ভর্তির তারিখের পরে/);
  t.regex(told, /১ জনের \(২ নম্বর লাইন\) ভর্তির তারিখে “বেতন” খাতের ফি নির্ধারিত ছিল না/);
  t.notRegex(told, /মাসের ফি এই ফাইলে ধার্য হয় না/, 'no head is charged by the month');
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  t.regex(await look({ months: 'all' }), /: ভর্তির পর থেকে ৩ জনের .+ মাসের ফি এই ফাইলে ধার্য হয় না/);
  t.notRegex(await look({ months: 'none' }), /মাসের ফি এই ফাইলে/);
});

test('wrong rows keep all out, unless they are to be left out', async (t) => {
  const app = await school(t);
  const lines = [line('', 'বিলাল'), line('', 'উমর', { born: '2027-01-01' })];
  const refused = await send(app, lines, { dryRun: '0' });
  t.like(refused, { status: 400, body: { code: 'import.invalid' } });
  t.deepEqual(await app.recorded('people'), []);
  const { body } = await send(app, lines, { dryRun: '0', skipInvalid: '1' });
  t.like(body.data, { valid: 1, invalid: 1 });
});

test('an import is taken back with its charges; its people are inactive and the file can come again', async (t) => {
  const app = await school(t);
  const lines = [line('2001', 'যায়েদ'), line('2002', 'বিলাল')];
  await send(app, lines, { dryRun: '0', charge: '1' });
  const look = (await app.done('POST', `${OPERATIONS}/1/undo_preview`, {})).data;
  t.like(look, { possible: true, obstacles: [] });
  await app.empower(6, 'student_import', 'insert');
  const ask = { token: app.token(6), body: { reason: 'ভুল ফাইল' }, key: 'u' };
  const undone = await app.call('POST', `${OPERATIONS}/1/undo`, ask);
  t.is(undone.status, 201);
  t.deepEqual(await app.call('POST', `${OPERATIONS}/1/undo`, ask), undone, 'pressed twice');
  t.deepEqual(await admissionsOf(app), []);
  const { people } = await app.desk.state(peopleStream, SCHOOL);
  t.deepEqual(
    [...people.values()].map(({ active }) => active),
    [false, false],
  );
  t.like((await send(app, lines, { dryRun: '0' })).body.data, { valid: 2, operationId: 'students-import-2' });
});

test('an import is not taken back by who may not import, nor where money came since: the student is named', async (t) => {
  const app = await school(t);
  await send(app, [line('2001', 'যায়েদ')], { dryRun: '0', charge: '1' });
  const body = { reason: 'ভুল ফাইল' };
  await app.empower(6, 'promotion', 'insert');
  const refused = await app.call('POST', `${OPERATIONS}/1/undo`, { token: app.token(6), body });
  t.like(refused, { status: 403, body: { code: 'access.denied' } });
  const fees = [{ itemId: 1, SFSID: 1, SLID: 1, amount: 500, deduction: 0, deposit: 600 }];
  await app.done('POST', COLLECT, { UserID: 1, AdmissionID: 1, AccountType: 2, Account: 2, fees });
  const before = await app.recorded();
  const answer = await app.call('POST', `${OPERATIONS}/1/undo`, { token: app.token(1), body });
  t.like(answer, { status: 409, body: { code: 'import.in-use' } });
  t.true(answer.body.fields[0].message.includes('২০০১'));
  t.deepEqual(await app.recorded(), before);
});

test('an import of more rows than one append takes is taken back part by part, once', async (t) => {
  const app = await school(t);
  const lines = Array.from({ length: 401 }, (_, at) => line(String(3001 + at), `নাম ${at}`));
  t.like((await send(app, lines, { dryRun: '0', charge: '1' })).body.data, { valid: 401 });
  const before = (await app.recorded('admissions')).length;
  const ask = { token: app.token(1), body: { reason: 'ভুল ফাইল' }, key: 'u' };
  const undone = await app.call('POST', `${OPERATIONS}/1/undo`, ask);
  t.is(undone.status, 201);
  t.deepEqual(await app.call('POST', `${OPERATIONS}/1/undo`, ask), undone, 'pressed twice');
  t.is((await app.recorded('admissions')).length - before, 401);
  t.deepEqual(await admissionsOf(app), []);
  const { people } = await app.desk.state(peopleStream, SCHOOL);
  t.true([...people.values()].every(({ active }) => !active));
  const reversed = (await app.recorded('journal')).filter((type) => type === 'ChargesReversed');
  t.is(reversed.length, 2);
});

test('of files that race for one serial each loser leaves nobody behind who is registered and not admitted', async (t) => {
  const codes = ['3001', '3002', '3003', '3004'];
  const inner = inProcessEventStore(':memory:');
  const allBegun = Promise.withResolvers<void>();
  let begun = 0;
  const append: EventStore['append'] = async (stream, expected, events) => {
    if (stream.startsWith('operations-')) begun += events.length;
    if (begun >= codes.length) allBegun.resolve();
    // Meanwhile the students of the other files are decided: none is admitted yet.
    if (stream.startsWith('people-')) await allBegun.promise.then(() => pause(400));
    return inner.append(stream, expected, events);
  };
  const app = await openSchool({ store: { ...inner, append }, withinMs: 60_000 });
  t.teardown(() => app.close());
  await furnish(app);
  const sendOne = (code: string) => {
    const body = new FormData();
    const form = { SessionID: '1', dryRun: '0', skipInvalid: '1' };
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    const lines = [`${HEAD},ভর্তি ক্রমিক`, `${line(code, `নাম ${code}`)},7`];
    body.append('file', new Blob([Buffer.from(lines.join('\n'))]), 'ছাত্র.csv');
    return app.call('POST', '/api/students/import', { token: app.token(1), body });
  };
  await Promise.all(codes.map(sendOne));
  const admissions = await admissionsOf(app);
  t.is(admissions.length, 1);
  const { people } = await app.desk.state(peopleStream, SCHOOL);
  t.true(people.size > 1, 'somebody was registered who was not admitted');
  t.deepEqual(
    [...people.values()].filter(({ active }) => active).map(({ userId }) => userId),
    admissions.map(({ userId }) => userId),
  );
});
