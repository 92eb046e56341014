import { existsSync, writeFileSync } from 'node:fs';
import { PersonErased } from '@madrasah/events/people';
import { silentLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import type { Projections } from '../projecting/index.ts';
import { DocumentSnapshots, type SaveRequest } from './index.ts';
import { placeOf } from './test-support.ts';

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
