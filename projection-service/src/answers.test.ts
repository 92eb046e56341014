import { queryCatalogue } from '@madrasah/events';
import test from 'ava';
import { recordSchool } from './app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from './app-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'ক');
  await app.settled();
});
test.after.always(() => app.end());

const declared = queryCatalogue.filter(({ method, answer }) => method === 'GET' && answer);
const addressOf = (path: string) =>
  path.replace(/(\/public\/result\/):id/, `$1${SCHOOL}`).replace(/:\w+/g, '1');

for (const { name, path } of declared)
  test(`${name} answers what it says, as far as an address alone asks it`, async (t) => {
    for (const language of ['bn', 'en']) {
      const { status, body } = await app.get(addressOf(path), { language });
      t.true(status < 500, `${status}: ${JSON.stringify(body)}`);
    }
  });

test('most of them are answered so', async (t) => {
  const statuses = await Promise.all(declared.map(({ path }) => app.get(addressOf(path))));
  const told = statuses.filter(({ status }) => status === 200).length;
  t.true(told > declared.length / 2, `${told} of ${declared.length}`);
});
