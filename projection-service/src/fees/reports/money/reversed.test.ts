import { streams } from '@madrasah/events';
import test from 'ava';
import { SCHOOL } from '../../../app-test-support.ts';
import { Clerk, feeSchool } from '../test-support.ts';

const PATH = '/api/reports/fee_report.csv?report_id=23';

test('what was taken back is asked for by the days on which it was recorded, and the days between are such days', async (t) => {
  const clerk = new Clerk();
  const app = await feeSchool(clerk.charge(12, 'admission', 1000, '2026-04-01'));
  t.teardown(app.end);
  const recorded = (at: string, draft: ReturnType<Clerk['reverse']>) => {
    app.clock.set(`${at}T04:00:00Z`);
    return app.record(streams.journal(SCHOOL), draft);
  };
  // Of the 12th, recorded on the 21st; its mirror stands on the 12th too, recorded on the 24th.
  await recorded('2026-04-21', clerk.collect(12, [[1, 'admission', 700]], '2026-04-12'));
  await recorded('2026-04-24', clerk.reverse(1, '2026-04-12'));
  const lines = async (day: string) => {
    const [head = '', ...rows] = String((await app.get(`${PATH}&from=${day}&to=${day}`)).body)
      .trim()
      .replace('\uFEFF', '')
      .split('\r\n');
    const names = head.split(',');
    const at = ['তারিখ', 'বাতিলের তারিখ', 'লেখার তারিখ', 'দিন'].map((name) => names.indexOf(name));
    return rows.map((row) => at.map((column) => row.split(',')[column]));
  };
  t.deepEqual(await lines('2026-04-12'), []);
  t.deepEqual(await lines('2026-04-24'), [['2026-04-12', '2026-04-12', '2026-04-24', '3']]);
});
