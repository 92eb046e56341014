import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { isRefusal } from '@madrasah/events';
import test from 'ava';
import type { Call } from '../index.ts';
import { call, startThings, tokenOf } from '../test-support.ts';
import { kindOf, UploadRoom } from './index.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const CSV = Buffer.from('নাম,কোড\r\nআব্দুল্লাহ,১\r\n');

const form = (files: readonly Buffer[], fields: object = { note: 'ক' }, field = 'images') => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  for (const [index, file] of files.entries()) data.append(field, new Blob([file]), `ছবি ${index}.exe`);
  return data;
};

test('a form with files is read: fields by the schema, each file with the kind its content tells', async (t) => {
  const seen: unknown[] = [];
  const keep = async (command: object, { files }: Call) => {
    seen.push({ command, files });
    return {};
  };
  const service = await startThings({ keep });
  t.teardown(service.close);
  const answer = await call(service.url, '/things/7/pictures', { body: form([PNG, CSV]) });
  t.is(answer.status, 200, answer.text);
  const files = [
    { name: 'ছবি 0.exe', kind: 'png', bytes: PNG },
    { name: 'ছবি 1.exe', kind: 'csv', bytes: CSV },
  ];
  t.deepEqual(seen, [{ command: { id: 7, note: 'ক' }, files }]);
});

const ends = (bytes: Buffer) => Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes, Buffer.from('\n%%EOF')]);
const REFUSED: [string, FormData, number, string, string][] = [
  ['without a file', form([]), 400, 'request.invalid', 'images'],
  ['with the file in another field', form([PNG], { note: 'ক' }, 'image'), 400, 'request.invalid', 'images'],
  ['with an empty file', form([Buffer.alloc(0)]), 415, 'upload.kind', 'PNG, PDF, CSV'],
  ['with a kind it does not take', form([Buffer.from('GIF89a')]), 415, 'upload.kind', 'PNG, PDF, CSV'],
  ['with a program', form([Buffer.from('MZ\0\x01')]), 415, 'upload.kind', 'PNG'],
  ['with a PDF that has no end', form([ends(PNG).subarray(0, 20)]), 415, 'upload.kind', 'PNG'],
  ['with more files than it takes', form([PNG, PNG, PNG]), 400, 'upload.too-many', '2'],
  ['with a file over its size', form([Buffer.alloc(1001, PNG)]), 413, 'upload.too-large', '0'],
  ['with a body far over its size', form([Buffer.alloc(3_000_000, PNG)]), 413, 'upload.too-large', '0'],
  ['with a wrong field', form([PNG], { note: 'a'.repeat(11) }), 400, 'request.invalid', 'note'],
  ['with a field without end', form([PNG], { note: 'a'.repeat(20_000) }), 413, 'request.too-large', ''],
  [
    'with fields without end',
    form([PNG], Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 1]))),
    413,
    'request.too-large',
    '',
  ],
];
for (const [what, body, status, code, said] of REFUSED)
  test(`a form ${what} is refused in both languages, and nothing is done`, async (t) => {
    let done = false;
    const keep = async () => {
      done = true;
      return {};
    };
    const service = await startThings({ keep });
    t.teardown(service.close);
    for (const language of ['bn', 'en']) {
      const headers = { 'accept-language': language };
      const answer = await call(service.url, '/things/7/pictures', { body, headers });
      t.is(answer.status, status, answer.text);
      t.is(answer.body.code, code);
      t.true(language === 'bn' || answer.text.includes(said), answer.text);
      t.notRegex(answer.text, /\{\w+\}|"message":"upload\./);
    }
    t.false(done);
  });

test('files are taken only where the endpoint says so, and only from whom it lets in', async (t) => {
  const service = await startThings();
  t.teardown(service.close);
  for (const path of ['/things/7', '/touch', '/nothing', '/things/7/pictures/8'])
    t.is((await call(service.url, path, { body: form([PNG]) })).status, 415, path);
  t.is((await call(service.url, '/things/7/pictures', { body: { note: 'ক' } })).status, 415);
  t.is((await call(service.url, '/things/7/pictures', { body: form([PNG]), method: 'PUT' })).status, 415);
  t.is((await call(service.url, '/things/7/pictures', { body: form([PNG]), token: '' })).status, 401);
  t.is((await call(service.url, '/things/7/pictures', { body: form([PNG]), token: tokenOf(5) })).status, 403);
});

const raw = (body: string, type = 'multipart/form-data; boundary=x', length = body.length) =>
  `POST /things/7/pictures HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tokenOf(1)}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;

test('a form that is none is malformed, never a fault', async (t) => {
  const service = await startThings();
  t.teardown(service.close);
  const send = async (request: string) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request);
    return text(socket);
  };
  const part = 'Content-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n';
  for (const request of [
    raw('nothing'),
    raw(''),
    raw('--x--'),
    raw('--x\r\n\r\n\r\n--x--'),
    raw(`--x\r\n${part}cut short`),
    raw('--x--', 'multipart/form-data'),
    raw(`--x\r\n${'a: b\r\n'.repeat(5000)}\r\n--x--`),
    raw('--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--'),
  ])
    t.regex(await send(request), /^HTTP\/1\.1 4\d\d /, request.slice(200, 400));
});

test('who leaves in the middle leaves nothing behind, and the next is answered', async (t) => {
  let done = 0;
  const keep = async () => {
    done += 1;
    return {};
  };
  const service = await startThings({ keep });
  t.teardown(service.close);
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    raw('--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nhalf', undefined, 900),
  );
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  t.is((await call(service.url, '/things/7/pictures', { body: form([PNG]) })).status, 200);
  t.is(done, 1);
});

test('the kind of a file is told by its first bytes', (t) => {
  const told = (text: string) => kindOf(Buffer.from(text, 'latin1'));
  t.is(told('\xff\xd8\xff\xe0'), 'jpeg');
  t.is(told('RIFF\0\0\0\0WEBPVP8 '), 'webp');
  t.is(told('GIF87a'), 'gif');
  t.is(told('PK\x03\x04'), 'xlsx');
  t.is(kindOf(ends(Buffer.from('x'))), 'pdf');
  for (const none of ['', 'RIFF\0\0\0\0WAVE', '\xff\xd8', 'II*\0', '\x7fELF', '%PDF-\xff'])
    t.is(told(none), undefined);
  t.is(told('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'csv', 'text is text: no picture');
});

test('a crowd of files is asked to come again; one that is larger than all of the room is not', async (t) => {
  const room = new UploadRoom(100);
  const sent = (...sizes: number[]) =>
    room.holding(async ({ take }) => {
      for (const size of sizes) take(size);
      return 'read';
    });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = room.holding(async ({ take }) => {
    take(80);
    await promise;
  });
  const second = await sent(10, 20).catch((error) => error);
  t.is(isRefusal(second) && second.code, 'upload.busy');
  t.is(await sent(10, 10), 'read');
  resolve();
  await first;
  t.is(await sent(600, 400), 'read');
});

test('what still comes of a body after its answer holds nothing of the room', async (t) => {
  const room = new UploadRoom(100);
  const late = await room.holding(async ({ take }) => take);
  late(90);
  t.is(await room.holding(async ({ take }) => take(50) ?? take(40) ?? 'read'), 'read');
});

test('whoever sends slowly holds what he has sent, and no place of others', async (t) => {
  const room = new UploadRoom(100);
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = Array.from({ length: 50 }, () =>
    room.holding(async ({ take }) => {
      take(1);
      await promise;
    }),
  );
  t.is(await room.holding(async ({ take }) => take(50) ?? 'read'), 'read');
  resolve();
  await Promise.all(slow);
});
