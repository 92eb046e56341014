import { streams } from '@madrasah/events';
import { FileStored, type FileUseName, FileWithdrawn, fileIdOf, fileSubject } from '@madrasah/events/files';
import { sealedFiles, sealFile } from '@madrasah/service-kit/files';
import test, { type ExecutionContext } from 'ava';
import sharp from 'sharp';
import { allowed, CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';
import { pictureReader } from './index.ts';

const PNG = Buffer.from('a picture');
const SMALL = Buffer.from('small');
const CLEAR = await sharp({ create: { width: 2, height: 2, channels: 4, background: '#0000' } })
  .png()
  .toBuffer();

/** An app, and what puts a file into it as command-service does. */
async function shelf(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(app.end);
  let count = 0;
  async function keep(
    use: FileUseName,
    userId: number | null = null,
    mediaType = 'image/png',
    school = SCHOOL,
    whole = PNG,
  ) {
    count += 1;
    const fileId = fileIdOf(school, String(count).padStart(32, '0'));
    const subject = fileSubject(userId);
    const content = { bytes: PNG.length, sha256: '0'.repeat(64), width: 1, height: 1 };
    for (const [part, bytes] of [
      ['whole', whole],
      ['thumbnail', SMALL],
    ] as const)
      await app.fileStore.put(fileId, part, sealFile(app.vault, { fileId, part, subject }, bytes));
    const thumbnail = mediaType === 'application/pdf' ? null : content;
    const file = { fileId, userId, use, name: 'বিল.png', mediaType, ...content, thumbnail };
    await app.record(streams.files(school), FileStored(file));
    return fileId;
  }
  /** Without a token. */
  const openly = async (path: string) => {
    await app.settled();
    const answer = await fetch(app.origin + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const withdraw = (fileId: string, use: FileUseName) =>
    app.record(streams.files(SCHOOL), FileWithdrawn({ fileId, userId: null, use }));
  return { ...app, keep, openly, withdraw };
}

test('a file is answered to whoever is signed in at its school, as what it is and to nobody’s cache', async (t) => {
  const { keep, get } = await shelf(t);
  const id = await keep('photo', 7);
  const answer = await get(`/api/files/${id}`, { loginId: CLERK });
  t.is(answer.status, 200);
  t.is(answer.body, PNG.toString());
  t.is((await get(`/api/files/${id}?size=thumbnail`)).body, SMALL.toString());
  const header = (name: string) => answer.headers.get(name);
  t.is(header('content-type'), 'image/png');
  t.is(header('x-content-type-options'), 'nosniff');
  t.is(header('cache-control'), 'private, no-store');
  t.is(header('content-disposition'), 'inline; filename="photo.png"');
  t.is(header('content-security-policy'), "default-src 'none'; sandbox");
});

test('a PDF is to be saved, and has no small picture', async (t) => {
  const { keep, get } = await shelf(t);
  const id = await keep('bill', null, 'application/pdf');
  const { status, headers } = await get(`/api/files/${id}`);
  t.is(status, 200);
  t.is(headers.get('content-disposition'), 'attachment; filename="bill.pdf"');
  t.is((await get(`/api/files/${id}?size=thumbnail`)).status, 404);
});

test('without a token, for another school, or without the power its use asks for there is nothing', async (t) => {
  const { keep, get, openly, record } = await shelf(t);
  const photo = await keep('photo', 7);
  const bill = await keep('bill');
  t.is((await openly(`/api/files/${photo}`)).status, 401);
  t.is((await get(`/api/files/${photo}`, { school: OTHER_SCHOOL })).status, 404);
  t.like(await get(`/api/files/${bill}`, { loginId: CLERK }), {
    status: 403,
    body: { code: 'access.denied' },
  });
  await record(streams.access(SCHOOL), allowed(CLERK, 'voucher'));
  t.is((await get(`/api/files/${bill}`, { loginId: CLERK })).status, 200);
});

test('the logo alone is open to everybody, and to everybody’s cache', async (t) => {
  const { keep, openly, get } = await shelf(t);
  const logo = await keep('logo');
  const answer = await openly(`/api/public/files/${logo}`);
  t.is(answer.status, 200);
  t.is(answer.text, PNG.toString());
  t.is(answer.headers.get('cache-control'), 'public, max-age=3600');
  t.is((await openly(`/api/public/files/${logo}?size=thumbnail`)).text, SMALL.toString());
  t.is((await get(`/api/files/${logo}`, { loginId: CLERK })).status, 200);
  for (const use of ['photo', 'signature-principal', 'bill'] as const)
    t.is((await openly(`/api/public/files/${await keep(use)}`)).status, 404, use);
});

test('what was withdrawn, what nobody stored and what is no id is not found', async (t) => {
  const { keep, withdraw, get, openly } = await shelf(t);
  const logo = await keep('logo');
  await withdraw(logo, 'logo');
  t.like(await get(`/api/files/${logo}`), { status: 404, body: { code: 'files.not-found' } });
  t.is((await openly(`/api/public/files/${logo}`)).status, 404);
  t.is((await get(`/api/files/${fileIdOf(SCHOOL, 'f'.repeat(32))}`)).status, 404);
  t.is((await openly(`/api/public/files/${fileIdOf('30003', 'f'.repeat(32))}`)).status, 404);
  for (const id of ['1', 'x', '..%2f..%2fvault.sqlite', `${SCHOOL}-${'A'.repeat(32)}`])
    t.is((await get(`/api/files/${id}`)).status, 400, id);
  t.is((await get(`/api/files/${logo}?size=huge`)).status, 400);
});

test('of somebody erased there is nothing to see; of another with the same picture there is', async (t) => {
  const { keep, get, vault } = await shelf(t);
  const one = await keep('photo', 1);
  const two = await keep('photo', 2);
  vault.destroy(SCHOOL, 'person:1');
  t.is((await get(`/api/files/${one}`)).status, 404);
  t.is((await get(`/api/files/${one}?size=thumbnail`)).status, 404);
  t.is((await get(`/api/files/${two}`)).status, 200);
});

test('bytes that are lost are not found; bytes that were changed are a fault, never shown', async (t) => {
  const { keep, get, fileStore } = await shelf(t);
  const [lost, changed] = [await keep('photo', 1), await keep('photo', 2)];
  await fileStore.remove(lost);
  t.is((await get(`/api/files/${lost}`)).status, 404);
  const sealed = (await fileStore.get(changed, 'whole')) as Buffer;
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  await fileStore.put(changed, 'whole', sealed);
  t.like(await get(`/api/files/${changed}`), { status: 500, body: { code: 'server.fault' } });
});

test('an institution’s pictures stand in its information under their names', async (t) => {
  const { keep, withdraw, get } = await shelf(t);
  const images = async () => {
    const { Logo, SignaturePrincipal, SignatureNajem } = (await get('/api/settings/institution_info')).body
      .data;
    return [Logo, SignaturePrincipal, SignatureNajem];
  };
  const first = await keep('logo');
  const signature = await keep('signature-principal');
  t.deepEqual(await images(), [`/api/public/files/${first}`, `/api/files/${signature}`, null]);
  const next = await keep('logo');
  await withdraw(first, 'logo');
  t.deepEqual(await images(), [`/api/public/files/${next}`, `/api/files/${signature}`, null]);
  await withdraw(next, 'logo');
  t.is((await images())[0], null);
});

test('papers read the pictures that stand, without what shines through; the others are left out', async (t) => {
  const { keep, withdraw, settled, documents, fileStore, vault } = await shelf(t);
  const read = pictureReader({ documents, sealedFiles: sealedFiles(fileStore, vault) });
  const logo = await keep('logo', null, 'image/png', SCHOOL, CLEAR);
  const [photo, gone] = [await keep('photo', 7, 'image/jpeg'), await keep('photo', 8, 'image/jpeg')];
  await withdraw(gone, 'photo');
  await settled();
  const addresses = [`/api/public/files/${logo}`, `/api/files/${photo}`];
  const pictures = await read(new Set([...addresses, `/api/files/${gone}`, '/api/files/none']));
  t.deepEqual([...pictures.keys()].toSorted(), addresses.toSorted());
  t.is((await sharp(pictures.get(addresses[0] as string)).metadata()).hasAlpha, false);
  t.deepEqual(pictures.get(addresses[1] as string), PNG);
});
