import test from 'ava';
import { openSchool, SCHOOL } from './test-support/app.ts';

test('the write side tells what waits, what it holds in memory and how far it is behind', async (t) => {
  const app = await openSchool();
  try {
    const { status, text } = await app.figures();
    t.is(status, 200);
    t.regex(text, /^madrasah_queue_decisions\{state="waiting"\} 0$/m);
    t.regex(text, /^madrasah_fold_size\{of="streams"\} [1-9]/m);
    t.regex(text, /^madrasah_fold_size\{of="rows"\} [1-9]/m);
    t.regex(text, /^madrasah_events_behind\{reader="observer"\} \d+$/m);
    t.notRegex(text, new RegExp(SCHOOL));
  } finally {
    await app.close();
  }
});
