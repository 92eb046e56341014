import { isRefusal } from '@madrasah/events';
import { FileStored, type FileUseName, FileWithdrawn, fileIdOf } from '@madrasah/events/files';
import { PersonErased, PersonRegistered } from '@madrasah/events/people';
import { memoryFileStore } from '@madrasah/service-kit/files';
import { silentLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import { peopleStream } from '../people/state.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { PICTURE } from '../test-support/forms.ts';
import { PROFILE } from '../test-support/people.ts';
import { FileRoom } from './room.ts';
import { filesStream } from './state.ts';
import { FileSweep } from './sweep.ts';

const id = (figure: string) => fileIdOf(SCHOOL, figure.repeat(32));
const stored = (fileId: string, use: FileUseName, userId: number | null = null) => {
  const content = { bytes: 1, sha256: '0'.repeat(64), width: null, height: null };
  return FileStored({ fileId, userId, use, name: null, mediaType: 'image/png', ...content, thumbnail: null });
};

/** A school with files on its shelf, and a sweep over it. */
async function shelf(t: { teardown(work: () => Promise<void>): void }) {
  const fileStore = memoryFileStore();
  const app = await openSchool({ fileStore });
  t.teardown(() => app.close());
  const room = new FileRoom(fileStore, app.vault);
  const sweepNow = () => new FileSweep({ desk: app.desk, room, log: silentLogger() });
  const lay = (fileId: string) => fileStore.put(fileId, 'whole', PICTURE);
  return { app, room, fileStore, sweepNow, lay };
}

test('what no event names goes at the second look, what one names stays', async (t) => {
  const { app, fileStore, sweepNow, lay } = await shelf(t);
  for (const figure of ['a', 'b']) await lay(id(figure));
  await app.given(filesStream, [stored(id('a'), 'logo')]);
  const sweep = sweepNow();
  t.deepEqual(await sweep.look(), []);
  await lay(id('c'));
  t.deepEqual(await sweep.look(), [id('b')]);
  t.deepEqual(await sweep.look(), [id('c')]);
  t.deepEqual(await sweep.look(), []);
  t.deepEqual(await fileStore.list(SCHOOL), [id('a')]);
});

test('a file whose event is recorded between two looks stays', async (t) => {
  const { app, fileStore, sweepNow, lay } = await shelf(t);
  await lay(id('a'));
  const sweep = sweepNow();
  await sweep.look();
  await app.given(filesStream, [stored(id('a'), 'bill')]);
  t.deepEqual(await sweep.look(), []);
  t.deepEqual(await fileStore.list(SCHOOL), [id('a')]);
});

test('a file that a command is about to name stays however often it is looked at', async (t) => {
  const { app, room, fileStore, sweepNow } = await shelf(t);
  const sweep = sweepNow();
  const order = { userId: null, use: 'logo', file: { name: '', kind: 'png', bytes: PICTURE } } as const;
  const kept = await room.keeping(SCHOOL, order, async (file) => {
    for (let look = 0; look < 3; look += 1) t.deepEqual(await sweep.look(), []);
    await app.given(filesStream, [FileStored(file)]);
    return { recorded: true, result: file.fileId };
  });
  t.deepEqual(await sweep.look(), []);
  t.deepEqual(await fileStore.list(SCHOOL), [isRefusal(kept) ? '' : kept]);
});

test('what was missed of people erased and files withdrawn goes; what proves something stays', async (t) => {
  const { app, fileStore, sweepNow, lay } = await shelf(t);
  const person = (userId: number) =>
    PersonRegistered({ userId, userCode: `${userId}`, userType: 1, gender: 1, profile: PROFILE });
  await app.given(peopleStream, [person(1), person(2)]);
  for (const figure of ['a', 'b', 'c', 'd']) await lay(id(figure));
  const files = [stored(id('a'), 'photo', 1), stored(id('b'), 'photo', 2)];
  const ended = [stored(id('c'), 'bill'), stored(id('d'), 'logo')];
  const withdrawn = [
    FileWithdrawn({ fileId: id('c'), userId: null, use: 'bill' }),
    FileWithdrawn({ fileId: id('d'), userId: null, use: 'logo' }),
  ];
  await app.given(filesStream, [...files, ...ended, ...withdrawn]);
  await app.given(peopleStream, [PersonErased({ userId: 1, reason: 'অনুরোধ' })]);
  const sweep = sweepNow();
  await sweep.look();
  t.deepEqual(await sweep.look(), [id('a'), id('d')]);
  t.deepEqual([...(await fileStore.list(SCHOOL))].sort(), [id('b'), id('c')]);
});

test('it looks by itself from time to time, and ends when it is told to', async (t) => {
  const { app, room, fileStore, lay } = await shelf(t);
  await lay(id('a'));
  const sweep = new FileSweep({ desk: app.desk, room, log: silentLogger(), everyMs: 1 });
  sweep.start();
  while ((await fileStore.list(SCHOOL)).length > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  await sweep.stop();
  await lay(id('b'));
  t.deepEqual(await fileStore.list(SCHOOL), [id('b')]);
});
