import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import test from 'ava';
import { joined, pupils, testLog } from '../projecting/test-support.ts';
import { begin, placeOf } from './test-support.ts';

test('where no snapshot can be kept the read side starts from the log, and ends', async (t) => {
  const log = testLog();
  const place = placeOf(t);
  mkdirSync(dirname(place.folder), { recursive: true });
  writeFileSync(place.folder, 'no folder');
  await log.append('people-1001', joined(1), joined(2));
  const life = await begin(place, log, { projectors: [pupils()] });
  t.is(life.store.loaded, undefined);
  t.is((await life.content()).length, 2);
  await life.end();
});
