import { streams } from '@madrasah/events';
import test from 'ava';
import { institution, SCHOOL, testApp } from './app-test-support.ts';

test('the read side tells how far it is behind, who waits, and which folds are whole', async (t) => {
  const app = await testApp();
  try {
    await app.record(streams.platform(), institution('30003'));
    await app.settled();
    await app.get('/api/accounts/trial_balance');
    const { status, body } = await app.get('/metrics');
    t.is(status, 200);
    t.regex(body, /^madrasah_events_behind\{reader="projections"\} 0$/m);
    t.regex(body, /^madrasah_reads_waiting\{state="waiting"\} 0$/m);
    t.regex(body, /^madrasah_projection_live\{fold="books"\} 1$/m);
    t.regex(body, /^madrasah_books_size\{of="schools"\} \d$/m);
    t.notRegex(body, new RegExp(SCHOOL));
  } finally {
    await app.end();
  }
});
