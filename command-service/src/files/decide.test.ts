import { isRefusal } from '@madrasah/events';
import { FileStored, type FileUseName, fileIdOf, refuseFiles } from '@madrasah/events/files';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import sharp from 'sharp';
import { provokesEach } from '../test-support/refusal-table.ts';
import { storeFile, withdrawFile } from './decide.ts';
import { drawPicture } from './pictures/draw.ts';
import { type FilesState, filesStream } from './state.ts';

const id = (figure: string) => fileIdOf('10001', figure.repeat(32));
const [A, B, C] = [id('a'), id('b'), id('c')] as [string, string, string];
const file = (fileId: string, use: FileUseName, userId: number | null = null) => {
  const content = { bytes: 1, sha256: '0'.repeat(64), width: null, height: null };
  return { fileId, userId, use, name: null, mediaType: 'image/png', ...content, thumbnail: null };
};

const given = (state: FilesState, decided: ReturnType<typeof withdrawFile>) => {
  if (isRefusal(decided)) throw new Error(decided.code);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const draft of decided) filesStream.evolve(state, { ...draft, revision: 0, metadata });
  return decided.map(({ type, data }) => `${type} ${(data as { fileId: string }).fileId.at(-1)}`);
};
const empty = () => filesStream.initial(plainTable);

const box = {
  width: 1,
  height: 1,
  fit: 'inside',
  transparent: true,
  thumbnail: { width: 1, height: 1 },
} as const;
const size = { width: 8_001, height: 5_000 };
const huge = sharp({ create: { ...size, channels: 3, background: { r: 1, g: 1, b: 1 } } })
  .png()
  .toBuffer();
provokesEach(refuseFiles.codes, {
  'files.not-found': () => withdrawFile(empty(), A),
  'files.unreadable': () => drawPicture(Buffer.from('a text'), box),
  'files.too-many-pixels': async () => drawPicture(await huge, box),
});

test('where an owner has one of a use, the next takes its place; another owner’s stays', (t) => {
  const state = empty();
  t.deepEqual(given(state, storeFile(state, file(A, 'photo', 7))), ['FileStored a']);
  t.deepEqual(given(state, storeFile(state, file(B, 'photo', 8))), ['FileStored b']);
  t.deepEqual(given(state, storeFile(state, file(C, 'photo', 7))), ['FileWithdrawn a', 'FileStored c']);
  t.deepEqual([state.files.get(A)?.withdrawn, state.files.get(B)?.withdrawn], [true, false]);
});

test('of bills there are as many as come', (t) => {
  const state = empty();
  given(state, storeFile(state, file(A, 'bill')));
  t.deepEqual(given(state, storeFile(state, file(B, 'bill'))), ['FileStored b']);
});

test('what was taken back is not taken back again, and nothing takes its place', (t) => {
  const state = empty();
  given(state, storeFile(state, file(A, 'logo')));
  t.deepEqual(given(state, withdrawFile(state, A)), ['FileWithdrawn a']);
  const again = withdrawFile(state, A);
  t.is(isRefusal(again) && again.code, 'files.not-found');
  t.deepEqual(given(state, storeFile(state, file(B, 'logo'))), ['FileStored b']);
});

test('the event says of the owner no more than his number', (t) => {
  const { data } = FileStored(file(A, 'photo', 7));
  t.deepEqual(Object.keys(data).sort(), [
    ...['bytes', 'fileId', 'height', 'mediaType', 'name', 'sha256', 'thumbnail', 'use', 'userId', 'width'],
  ]);
  t.deepEqual(FileStored.personal?.fields, ['name']);
});
