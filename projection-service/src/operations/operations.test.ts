import { type Language, streams } from '@madrasah/events';
import { ChargesReversed, FeesCharged } from '@madrasah/events/fees';
import { OperationBegun, OperationDone } from '@madrasah/events/operations';
import test from 'ava';
import { allowed, CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';

const RUNS = '/api/accounts/charge_runs';

/** A run over two students: tuition of one month, or tuition and food. */
function run(chargeId: number, firstItemId: number, food = 0) {
  const head = (subLedgerId: number, name: string) => ({ subLedgerId, fundId: 1, name });
  const line = (user: number, head: number, amount: number) =>
    [user, user, head, 1, 3, amount] as [number, number, number, number, number, number];
  return FeesCharged({
    ...{ chargeId, firstItemId, sessionId: 7, admissionId: null, on: '2026-04-20', dueOn: '2026-04-20' },
    heads: [head(21, 'বেতন'), ...(food > 0 ? [head(22, 'খোরাকি')] : [])],
    lines: [line(1, 21, 80_000), line(2, 21, 80_000), ...(food > 0 ? [line(2, 22, food)] : [])],
    totals: [{ fundId: 1, amount: 160_000 + food }],
  });
}

const takenBack = ChargesReversed({
  ...{ reversalId: 1, chargeId: 1, on: '2026-04-21', reason: 'ভুল মাস', unapplied: [] },
  heads: [{ subLedgerId: 21, fundId: 1 }],
  lines: [
    [1, 1, 21, 80_000, 0, 1],
    [2, 2, 21, 80_000, 0, 2],
  ],
  totals: [{ fundId: 1, amount: 160_000 }],
});

test('charge runs are listed in words, the last first, with who took one back and why', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await app.record(streams.journal(SCHOOL), run(1, 1));
  await app.record(streams.journal(OTHER_SCHOOL), run(9, 1));
  app.clock.advance(60_000);
  const admission = FeesCharged({ ...run(2, 3).data, admissionId: 31 });
  await app.record(streams.journal(SCHOOL), admission, run(3, 5, 300_000));
  t.like((await app.get(RUNS)).body, { total: 2 });
  app.clock.advance(60_000);
  await app.record(streams.journal(SCHOOL), takenBack);
  const { body } = await app.get(RUNS);
  const actor = { id: 1, name: 'login1' };
  t.deepEqual(
    body.data.map(({ at, ...row }: { at: string }) => row),
    [
      {
        ...{ id: 3, operationId: 'charge-run-3', kind: 'charge-run', state: 'done', actor, undone: null },
        text: 'ফি ধার্য: বেতন, খোরাকি, মাস যিলহজ্ব',
        counts: { students: 2, items: 3, total: 4600 },
      },
      {
        ...{ id: 1, operationId: 'charge-run-1', kind: 'charge-run', state: 'undone', actor },
        text: 'ফি ধার্য: বেতন, মাস যিলহজ্ব',
        counts: { students: 2, items: 2, total: 1600 },
        undone: { at: app.clock.now().toISOString(), actor, reason: 'ভুল মাস' },
      },
    ],
  );
  t.is(
    (await app.get(`${RUNS}?limit=1&page=2`, { language: 'en' })).body.data[0].text,
    'Charged: বেতন, month Dhu al-Hijjah',
  );
});

test('the sentence of an operation says what the school calls things in the language that is read', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const operationId = 'group-change-1';
  const about = { class: 'মীযান', classEn: 'Mizan', section: 'ক শাখা', sectionId: 1 };
  await app.record(
    streams.operations(SCHOOL),
    OperationBegun({ operationId, number: 1, kind: 'group-change', about, rows: 2 }),
    OperationDone({ operationId, made: [1, 2], skipped: 0 }),
  );
  const path = '/api/students/operations';
  const text = async (language: Language) => (await app.get(path, { language })).body.data[0].text;
  t.deepEqual(
    [await text('bn'), await text('en')],
    ['শাখা বদল: মীযান – ক শাখা', 'Change of section: Mizan – ক শাখা'],
  );
});

test('a view shows its own kinds, and to whom may see them', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  t.is((await app.get(`${RUNS}?kind=subjects-import`)).status, 400);
  t.is((await app.get(RUNS, { loginId: CLERK })).status, 403);
  const students = '/api/students/operations';
  const changed = { operationId: 'group-change-1', number: 1, kind: 'group-change', about: {}, rows: 2 };
  await app.record(streams.operations(SCHOOL), OperationBegun(changed));
  t.is((await app.get(students, { loginId: CLERK })).status, 403);
  await app.record(streams.access(SCHOOL), allowed(CLERK, 'promotion'));
  t.is((await app.get(students, { loginId: CLERK })).body.total, 0);
  await app.record(streams.access(SCHOOL), allowed(CLERK, 'student_group_setting'));
  t.is((await app.get(students, { loginId: CLERK })).body.total, 1);
  await app.record(streams.access(SCHOOL), allowed(CLERK, 'fee_setting'));
  t.deepEqual((await app.get(`${RUNS}?kind=charge-run`, { loginId: CLERK })).body.data, []);
});
