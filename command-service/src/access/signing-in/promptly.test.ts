import { StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { promptly } from './promptly.ts';

const never = () => new Promise<string>(() => undefined);

test('whose password took long waits less for an append that is not answered', async (t) => {
  const asked: number[] = [];
  const waitsForASecond = (ms: number) => {
    asked.push(ms);
    return ms <= 1_000;
  };
  await t.throwsAsync(promptly(never(), waitsForASecond), { instanceOf: StoreAway });
  t.true(asked.length > 1, 'at first a slow answer is waited for');
  t.true((asked.at(-1) as number) < (asked[0] as number));
});

test('an append that is late ends it at once; an answer is an answer', async (t) => {
  const asked: number[] = [];
  const late = (ms: number) => asked.push(ms) > 0;
  await t.throwsAsync(promptly(never(), late), { instanceOf: StoreAway });
  t.is(asked.length, 1);
  t.is(await promptly(Promise.resolve('signed in'), late), 'signed in');
  await t.throwsAsync(promptly(Promise.reject(new TypeError('a defect'))), { instanceOf: TypeError });
});
