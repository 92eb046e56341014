import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';

async function office(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  const put = (body: object) => app.call('PUT', '/api/exam/settings', { token: app.token(1), body });
  const recorded = async () => {
    const found: Record<string, unknown>[] = [];
    for await (const { type, data } of app.store.readStream(`exams-${SCHOOL}`))
      if (type === 'ExamSettingsSet') found.push(data as Record<string, unknown>);
    return found;
  };
  return { put, recorded };
}

test('what is not sent stays as it is, and what changes nothing is not recorded', async (t) => {
  const { put, recorded } = await office(t);
  t.is((await put({ rankByGender: 1, publicNeedsBirthDate: 1 })).status, 200);
  t.is((await put({ ExamStatus: 2, rankGaps: 1 })).status, 200);
  t.is((await put({ ExamStatus: 2 })).status, 200);
  t.is((await put({ publicNeedsBirthDate: 0 })).status, 200);
  t.is((await put({})).status, 400);
  const [first, second, third, ...more] = await recorded();
  t.like(first, { mode: 1, gaps: false, byGender: true, publicNeedsBirthDate: true, resultSites: [] });
  t.like(second, { mode: 2, gaps: true, byGender: true, publicNeedsBirthDate: true });
  t.like(third, { mode: 2, byGender: true, publicNeedsBirthDate: false });
  t.deepEqual(more, []);
});

test('a result site is an address of the web; an unnamed one is called after its host, an empty row is none', async (t) => {
  const { put, recorded } = await office(t);
  const sites = (...resultSites: object[]) => put({ resultSites });
  t.is((await sites({ name: '', url: 'https://example.org/x' }, { name: '', url: '' })).status, 200);
  t.like((await recorded())[0], { resultSites: [{ name: 'example.org', url: 'https://example.org/x' }] });
  for (const url of ['javascript:alert(1)', 'example.org', 'https://', 'ftp://example.org/'])
    t.like(await sites({ name: 'ক', url }), {
      status: 400,
      body: { fields: [{ path: 'resultSites.0.url' }] },
    });
  t.like(await sites({ name: 'ক' }), { status: 400, body: { fields: [{ path: 'resultSites.0.url' }] } });
  t.is((await sites({ url: 'https://a.bd' }, { url: 'https://b.bd' }, { url: 'https://c.bd' })).status, 400);
  t.is((await sites()).status, 200);
  t.like((await recorded())[1], { resultSites: [] });
});
