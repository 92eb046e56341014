import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { defineProjector, type Projector, when } from '../projecting/index.ts';
import {
  joined,
  left,
  moved,
  PupilMoved,
  pupils,
  type TestLog,
  testLog,
} from '../projecting/test-support.ts';
import { begin, type Place, placeOf } from './test-support.ts';

const STREAM = 'people-1001';
const PROJECTORS = { projectors: [pupils()] };

/** What a store that begins with nothing makes of the log. */
async function rebuilt(t: ExecutionContext, log: TestLog, projectors: readonly Projector[] = [pupils()]) {
  const life = await begin(placeOf(t), log, { projectors });
  const content = await life.content();
  await life.kill();
  return content;
}

/** A log of some events, and a place with the snapshot of all of them. */
async function given(t: ExecutionContext): Promise<{ log: TestLog; place: Place }> {
  const log = testLog();
  const place = placeOf(t);
  await log.append(STREAM, joined(1), joined(2), moved(2, 7));
  const life = await begin(place, log, PROJECTORS);
  await life.end();
  return { log, place };
}

const pupilId = fc.integer({ min: 1, max: 6 });
const event = fc.oneof(
  pupilId.map((id) => () => joined(id)),
  fc.tuple(pupilId, fc.integer({ min: 1, max: 9 })).map(
    ([id, classId]) =>
      () =>
        moved(id, classId),
  ),
  pupilId.map((id) => () => left(id)),
);
const events = fc.array(event, { maxLength: 15 });

test('a snapshot and the events after it give what the whole log gives, document by document', async (t) => {
  await fc.assert(
    fc.asyncProperty(events, events, events, async (before, unseen, after) => {
      const log = testLog();
      const place = placeOf(t);
      const append = async (drafts: typeof before) => {
        if (drafts.length > 0) await log.append(STREAM, ...drafts.map((draft) => draft()));
      };
      await append([() => joined(9), ...before]);
      const first = await begin(place, log, PROJECTORS);
      await first.snapshots.take();
      await append(unseen);
      await first.kill();
      await append(after);
      const second = await begin(place, log, PROJECTORS);
      t.truthy(second.store.loaded);
      t.deepEqual(await second.content(), await rebuilt(t, log));
      await second.kill();
    }),
    { numRuns: 8 },
  );
});

test('it is taken at the end, and again from time to time when something has changed; two are kept', async (t) => {
  const { log, place } = await given(t);
  t.is(place.files().length, 1);
  const life = await begin(place, log, { ...PROJECTORS, everyMs: 10 });
  await pause(300);
  t.is(place.files().length, 1, 'nothing has changed');
  for (const id of [3, 4, 5, 6]) {
    const [last] = place.files().slice(-1);
    await log.append(STREAM, joined(id));
    while (place.files().some((name) => name.endsWith('.unfinished')) || place.files().at(-1) === last)
      await pause(5);
    t.true(place.files().length <= 3); // the oldest goes once the newest is whole
  }
  await life.end();
  t.is(place.files().length, 2);
  const next = await begin(place, log, PROJECTORS);
  t.is((await next.content()).length, 6);
  await next.kill();
});

const damages: Record<string, (bytes: Buffer) => Buffer> = {
  'a flipped byte': (bytes) => {
    bytes[bytes.length - 30] = (bytes[bytes.length - 30] as number) ^ 1;
    return bytes;
  },
  'a flipped byte in its header': (bytes) => {
    const at = bytes.indexOf('position') + 12;
    bytes[at] = (bytes[at] as number) ^ 1;
    return bytes;
  },
  'a cut': (bytes) => bytes.subarray(0, bytes.length / 2),
  nothing: () => Buffer.alloc(0),
};

for (const [damage, damaged] of Object.entries(damages))
  test(`with ${damage} in the newest the one before is taken, and with it in both none`, async (t) => {
    const { log, place } = await given(t);
    await log.append(STREAM, joined(8), left(1));
    const second = await begin(place, log, PROJECTORS);
    await second.end();
    const [older = '', newer = ''] = place.files().map((name) => join(place.folder, name));
    const expected = await rebuilt(t, log);

    writeFileSync(newer, damaged(readFileSync(newer)));
    const third = await begin(place, log, PROJECTORS);
    t.is(third.store.loaded?.path, older);
    t.deepEqual(await third.content(), expected);
    await third.kill();

    writeFileSync(older, damaged(readFileSync(older)));
    const fourth = await begin(place, log, PROJECTORS);
    t.is(fourth.store.loaded, undefined);
    t.deepEqual(await fourth.content(), expected);
    await fourth.kill();
  });

test('without its key a snapshot is worth nothing, and goes', async (t) => {
  const { log, place } = await given(t);
  const elsewhere = { ...place, vault: placeOf(t).vault };
  const life = await begin(elsewhere, log, PROJECTORS);
  t.is(life.store.loaded, undefined);
  t.deepEqual(place.files(), []);
  await life.kill();
});

test('behind another event store the snapshot is of another past: all is rebuilt', async (t) => {
  const { place } = await given(t);
  const other = testLog();
  await other.append(STREAM, joined(1, 'Other'), joined(5), moved(5, 1), joined(6));
  const life = await begin(place, other, PROJECTORS);
  t.truthy(life.store.loaded);
  while (life.projections.status('pupils')?.state !== 'live') await pause(5);
  t.deepEqual(await life.content(), await rebuilt(t, other));
  await life.kill();
});

test('behind an event store that was set back and went another way, all is rebuilt', async (t) => {
  const { log, place } = await given(t);
  const restored = testLog();
  for await (const { stream, revision, ...rest } of log.events.readAll())
    if (revision < 2) await restored.events.append(stream, revision - 1, [{ ...rest }]);
  await log.append('admissions-1001', joined(3), moved(3, 3));
  const ahead = await begin(place, log, PROJECTORS);
  await ahead.end();
  await restored.append('admissions-1001', joined(3, 'Other'), moved(1, 9), moved(3, 4));
  const life = await begin(place, restored, PROJECTORS);
  t.truthy(life.store.loaded);
  while (life.projections.status('pupils')?.state !== 'live') await pause(5);
  t.deepEqual(await life.content(), await rebuilt(t, restored));
  await life.kill();
});

test('a projector of another version is rebuilt over a loaded snapshot', async (t) => {
  const { log, place } = await given(t);
  const life = await begin(place, log, { projectors: [pupils(2)] });
  t.truthy(life.store.loaded);
  while (life.projections.status('pupils')?.state !== 'live') await pause(5);
  t.deepEqual(await life.content(), await rebuilt(t, log, [pupils(2)]));
  await life.end();
});

const failing = defineProjector<{ n: number }>({
  name: 'failing',
  version: 1,
  collection: 'failing',
  indexes: [],
  on: {
    PupilMoved: when(PupilMoved, {
      keys: ({ data }) => [data.pupilId],
      fold: () => {
        throw new Error('as the test wants');
      },
    }),
  },
});

test('none is taken while a projector has stopped', async (t) => {
  const log = testLog();
  const place = placeOf(t);
  await log.append(STREAM, joined(1), moved(1, 2));
  const life = await begin(place, log, { projectors: [pupils(), failing] });
  await life.end();
  t.deepEqual(place.files(), []);
});
