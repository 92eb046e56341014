import { say } from '@madrasah/events';
import test from 'ava';
import { journalStream } from '../../ledger/journal/state.ts';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { student, twelve } from '../../test-support/forms.ts';

const IMPORT = '/api/accounts/old_dues_import';
const OPENINGS = '/api/accounts/opening_balances';
const RUNS = '/api/accounts/charge_runs';
const HEAD = 'দাখেলা,ফি-র খাত,মাস,বকেয়া টাকা';
const MONTHS = ['শাওয়াল', 'জিলকদ', 'জিলহজ'];

/** A class whose months begin on the tenth of each month from January 2026; tuition of 800, two students: 1001, 1002. */
async function school() {
  const app = await openSchool();
  const add = (path: string, body: object) => app.done('POST', path, body);
  await add('/api/academic/insert_session', { SessionName: '১৪৪৭' });
  await add('/api/academic/insert_class', { ClassName: 'মীযান' });
  await add('/api/academic/insert_sub_class', { ClassID: 1, SubClass: 'ক' });
  await add('/api/accounts/general_ledgers', { FundID: 1, CAID: 1, GlName: 'ফি' });
  await add('/api/accounts/sub_ledgers', { FundID: 1, GLID: 1, SlName: 'মাসিক বেতন', SlNameEn: 'Tuition' });
  await add('/api/accounts/sub_ledgers', { FundID: 1, GLID: 1, SlName: 'বইয়ের দাম', SlNameEn: 'Books' });
  await add('/api/accounts/fee_groups', { FundID: 1, GLID: 1, SLID: 1, SFGNID: 2 });
  await add('/api/accounts/fee_groups', { FundID: 1, GLID: 1, SLID: 2, SFGNID: 3 });
  await add('/api/accounts/fee_matrix', {
    ...{ SessionID: 1, Classid: 1, SLID: 1, effectiveFrom: '2026-01-01', ...twelve(800) },
  });
  const months = Array.from({ length: 12 }, (_, at) => ({
    ...{ MonthID: at + 1, name: MONTHS[at] ?? `মাস ${at + 1}`, charged: true },
    startsOn: `2026-${String(at + 1).padStart(2, '0')}-10`,
  }));
  await app.done('PUT', '/api/accounts/month_calendar', {
    SessionID: 1,
    ClassID: 1,
    calendar: 'own',
    months,
  });
  for (const _ of [1, 2]) await app.done('POST', '/api/students/insert_student', { data: student });
  const send = (lines: readonly string[], form: Record<string, string> = {}, key?: string) => {
    const body = new FormData();
    const fields = { on: '2026-04-12', SessionID: '1', reason: 'বকেয়ার খাতা', ...form };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', new Blob([[HEAD, ...lines].join('\n')]), 'বকেয়া.csv');
    return app.call('POST', IMPORT, { token: app.token(2), body, ...(key ? { key } : {}) });
  };
  const approve = (id: number) => app.call('POST', `${OPENINGS}/${id}/approve`, { token: app.token(1) });
  const items = async () => [...(await app.desk.state(journalStream, SCHOOL)).items.values()];
  return { app, send, approve, items };
}

const RIGHT = ['১০০১,মাসিক বেতন,শাওয়াল,"৮০০"', '1001,Tuition,12/04/2026,500.50', '1002,বইয়ের দাম,,250'];
const OTHERS = [RIGHT[0] as string, RIGHT[2] as string];
const DEED = { dryRun: '0' };

test('a look tells students, sums by head and class, and what was brought before; nothing is recorded', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const before = (await app.recorded('journal')).length;
  const seen = await send(RIGHT);
  t.is(seen.status, 200, JSON.stringify(seen.body));
  t.like(seen.body.data, { rows: 3, valid: 3, invalid: 0, errors: [] });
  t.like(seen.body.data.dues, { students: 2, amount: 1550.5, before: { rows: 0, students: 0, amount: 0 } });
  t.like(seen.body.data.dues.heads, [
    { SLID: 1, SlName: 'মাসিক বেতন', rows: 2, students: 1, amount: 1300.5 },
    { SLID: 2, SlNameEn: 'Books', rows: 1, students: 1, amount: 250 },
  ]);
  t.like(seen.body.data.dues.classes, [{ ClassID: 1, rows: 3, students: 2, amount: 1550.5 }]);
  t.is((await app.recorded('journal')).length, before);
});

test('each wrong cell is named; wrong rows are left out where that was asked for, and come as a file', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const wrong = [
    '১০০১,মাসিক বেতন,শাওয়াল,800',
    '9999,মাসিক বেতন,শাওয়াল,800',
    '1001,নেই,শাওয়াল,800',
    '1001,মাসিক বেতন,নেই,800',
    '1001,মাসিক বেতন,,800',
    '1001,মাসিক বেতন,মাস 5,800',
    '1001,Tuition,10/01/2026,800',
    '1002,মাসিক বেতন,জিলকদ,x',
  ];
  const seen = await send(wrong);
  t.like(seen.body.data, { rows: 8, valid: 1, invalid: 7, faultyRows: 7 });
  const told = seen.body.data.errors.map(({ row, path, message }: Record<string, unknown>) => [
    row,
    path,
    message,
  ]);
  t.deepEqual(told, [
    [3, 'UserCode', say('bn', 'ledger.old-due-nobody')],
    [4, 'SLID', say('bn', 'fees.not-a-head')],
    [5, 'Month', say('bn', 'ledger.old-due-month')],
    [6, 'Month', say('bn', 'fees.run-month-required', { head: 'মাসিক বেতন' })],
    [7, 'Month', say('bn', 'ledger.old-due-later', { head: 'মাসিক বেতন', day: '2026-05-10' })],
    [8, 'Month', say('bn', 'ledger.old-due-of-line', { line: 2 })],
    [9, 'amount', say('bn', 'request.number')],
  ]);
  t.like(await send(wrong, DEED), { status: 400, body: { code: 'import.invalid' } });
  t.deepEqual(await app.recorded('journal'), []);
  const taken = await send(wrong, { ...DEED, skipInvalid: '1', faulty: 'csv' });
  t.like(taken, { status: 202, body: { data: { valid: 1, invalid: 7, faultyRows: 7, state: 'waiting' } } });
  t.truthy(taken.body.data.file.base64);
});

test('what is odd about a due and may be right is told with its rows: before the admission, of no head of his, above its price', async (t) => {
  const { app, send, approve } = await school();
  t.teardown(() => app.close());
  const told = async (rows: readonly string[]) => {
    const { notices } = (await send(rows)).body.data;
    return (notices as string[]).filter((one) => /সারি [০-৯]/.test(one));
  };
  const doubt = (which: string, count: number, lines: string) =>
    say('bn', `ledger.old-due-doubt.${which}`, { count, lines });
  t.deepEqual(await told(['1001,মাসিক বেতন,মাস 4,800']), [], 'the month he came in, at its price');
  t.deepEqual(
    await told(['1001,মাসিক বেতন,মাস 4,800.01', '1001,মাসিক বেতন,মাস 4,৮০০', '1002,Tuition,মাস 4,900']),
    [doubt('above-price', 2, '2, 4')],
  );
  t.deepEqual(await told(['1001,মাসিক বেতন,শাওয়াল,800', '1001,বইয়ের দাম,12/04/2026,10']), [
    doubt('before-admission', 2, '2, 3'),
    doubt('no-price', 1, '3'),
  ]);
  const taken = await send(['1001,মাসিক বেতন,মাস 4,800'], DEED);
  t.is((await approve(taken.body.id)).status, 200);
  const { notices } = (await send(['1002,মাসিক বেতন,শাওয়াল,800'], { on: '2026-04-01' })).body.data;
  t.true(
    (notices as string[]).some((one) =>
      one.includes(
        say('bn', 'ledger.opening-earlier', { fund: 'সাধারণ', day: '2026-04-01', opening: '2026-04-12' }).slice(
          -30,
        ),
      ),
    ),
    notices.join(),
  );
});

test('a month is known by its usual spellings', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const seen = await send([
    '1001,Tuition,শওয়াল,800',
    '1001,Tuition,জিলক্বদ,800',
    '1001,Tuition,যিলহজ্জ,800',
    '1002,Tuition,রবিউল আখির,800',
  ]);
  t.like(seen.body.data, { valid: 3, invalid: 1 });
});

test('a day after the opening is no old due, of a monthly head as of any other; the opening day itself is one', async (t) => {
  const { app, send } = await school();
  t.teardown(() => app.close());
  const seen = await send([
    '1001,Tuition,13/04/2026,800',
    '1001,Books,13/04/2026,250',
    '1002,Tuition,12/04/2026,800',
    '1002,Books,12/04/2026,250',
  ]);
  t.like(seen.body.data, { valid: 2, invalid: 2 });
  const later = (head: string) => say('bn', 'ledger.old-due-later', { head, day: '2026-04-13' });
  t.deepEqual(
    seen.body.data.errors.map(({ row, path, message }: Record<string, unknown>) => [row, path, message]),
    [
      [2, 'Month', later('মাসিক বেতন')],
      [3, 'Month', later('বইয়ের দাম')],
    ],
  );
});

test('it stands on the opening day in equity, each due since its own day; no run charges it again', async (t) => {
  const { app, send, approve, items } = await school();
  t.teardown(() => app.close());
  const asked = await send(RIGHT, DEED, 'k');
  t.is(asked.status, 202, JSON.stringify(asked.body));
  t.is((await send(RIGHT, DEED, 'k')).body.id, asked.body.id, 'sent twice');
  const waits = await send(RIGHT);
  t.is(waits.body.data.errors[0].message, say('bn', 'ledger.old-due-waits', { number: asked.body.id }));
  t.is((await approve(asked.body.id)).status, 200);
  t.deepEqual(
    (await items()).map(({ subLedgerId, arrearOf, monthId, dueOn, dueSince, due, name }) => [
      ...[subLedgerId, arrearOf, monthId, dueOn, dueSince, due, name],
    ]),
    [
      [0, 1, 1, '2026-01-10', '2026-04-12', 80_000, 'পূর্বের বকেয়া: মাসিক বেতন'],
      [0, 1, 4, '2026-04-10', '2026-04-12', 50_050, 'পূর্বের বকেয়া: মাসিক বেতন'],
      [0, 2, 0, '2026-04-12', '2026-04-12', 25_000, 'পূর্বের বকেয়া: বইয়ের দাম'],
    ],
  );
  const { balances } = await app.desk.state(journalStream, SCHOOL);
  t.is(balances.get('sys:receivable|1')?.total, 155_050);
  t.is(balances.get('sys:fund-balance|1')?.total, -155_050);
  t.is(balances.get('sl:1|1'), undefined, 'no income');
  const again = await send(RIGHT);
  t.like(again.body.data, {
    valid: 0,
    invalid: 3,
    dues: { before: { rows: 3, students: 2, amount: 1550.5 } },
  });
  const run = { SessionID: 1, ClassID: 1, SFGNID: 2, MonthID: 4 };
  t.like((await app.done('POST', `${RUNS}/preview`, run)).data, {
    students: 1,
    total: 800,
    alreadyCharged: 1,
  });
});

test('a month that was charged here is no old due; one that was brought over is taken back while unused', async (t) => {
  const { app, send, approve, items } = await school();
  t.teardown(() => app.close());
  await app.done('POST', RUNS, { SessionID: 1, ClassID: 1, SFGNID: 2, MonthID: 4 });
  const seen = await send(RIGHT);
  t.is(
    seen.body.data.errors[0]?.message,
    say('bn', 'ledger.old-due-charged', { head: 'মাসিক বেতন', amount: 80_000 }),
  );
  const asked = await send(OTHERS, DEED);
  t.is((await approve(asked.body.id)).status, 200);
  const body = { reason: 'ভুল ফাইল' };
  const back = await app.call('POST', `${OPENINGS}/${asked.body.id}/reverse`, { token: app.token(2), body });
  t.is(back.status, 202, JSON.stringify(back.body));
  const path = `/api/accounts/opening_reversals/${back.body.id}/approve`;
  t.is((await app.call('POST', path, { token: app.token(1) })).status, 200);
  t.deepEqual(
    (await items()).filter(({ arrearOf, reversed }) => arrearOf && !reversed),
    [],
  );
  t.like((await send(OTHERS)).body.data, { valid: 2, invalid: 0 });
});
