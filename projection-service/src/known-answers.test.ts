import { type QueryDefinition, queryCatalogue, streams } from '@madrasah/events';
import { PowersSet, permissionIds } from '@madrasah/events/access';
import test from 'ava';
import { recordSchool } from './app-test-school.ts';
import { type Asking, CLERK, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from './app-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'ক');
  await recordSchool(app, OTHER_SCHOOL, 'খ');
  const all = { view: true, insert: true, edit: true, delete: true };
  const powers = [...permissionIds.values()].map((permissionListId) =>
    PowersSet({ loginId: CLERK, permissionListId, ...all }),
  );
  await app.record(streams.access(SCHOOL), ...powers);
  await app.settled();
});
test.after.always(() => app.end());

const PARTS = 'SessionID=1&ClassID=1&AdmissionID=1&sessionId=1&classId=1&from=2026-04-01&to=2026-04-30';
const addressOf = ({ path }: QueryDefinition) => `${path.replace(/:\w+/g, '1')}?${PARTS}`;
const known = (tag: string, asking: Asking = {}): Asking => ({
  ...asking,
  headers: { ...asking.headers, 'if-none-match': tag },
});

/** Who may ask for the same, and have something else to see. */
const OTHERS: Readonly<Record<string, Asking>> = {
  'another school': { school: OTHER_SCHOOL },
  'another login': { loginId: CLERK },
  'another language': { language: 'en' },
  nobody: { headers: { authorization: '' } },
};

let answered = 0;
for (const query of queryCatalogue.filter(
  ({ method, path }) => method === 'GET' && !/\.(pdf|xlsx|csv)$|\/audit\/verify$/.test(path),
))
  test.serial(`what a page has of ${query.name} is not sent again to it, and is nobody else’s`, async (t) => {
    const address = addressOf(query);
    const first = await app.get(address, known('""'));
    const tag = first.headers.get('etag');
    if (first.status !== 200 || tag === null) {
      t.pass(); // refused without more, or a file
      return;
    }
    answered += 1;
    const again = await app.get(address, known(tag));
    t.is(again.status, 304);
    t.is(again.body, '');
    t.is(again.headers.get('cache-control'), 'no-store');
    t.deepEqual(again.headers.get('x-kinds'), first.headers.get('x-kinds'));
    for (const [who, asking] of Object.entries(OTHERS)) {
      const whole = await app.get(address, asking);
      const given = await app.get(address, known(tag, asking));
      if (given.status === 304) t.deepEqual(whole.body, first.body, `${who} is shown what he would be`);
      else t.is(given.status, whole.status, who);
    }
  });

test.serial('most queries can be asked here, and the answers of two schools differ', async (t) => {
  t.true(answered > 60, `${answered}`);
  const funds = '/api/accounts/funds';
  const tag = (await app.get(funds, known('""'))).headers.get('etag') ?? '';
  t.is((await app.get(funds, known(tag, { school: OTHER_SCHOOL }))).status, 200);
});

test.serial('a power that was taken away takes the known answer away', async (t) => {
  const balances = '/api/accounts/balances';
  const tag = (await app.get(balances, known('""', { loginId: CLERK }))).headers.get('etag') ?? '';
  t.is((await app.get(balances, known(tag, { loginId: CLERK }))).status, 304);
  const none = { view: false, insert: false, edit: false, delete: false };
  const permissionListId = permissionIds.get('ledger_report') as number;
  await app.record(streams.access(SCHOOL), PowersSet({ loginId: CLERK, permissionListId, ...none }));
  await app.settled();
  t.is((await app.get(balances, known(tag, { loginId: CLERK }))).status, 403);
});

test.serial('who asks for no tag has none', async (t) => {
  t.is((await app.get('/api/accounts/funds')).headers.get('etag'), null);
});
