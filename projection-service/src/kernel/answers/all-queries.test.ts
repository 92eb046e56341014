import { type EventDraft, type QueryDefinition, queryCatalogue, streams } from '@madrasah/events';
import { AuditorSet, PowersSet, permissionIds } from '@madrasah/events/access';
import test from 'ava';
import { NEWS, recordSchool } from '../../app-test-school.ts';
import {
  type Asking,
  CLERK,
  HEAD,
  OTHER_SCHOOL,
  SCHOOL,
  type TestApp,
  testApp,
} from '../../app-test-support.ts';
import { KeptAnswers } from './kept-answers.ts';

const answers = new KeptAnswers();
const forgetAll = () => {
  for (const school of [SCHOOL, OTHER_SCHOOL]) answers.forgetSchool(school);
};

const powersOf = (loginId: number): EventDraft[] => {
  const all = { view: true, insert: true, edit: true, delete: true };
  return [...permissionIds.values()].map((permissionListId) =>
    PowersSet({ loginId, permissionListId, ...all }),
  );
};

let app: TestApp;
test.before(async () => {
  app = await testApp({ answers });
  await recordSchool(app, SCHOOL, 'ক');
  await recordSchool(app, OTHER_SCHOOL, 'খ');
  await app.record(streams.access(SCHOOL), ...powersOf(CLERK));
  await app.settled();
});
test.after.always(() => app.end());

const PARTS = 'SessionID=1&ClassID=1&AdmissionID=2&sessionId=1&classId=1&from=2026-04-01&to=2026-04-30';
const addressOf = ({ path }: QueryDefinition) => `${path.replace(/:\w+/g, '1')}?${PARTS}`;
/** What is open to everybody is made each time. */
const queries = queryCatalogue.filter(
  ({ method, path, access }) =>
    method === 'GET' && access.kind !== 'public' && !/\.(pdf|xlsx|csv)$|\/audit\/verify$/.test(path),
);

const shown = async (query: QueryDefinition, asking: Asking = {}) => {
  const { status, body } = await app.get(addressOf(query), asking);
  return { status, body };
};

/** Who may ask in the same words. */
const ASKING: Readonly<Record<string, Asking>> = {
  'the head': {},
  'another school': { school: OTHER_SCHOOL },
  'another login': { loginId: CLERK },
  'another language': { language: 'en' },
  'another login in another language': { loginId: CLERK, language: 'en' },
  nobody: { headers: { authorization: '' } },
};

let kept = 0;
for (const query of queries)
  test.serial(
    `${query.name}: whoever asks is shown what he would be shown had nobody asked before`,
    async (t) => {
      const alone: Record<string, unknown> = {};
      for (const [who, asking] of Object.entries(ASKING)) {
        forgetAll();
        alone[who] = await shown(query, asking);
      }
      forgetAll();
      for (const [who, asking] of [...Object.entries(ASKING), ['the head', {}] as const])
        t.deepEqual(await shown(query, asking), alone[who] as never, who);
      if (answers.sizes.answers > 0) kept += 1;
    },
  );

test.serial('most queries were answered from what is kept', (t) => {
  t.true(kept > 60, `${kept} of ${queries.length}`);
});

test.serial('the next day everything is answered anew', async (t) => {
  forgetAll();
  for (const query of queries) await shown(query);
  app.clock.advance(24 * 3600_000);
  const tomorrow = await Promise.all(queries.map((query) => shown(query)));
  forgetAll();
  for (const [index, query] of queries.entries())
    t.deepEqual(await shown(query), tomorrow[index] as never, query.name);
  app.clock.advance(-24 * 3600_000);
});

test.serial('a power that was taken away takes what was kept away, from that login alone', async (t) => {
  forgetAll();
  const balances = queries.find(({ path }) => path === '/api/accounts/balances') as QueryDefinition;
  for (const loginId of [HEAD, CLERK]) t.is((await shown(balances, { loginId })).status, 200);
  const none = { view: false, insert: false, edit: false, delete: false };
  const permissionListId = permissionIds.get('ledger_report') as number;
  await app.record(streams.access(SCHOOL), PowersSet({ loginId: CLERK, permissionListId, ...none }));
  t.is((await shown(balances, { loginId: CLERK })).status, 403);
  t.is((await shown(balances, { loginId: HEAD })).status, 200);
});

test.serial('an auditor is not shown what he was shown before his days were set', async (t) => {
  forgetAll();
  const dues = queries.find(({ path }) => path === '/api/accounts/dues') as QueryDefinition;
  const asking = { loginId: CLERK };
  t.is((await shown(dues, asking)).status, 200);
  await app.record(
    streams.access(SCHOOL),
    AuditorSet({ loginId: CLERK, auditor: { from: '2025-01-01', to: '2025-12-31' } }),
  );
  const bounded = await shown(dues, asking);
  forgetAll();
  t.deepEqual(await shown(dues, asking), bounded);
});

test.serial(
  'whatever is recorded: what is answered then is what would be answered had nothing been kept',
  async (t) => {
    for (const [stream, event] of NEWS) {
      forgetAll();
      for (const query of queries) await shown(query);
      await app.record(stream(SCHOOL), event);
      const after = await Promise.all(queries.map((query) => shown(query)));
      forgetAll();
      for (const [index, query] of queries.entries())
        t.deepEqual(await shown(query), after[index] as never, `${query.name} after ${event.type}`);
    }
  },
);

test.serial('an erasure leaves no answer of its school behind', async (t) => {
  for (const query of queries) await shown(query);
  t.true(answers.sizes.answers > 0);
  const erased = NEWS.find(([, { type }]) => type === 'PersonErased') as (typeof NEWS)[number];
  const { userId, reason } = erased[1].data as { userId: number; reason: string };
  await app.record(streams.people(SCHOOL), {
    ...erased[1],
    data: { userId: userId - 1, reason },
  } as EventDraft);
  await app.settled();
  t.is(answers.sizes.answers, 0);
});
