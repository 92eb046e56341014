import test from 'ava';
import { Clerk, feeSchool } from '../reports/test-support.ts';

const PATH = '/api/accounts/class_collections/payers';

test('the students of a class, each with what he owes over all sessions', async (t) => {
  const clerk = new Clerk();
  const app = await feeSchool(
    clerk.oldDue(11, 400, '2026-03-01'), // of last year
    clerk.charge(12, 'tuition', 800, '2026-04-01', 1),
    clerk.charge(31, 'tuition', 600, '2026-04-01', 1),
    clerk.collect(12, [[2, 'tuition', 300]], '2026-04-18', { advance: 50 }),
  );
  t.teardown(() => app.end());
  const rows = async (query: string) =>
    (await app.get(`${PATH}?${query}`)).body.data.map((row: Record<string, unknown>) => [
      row['AdmissionID'],
      row['StudentName'],
      row['due'],
      row['advance'],
    ]);
  t.deepEqual(await rows('SessionID=2&ClassID=2'), [
    [12, 'আব্দুল্লাহ', 900, 50],
    [21, 'উমর', 0, 0],
  ]);
  t.deepEqual(await rows('SessionID=2&ClassID=2&asOf=2026-04-17'), [
    [12, 'আব্দুল্লাহ', 1200, 0],
    [21, 'উমর', 0, 0],
  ]);
  t.deepEqual(await rows('SessionID=2&ClassID=1'), [[31, 'মারইয়াম', 600, 0]]);
  t.like(await app.get(`${PATH}?SessionID=2`), { status: 400 });
});
