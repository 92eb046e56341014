import { fieldNotes, type QueryDefinition, queryCatalogue, streams } from '@madrasah/events';
import { AuditorSet, POWER_NAMES, PowersSet, permissionIds } from '@madrasah/events/access';
import test from 'ava';
import { CLERK, SCHOOL, type TestApp, testApp } from './app-test-support.ts';

const [FROM, TO] = ['2026-01-01', '2026-03-31'];
const INSIDE = '2026-02-10';
const OUTSIDE = ['2025-12-31', '2026-04-01'];

let app: TestApp;
test.before(async () => {
  app = await testApp();
  const looks = { view: true, insert: false, edit: false, delete: false };
  await app.record(
    streams.access(SCHOOL),
    AuditorSet({ loginId: CLERK, auditor: { from: FROM, to: TO } }),
    ...Object.keys(POWER_NAMES).map((name) =>
      PowersSet({ loginId: CLERK, permissionListId: permissionIds.get(name) as number, ...looks }),
    ),
  );
  await app.settled();
});
test.after.always(() => app.end());

/** The parameters of a query that are days, told by what they take. */
const daysOf = ({ parts }: QueryDefinition) =>
  Object.entries(parts.query?.shape ?? {}).flatMap(([name, schema]) => {
    const noted = fieldNotes.noteOf(schema);
    return noted && 'json' in noted && noted.json === fieldNotes.takes.day ? [name] : [];
  });

/** Whatever else must be given: a place in the path, an id, a name. */
const OTHERS = {
  ...{ account: 1, glId: 1, slId: 1, id: 1, report_id: 1, AdmissionID: 1, fundId: 1, caId: 1, level: 2 },
  ...{
    SessionID: 1,
    ClassID: 1,
    figure: 'receipts_payments.receipts',
    kind: 'count',
    earlier: '2026-04-20T04:00:00Z',
  },
};

/** Asks with the days given. */
const ask = (query: QueryDefinition, days: Readonly<Record<string, string>>) => {
  const known = Object.keys(query.parts.query?.shape ?? {});
  const given = Object.entries({ ...OTHERS, ...days }).filter(([name]) => known.includes(name));
  const asked = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return app.ask('GET', `${query.path.replace(/:\w+/g, '1')}?${asked}`, { loginId: CLERK });
};
const allAt = (names: readonly string[], day: string) => Object.fromEntries(names.map((name) => [name, day]));

const dated = queryCatalogue.filter((query) => query.method === 'GET' && daysOf(query).length > 0);

test('there are dated queries', (t) => t.true(dated.length > 100, `${dated.length}`));

for (const query of dated) {
  const names = daysOf(query);
  test.serial(`${query.name} tells an auditor of his days alone`, async (t) => {
    const inside = await ask(query, allAt(names, INSIDE));
    t.not(inside.body?.code, 'access.outside-days', JSON.stringify(inside.body));
    for (const name of names)
      for (const day of OUTSIDE) {
        const answer = await ask(query, { ...allAt(names, INSIDE), [name]: day });
        // What is asked amiss besides is told first: 400, and nothing is shown.
        t.true([400, 403].includes(answer.status), `${name} ${day}: ${answer.status}`);
      }
    const today = await ask(query, {});
    t.true([400, 403].includes(today.status), `without days: ${today.status}`);
  });
}

test.serial('the refusal says which days', async (t) => {
  const answer = await app.ask('GET', '/api/accounts/trial_balance?asOf=2026-04-01', { loginId: CLERK });
  t.is(answer.body.code, 'access.outside-days');
  t.regex(answer.body.message, /১ জানুয়ারি ২০২৬ থেকে ৩১ মার্চ ২০২৬/);
  const inside = await app.ask('GET', '/api/accounts/trial_balance?asOf=2026-03-31', { loginId: CLERK });
  t.is(inside.status, 200);
});
