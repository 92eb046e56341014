import { codeInName } from '@madrasah/events/people';
import test, { type ExecutionContext } from 'ava';
import sharp from 'sharp';
import { filesStream } from '../files/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';

const PHOTO = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#863' } })
  .jpeg()
  .toBuffer();

type File = readonly [name: string, bytes: Uint8Array];

/** A school with students 1001 and 1002 and the teacher 1. */
async function school(t: ExecutionContext): Promise<TestApp> {
  const app = await openSchool();
  t.teardown(() => app.close());
  for (const UserTypeID of [1, 1, 2]) {
    const body = { ...(FORMS['RegisterPerson'] as object), UserTypeID, UserCode: '' };
    t.is((await app.call('POST', '/api/users/insert_user_info', { token: app.token(1), body })).status, 201);
  }
  return app;
}

function send(
  app: TestApp,
  field: 'image' | 'images',
  files: readonly File[],
  UserTypeID?: number,
  key?: string,
) {
  const body = new FormData();
  if (UserTypeID !== undefined) body.append('UserTypeID', String(UserTypeID));
  for (const [name, bytes] of files) body.append(field, new Blob([new Uint8Array(bytes)]), name);
  const path = `/api/users/upload_${field === 'image' ? 'single' : 'multiple'}`;
  return app.call('POST', path, { token: app.token(1), body, ...(key ? { key } : {}) });
}

/** Who has a photo, in the order in which they came by it. */
const owners = async (app: TestApp) =>
  [...(await app.desk.state(filesStream, SCHOOL)).current.keys()].map((key) => key.split(':')[1]);

test('the code of a picture stands at the head of its name, in digits of any script', (t) => {
  t.is(codeInName('1001.jpg'), '1001');
  t.is(codeInName(' ১০০১ করিম.png'), '1001');
  t.is(codeInName('karim-1001.jpg'), '');
});

test('a photo goes to whom its name says, among people of the kind that is said; students where none is', async (t) => {
  const app = await school(t);
  t.is((await send(app, 'image', [['১০০২.jpg', PHOTO]])).status, 200);
  t.is((await send(app, 'image', [['1.jpg', PHOTO]], 2)).status, 200);
  t.deepEqual(await owners(app), ['2', '3']);
  t.like(await send(app, 'image', [['1.jpg', PHOTO]]), {
    status: 404,
    body: { code: 'people.photo-of-nobody' },
  });
  t.like(await send(app, 'image', [['করিম.jpg', PHOTO]]), {
    status: 400,
    body: { code: 'people.photo-name' },
  });
  t.like(await send(app, 'image', [['1001.jpg', Buffer.from('text')]]), { status: 415 });
  t.is((await app.call('DELETE', '/api/users/user_image/2', { token: app.token(1) })).status, 200);
  t.is((await app.call('DELETE', '/api/users/user_image/2', { token: app.token(1) })).status, 404);
});

test('of many photos each is told of; one that is wrong does not keep the others out', async (t) => {
  const app = await school(t);
  const files: File[] = [
    ['1001.jpg', PHOTO],
    ['নাম নেই.jpg', PHOTO],
    ['1002.jpg', Buffer.from('no picture')],
    ['1009.jpg', PHOTO],
    ['1002 করিম.jpg', PHOTO],
    ['1001.jpg', PHOTO],
  ];
  const first = await send(app, 'images', files, 1, 'once');
  t.is(first.status, 200);
  const results = first.body['results'] as { fileName: string; success: boolean; error?: string }[];
  t.deepEqual(
    results.map(({ success }) => success),
    [true, false, false, false, true, false],
  );
  t.deepEqual(
    results.map(({ fileName }) => fileName),
    files.map(([name]) => name),
  );
  t.is(results[3]?.error, '১০০৯ কোডের কেউ নেই');
  t.regex(results[5]?.error ?? '', /একই জনের ছবি/);
  t.deepEqual(await owners(app), ['1', '2']);
  await send(app, 'images', files, 1, 'once');
  const kept = (await app.recorded('files-')).length;
  t.is(kept, 2, 'sent again with its key, nothing is kept twice');
  const many = Array.from({ length: 51 }, (): File => ['1001.jpg', PHOTO]);
  t.like(await send(app, 'images', many), { status: 400, body: { code: 'upload.too-many' } });
  t.is((await app.recorded('files-')).length, kept);
});
