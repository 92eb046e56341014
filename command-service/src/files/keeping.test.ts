import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@madrasah/events';
import { fileSubject } from '@madrasah/events/files';
import { StoreAway } from '@madrasah/service-kit/event-store';
import { type FileStore, FilesAway, memoryFileStore, openFile } from '@madrasah/service-kit/files';
import test from 'ava';
import sharp from 'sharp';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { FORMS, PICTURE } from '../test-support/forms.ts';
import { FileRoom } from './room.ts';
import { filesStream } from './state.ts';
import { type FileOrder, keepFile } from './steps.ts';

const IMAGE = '/api/settings/institution_image';
const background = { r: 200, g: 30, b: 30 };
const large = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
  .jpeg()
  .toBuffer();

function form(kind = 'Logo', file: Uint8Array = large, name = 'লোগো.jpg') {
  const data = new FormData();
  data.append('kind', kind);
  data.append('image', new Blob([new Uint8Array(file)]), name);
  return data;
}
const send = (app: TestApp, body: unknown = form(), key?: string) =>
  app.call('POST', IMAGE, { token: app.token(1), body, ...(key ? { key } : {}) });
const there = (store: FileStore) => store.list(SCHOOL);

const errand = { schoolId: SCHOOL, actor: { id: 1, permissionType: 1 }, requestId: 'r', correlationId: 'r' };
const keep = async (app: TestApp, order: Omit<FileOrder, 'file'>, bytes: Buffer = large) => {
  const room = new FileRoom(app.fileStore, app.vault);
  const file = { name: 'a.jpg', kind: 'jpeg' as const, bytes };
  const kept = await keepFile(app.desk, room, { ...order, file }, { ...errand, causationId: 'r' });
  return isRefusal(kept) ? kept.code : kept.fileId;
};

/** The picture as whoever holds the keys sees it. */
async function seen(app: TestApp, fileId: string, userId: number | null) {
  const sealed = await app.fileStore.get(fileId, 'whole');
  const sealing = { fileId, part: 'whole', subject: fileSubject(userId) } as const;
  return sealed && openFile(app.vault, sealing, sealed);
}

test('a logo is drawn to its size, sealed with the institution’s key, and then recorded', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const answer = await send(app);
  t.is(answer.status, 200, JSON.stringify(answer.body));
  const [fileId = ''] = await there(app.fileStore);
  t.deepEqual(answer.body.data, { Logo: `/api/public/files/${fileId}` });
  t.deepEqual(await app.recorded('files-'), ['FileStored']);
  const picture = await seen(app, fileId, null);
  t.like(await sharp(picture).metadata(), { format: 'png', width: 288, height: 288 });
  for await (const event of app.store.readStream(`files-${SCHOOL}`)) {
    t.like(event.data, { fileId, userId: null, use: 'logo', mediaType: 'image/png', bytes: picture?.length });
    t.regex(event.data['name'] as string, /^enc1:/);
  }
});

test('the next logo takes the place of the one before; taken away there is none', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await send(app);
  await send(app, form('Logo', PICTURE));
  await send(app, form('SignaturePrincipal', PICTURE));
  t.deepEqual(await app.recorded('files-'), ['FileStored', 'FileWithdrawn', 'FileStored', 'FileStored']);
  const away = () => app.call('DELETE', `${IMAGE}/Logo`, { token: app.token(1) });
  t.is((await away()).status, 200);
  t.like(await away(), { status: 404, body: { code: 'files.not-found' } });
  t.is((await app.call('DELETE', `${IMAGE}/Banner`, { token: app.token(1) })).status, 400);
});

test('sent again with its key it is kept once; the key with another picture is refused', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const first = await send(app, form(), 'one');
  t.deepEqual(await send(app, form(), 'one'), first);
  await app.restart();
  t.deepEqual(await send(app, form(), 'one'), first);
  t.like(await send(app, form('Logo', PICTURE), 'one'), { status: 409, body: { code: 'key.reused' } });
  t.deepEqual(await app.recorded('files-'), ['FileStored']);
  t.is((await there(app.fileStore)).length, 1);
});

const REFUSED: [string, FormData, number, string][] = [
  ['a text named .png', form('Logo', Buffer.from('no picture'), 'a.png'), 415, 'upload.kind'],
  ['a PDF', form('Logo', Buffer.from('%PDF-1.7\n%%EOF')), 415, 'upload.kind'],
  ['half a picture', form('Logo', large.subarray(0, large.length >> 1)), 400, 'files.unreadable'],
  ['a head of a picture', form('Logo', PICTURE.subarray(0, 33)), 400, 'files.unreadable'],
  [
    'more than 5 MiB',
    form('Logo', Buffer.concat([large, Buffer.alloc(5 * 1024 * 1024)])),
    413,
    'upload.too-large',
  ],
  ['a use nobody knows', form('Banner'), 400, 'request.invalid'],
];
for (const [what, body, status, code] of REFUSED)
  test(`${what} is refused; nothing is recorded and nothing left`, async (t) => {
    const app = await openSchool();
    t.teardown(() => app.close());
    t.like(await send(app, body), { status, body: { code, success: false } });
    t.deepEqual(await app.recorded('files-'), []);
    t.deepEqual(await there(app.fileStore), []);
  });

test('a disk that is full is away, and nothing is recorded', async (t) => {
  const put = () => Promise.reject(new FilesAway('ENOSPC'));
  const app = await openSchool({ fileStore: { ...memoryFileStore(), put } });
  t.teardown(() => app.close());
  t.like(await send(app), { status: 503, body: { code: 'store.away' } });
  t.deepEqual(await app.recorded('files-'), []);
});

test('two people with one picture do not share its fate', async (t) => {
  const app = await openSchool({ policies: true });
  t.teardown(() => app.close());
  for (const UserCode of ['1', '2'])
    await app.done('POST', '/api/users/insert_user_info', {
      ...(FORMS['RegisterPerson'] as object),
      UserCode,
    });
  const one = await keep(app, { userId: 1, use: 'photo' });
  const two = await keep(app, { userId: 2, use: 'photo' });
  t.notDeepEqual(await app.fileStore.get(one, 'whole'), await app.fileStore.get(two, 'whole'));
  t.deepEqual(await seen(app, one, 1), await seen(app, two, 2));
  await app.done('POST', '/api/users/1/erase', FORMS['ErasePerson']);
  t.is(await seen(app, one, 1), undefined, 'nobody can read it from that moment');
  for (let tries = 0; tries < 200 && (await there(app.fileStore)).includes(one); tries += 1) await pause(50);
  t.deepEqual(await there(app.fileStore), [two], 'and soon it is not there');
  t.truthy(await seen(app, two, 2));
  t.is(await keep(app, { userId: 1, use: 'photo' }), 'people.erased');
  t.is(await keep(app, { userId: 3, use: 'photo' }), 'person.not-found');
  t.is(app.vault.standing(SCHOOL, 'person:3'), 'unknown');
});

test('what took another’s place goes, unless it proves something', async (t) => {
  const app = await openSchool({ policies: true });
  t.teardown(() => app.close());
  const bill = await keep(app, { userId: null, use: 'bill' });
  const logo = await keep(app, { userId: null, use: 'logo' });
  const next = await keep(app, { userId: null, use: 'logo' });
  const { files } = await app.desk.state(filesStream, SCHOOL);
  t.true(files.get(logo)?.withdrawn);
  for (let tries = 0; tries < 200 && (await there(app.fileStore)).includes(logo); tries += 1) await pause(50);
  t.deepEqual([...(await there(app.fileStore))].sort(), [bill, next].sort());
});

test('a store that is away after the file was laid down: what was recorded is named, what was not is not', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const { append } = app.store;
  app.store.append = () => Promise.reject(new StoreAway('away'));
  t.is((await send(app)).status, 503);
  app.store.append = append;
  t.deepEqual(await app.recorded('files-'), []);
  t.is((await there(app.fileStore)).length, 1, 'an orphan, for the sweep');
  t.is((await send(app)).status, 200);
});
