import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventCatalogue, streams } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import test from 'ava';
import { person } from '../app-test-school.ts';
import { testLog } from '../kernel/projecting/test-support.ts';
import { begin, type Place, placeOf } from '../kernel/snapshots/test-support.ts';
import { peopleProjector } from './projector.ts';

const STREAM = streams.people('1001');
const PEOPLE = { projectors: [peopleProjector], known: eventCatalogue };
const ERASED = 'Abdur Rahman Siddiqui';
const KEPT = 'Karima Begum';
const erasure = PersonErased({ userId: 1, reason: 'asked for' });

const paths = (place: Place) => place.files().map((name) => join(place.folder, name));

test('no name can be read in the file of a snapshot', async (t) => {
  const log = testLog(eventCatalogue);
  const place = placeOf(t);
  await log.append(STREAM, person(1, ERASED), person(2, 'আব্দুল্লাহ'));
  const life = await begin(place, log, PEOPLE);
  t.true((await life.content()).join().includes(ERASED));
  await life.end();
  t.is(place.files().length, 1);
  for (const path of paths(place))
    for (const text of [ERASED, ERASED.toLowerCase(), 'আব্দুল্লাহ', 'profile', 'people'])
      t.false(readFileSync(path).includes(text), text);
});

test('an erasure removes what knew the person, key and all, and the next snapshot does not know', async (t) => {
  const log = testLog(eventCatalogue);
  const place = placeOf(t);
  await log.append(STREAM, person(1, ERASED), person(2, KEPT));
  const life = await begin(place, log, { ...PEOPLE, everyMs: 60_000 });
  await life.snapshots.take();
  const [before = ''] = paths(place);
  const copy = join(place.folder, '..', 'copy');
  copyFileSync(before, copy);

  await log.append(STREAM, erasure);
  while (existsSync(before)) await pause(5);
  while (!place.files().some((name) => name.endsWith('.snapshot'))) await pause(5); // long before its time
  await life.end();

  copyFileSync(copy, join(place.folder, '999999999-00000000.snapshot'));
  const next = await begin(place, log, PEOPLE);
  t.truthy(next.store.loaded);
  t.not(next.store.loaded?.path, join(place.folder, '999999999-00000000.snapshot'));
  const content = (await next.content()).join();
  t.false(content.includes(ERASED));
  t.true(content.includes(KEPT));
  await next.kill();
});

test('one who was erased while nothing ran is removed at the next start', async (t) => {
  const log = testLog(eventCatalogue);
  const place = placeOf(t);
  await log.append(STREAM, person(1, ERASED), person(2, KEPT));
  const first = await begin(place, log, PEOPLE);
  await first.end();
  const [before = ''] = paths(place);
  await log.append(STREAM, erasure);

  const second = await begin(place, log, PEOPLE);
  t.truthy(second.store.loaded);
  t.false((await second.content()).join().includes(ERASED));
  t.false(existsSync(before));
  await second.end();

  const third = await begin(place, log, PEOPLE);
  const { loaded } = third.store;
  t.truthy(loaded, 'an old erasure does not remove new snapshots');
  await third.snapshots.take();
  t.deepEqual(paths(place), [loaded?.path]);
  await third.kill();
});
