import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSnapshotHeader } from '@madrasah/embedded/document-store';
import { type EventDefinition, eventCatalogue } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import { silentLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import type { Projections } from '../projecting/index.ts';
import { catalogue, joined, pupils, testLog } from '../projecting/test-support.ts';
import { DocumentSnapshots, type SaveRequest } from './index.ts';
import { begin, type Place, placeOf } from './test-support.ts';

test('a snapshot that was being written when somebody was erased does not stay', async (t) => {
  const place = placeOf(t);
  const headers = new Map<string, SaveRequest>();
  const snapshots = new DocumentSnapshots({
    ...place,
    log: silentLogger(),
    headerOf: (path) => headers.get(path),
  });
  const begun: { request: SaveRequest; finish: () => void }[] = [];
  snapshots.began({
    refused: [],
    save(request) {
      const { promise, resolve } = Promise.withResolvers<{ documents: 1; bytes: 1; changes: 1; ms: 1 }>();
      const finish = () => {
        writeFileSync(request.path, 'the documents');
        headers.set(request.path, request);
        resolve({ documents: 1, bytes: 1, changes: 1, ms: 1 });
      };
      begun.push({ request, finish });
      return { captured: Promise.resolve(true), saved: promise };
    },
  });
  let position = 10;
  const projections: Pick<Projections, 'settled'> = { settled: (work) => work(position) };
  snapshots.follow(projections as Projections, 0);
  const taken = async (during?: () => unknown) => {
    const count = begun.length;
    const done = snapshots.take();
    while (begun.length === count) await Promise.resolve();
    during?.();
    begun.at(-1)?.finish();
    await done;
    return begun.at(-1)?.request as SaveRequest;
  };
  const erased = (at: number) =>
    snapshots.listener().apply([{ type: PersonErased.type, position: at } as never]);

  const spoilt = await taken(() => erased(11));
  t.false(existsSync(spoilt.path));
  t.is(place.vault.find('document-snapshots', spoilt.keyName), undefined);

  position = 11;
  const good = await taken(() => erased(11)); // it comes again after a restart of the subscription
  t.true(existsSync(good.path));
  t.not(good.keyName, spoilt.keyName);
  t.deepEqual(place.vault.find('document-snapshots', good.keyName), good.key);
});

/** The pupils' events and the one that erases. */
const known: typeof catalogue = new Map([
  ...catalogue,
  [PersonErased.type, eventCatalogue.get(PersonErased.type) as EventDefinition],
]);
const STREAM = 'people-1001';

test('behind a log that was put back no snapshot of the past that is lost stays, and erasing goes on', async (t) => {
  const place = placeOf(t);
  const lost = testLog(known);
  await lost.append(STREAM, ...Array.from({ length: 20 }, (_, n) => joined(n + 1)));
  const before = await begin(place, lost, { projectors: [pupils()], known });
  await before.end();
  const [old] = keysIn(place);

  const log = testLog(known);
  await log.append(STREAM, joined(1), joined(2));
  const life = await begin(place, log, { projectors: [pupils()], known });
  t.is(place.vault.find('document-snapshots', old as string), undefined);
  while (life.projections.status('pupils')?.state !== 'live') await pause(5);
  await life.snapshots.take();
  const [taken] = keysIn(place);
  t.not(taken, old);
  const erasedAt = await log.append(STREAM, PersonErased({ userId: 1, reason: 'অনুরোধ' }));
  t.true(await life.projections.head.waitFor(erasedAt, 5_000));
  t.is(place.vault.find('document-snapshots', taken as string), undefined);
  t.deepEqual(keysIn(place), []);
  await life.kill();
});

test('a key that another process over the same folder has destroyed is replaced', async (t) => {
  const place = placeOf(t);
  const log = testLog(known);
  await log.append(STREAM, joined(1));
  const life = await begin(place, log, { projectors: [pupils()], known });
  await life.snapshots.take();
  const [first] = keysIn(place);
  place.vault.destroy('document-snapshots', first as string);
  const position = await log.append(STREAM, joined(2));
  t.true(await life.projections.head.waitFor(position, 5_000));
  await life.snapshots.take();
  const second = keysIn(place).at(-1) as string;
  t.not(second, first);
  t.truthy(place.vault.find('document-snapshots', second));
  await life.kill();
});

const keysIn = ({ folder, files }: Place) =>
  files().map((name) => readSnapshotHeader(join(folder, name))?.keyName);
