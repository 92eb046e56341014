import { drafted, streams } from '@madrasah/events';
import { calendarEntries } from '@madrasah/events/settings';
import test from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';

test('the holidays of the calendar are shaded on an attendance sheet beside its Fridays', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const entry = (id: number, from: string, to: string, holiday: boolean) => {
    const attributes = { from, to, title: `দিন ${id}`, english: '', holiday };
    return drafted(calendarEntries, { kind: 'added', id, serial: id, attributes });
  };
  await app.record(
    streams.calendar(SCHOOL),
    ...[entry(1, '2026-04-14', '2026-04-15', true), entry(2, '2026-04-20', '2026-04-20', false)],
    ...[entry(3, '2026-04-28', '2026-05-02', true), entry(4, '2026-04-08', '2026-04-08', true)],
    drafted(calendarEntries, { kind: 'retired', id: 4 }),
  );
  const { body } = await app.get('/api/reports/student_report?report_id=8&month=2026-04');
  const shaded = body.blocks[0].columns.filter((column: { shaded?: boolean }) => column.shaded);
  t.deepEqual(
    shaded.map(({ title }: { title: string }) => title),
    ['৩', '১০', '১৪', '১৫', '১৭', '২৪', '২৮', '২৯', '৩০'],
  );
});
