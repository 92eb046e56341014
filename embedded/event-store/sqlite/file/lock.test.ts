import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import test from 'ava';
import { dataFile } from '../test-support/data-file.ts';
import { lockForWriting } from './lock.ts';
import { DataFileRefused } from './refused.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

test('a lock stays held although nobody refers to it any more', async (t) => {
  const path = await dataFile(t);
  lockForWriting(path);
  await pause(1); // what refers to it from this turn of the loop is gone
  collect();
  await pause(1); // the collector closes what it found after it
  t.throws(() => lockForWriting(path), { instanceOf: DataFileRefused, message: /in use by another/ });
});

test('a lock that was given back is free', async (t) => {
  const path = await dataFile(t);
  lockForWriting(path).release();
  t.notThrows(() => lockForWriting(path).release());
});
