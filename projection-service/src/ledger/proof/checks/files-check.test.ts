import { createHash } from 'node:crypto';
import { FileStored, type FileUseName, FileWithdrawn, fileIdOf } from '@madrasah/events/files';
import { PersonErased } from '@madrasah/events/people';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { memoryFileStore } from '@madrasah/service-kit/files';
import test from 'ava';
import { FilesCheck } from './files-check.ts';

const SCHOOL = '10001';
const id = (figure: string) => fileIdOf(SCHOOL, figure.repeat(32));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const stored = (figure: string, use: FileUseName, userId: number | null = null, thumbnail = true) => {
  const content = (text: string) => ({ bytes: 1, sha256: sha256(text), width: 1, height: 1 });
  const small = thumbnail ? content(`${figure} small`) : null;
  const file = { fileId: id(figure), userId, use, name: null, mediaType: 'image/png' };
  return FileStored({ ...file, ...content(figure), thumbnail: small });
};
const withdrawn = (figure: string, use: FileUseName) =>
  FileWithdrawn({ fileId: id(figure), userId: null, use });

/** A check over these events, and the shelf it looks at. */
async function checked(events: readonly object[], { lay = [] as string[], since = [] as object[] } = {}) {
  const files = memoryFileStore();
  for (const figure of lay) {
    await files.put(id(figure), 'whole', Buffer.from(figure));
    await files.put(id(figure), 'thumbnail', Buffer.from(`${figure} small`));
  }
  const log = {
    async *readStream() {
      yield* since as never[];
    },
  };
  const check = new FilesCheck({ schoolId: SCHOOL, files, log: log as never });
  for (const event of events) check.decoded(event as DomainEvent);
  return { check, files };
}

test('files that are there as they were stored pass', async (t) => {
  const { check } = await checked([stored('a', 'photo', 1), stored('b', 'logo')], { lay: ['a', 'b'] });
  const detail = '4 files and small pictures there as they were stored';
  t.deepEqual(await check.result(), { name: 'files', pass: true, detail });
});

test('the first that is missing or changed is named, and how many there are', async (t) => {
  const { check, files } = await checked([stored('a', 'photo', 1), stored('b', 'bill', null, false)], {
    lay: ['a'],
  });
  await files.put(id('a'), 'thumbnail', Buffer.from('another'));
  const detail = `${id('a')} (thumbnail): changed; 2 in all`;
  t.deepEqual(await check.result(), { name: 'files', pass: false, detail });
});

test('of people erased and what was withdrawn nothing need be there; of what proves something it must', async (t) => {
  const ended = [stored('a', 'photo', 1), PersonErased({ userId: 1, reason: 'x' })];
  const replaced = [stored('b', 'logo'), withdrawn('b', 'logo')];
  t.true((await (await checked([...ended, ...replaced])).check.result()).pass);
  const proof = await checked([stored('c', 'bill'), withdrawn('c', 'bill')]);
  t.regex((await proof.check.result()).detail, /missing/);
});

test('what the product has ended while the proof was made is no fault', async (t) => {
  const { check } = await checked([stored('a', 'logo')], {
    since: [stored('a', 'logo'), withdrawn('a', 'logo')],
  });
  t.true((await check.result()).pass);
});
