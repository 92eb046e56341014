import test from 'ava';
import { openSchool } from '../test-support/app.ts';

const PATH = '/api/academic/update_subclass_serial';
const CLERK = 6;

test('an order of sessions asks for academic_year, one of sections for sub_class; neither opens the other', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  for (const SessionName of ['১৪৪৭', '১৪৪৮'])
    await app.done('POST', '/api/academic/insert_session', { SessionName });
  await app.done('POST', '/api/academic/insert_class', { ClassName: 'হিফজ' });
  for (const SubClass of ['ক', 'খ'])
    await app.done('POST', '/api/academic/insert_sub_class', { ClassID: 1, SubClass });
  const sessions = [{ SessionID: 2 }, { SessionID: 1 }];
  const sections = [{ SubClassID: 2 }, { SubClassID: 1 }];
  const order = async (body: object[], type = CLERK) =>
    (await app.call('PUT', PATH, { token: app.token(type), body })).status;
  t.deepEqual([await order(sessions), await order(sections)], [403, 403]);
  await app.empower(CLERK, 'sub_class', 'edit');
  t.deepEqual([await order(sessions), await order(sections)], [403, 200]);
  await app.empower(CLERK, 'sub_class');
  await app.empower(CLERK, 'academic_year', 'edit');
  t.deepEqual([await order(sessions), await order([{ SubClassID: 1 }, { SubClassID: 2 }])], [200, 403]);
  t.is(await order([{ SessionID: 1 }, { SessionID: 2 }], 4), 200, 'an administrator holds all powers');
});
