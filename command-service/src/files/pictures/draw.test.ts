import { isRefusal } from '@madrasah/events';
import { type Drawing, FILE_USES } from '@madrasah/events/files';
import test from 'ava';
import sharp from 'sharp';
import { type DrawnPicture, drawPicture } from './draw.ts';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

/** Blue on the left half, red on the right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: { create: { width: width >> 1, height, channels: 3, background: BLUE } }, left: 0, top: 0 },
  ]);
const encoded = async (format: 'jpeg' | 'png' | 'gif' | 'webp', width = 400, height = 300) =>
  halves(width, height).toFormat(format).toBuffer();

async function drawn(bytes: Buffer, drawing: Drawing = FILE_USES.bill.drawing): Promise<DrawnPicture> {
  const picture = await drawPicture(bytes, drawing);
  if (isRefusal(picture)) throw new Error(picture.code);
  return picture;
}
const refusal = async (bytes: Buffer, drawing: Drawing = FILE_USES.bill.drawing) => {
  const picture = await drawPicture(bytes, drawing);
  return isRefusal(picture) ? picture.code : 'drawn';
};

/** Which half a point shows. */
async function at({ bytes }: { bytes: Buffer }, left: number, top: number) {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
}

for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
  test(`a ${format} is drawn anew, and small beside it`, async (t) => {
    const picture = await drawn(await encoded(format));
    t.like(picture, { mediaType: 'image/jpeg', width: 400, height: 300 });
    t.like(await sharp(picture.bytes).metadata(), { format: 'jpeg', width: 400, height: 300 });
    t.like(picture.thumbnail, { mediaType: 'image/jpeg', width: 200, height: 150 });
    t.is(await at(picture, 10, 10), 'blue');
    t.is(await at(picture, 390, 10), 'red');
  });

  test(`a ${format} that is cut short is not read`, async (t) => {
    const bytes = await encoded(format);
    for (const part of [0.05, 0.5, 0.95])
      t.is(await refusal(bytes.subarray(0, Math.floor(bytes.length * part))), 'files.unreadable', `${part}`);
  });
}

test('each use has its size: what is larger is made smaller, what is smaller stays', async (t) => {
  const large = await encoded('png', 2000, 1000);
  const sizeOf = async (drawing: Drawing, bytes = large) => {
    const { width, height } = await drawn(bytes, drawing);
    return `${width}×${height}`;
  };
  t.is(await sizeOf(FILE_USES.photo.drawing), '600×800');
  t.is(await sizeOf(FILE_USES.logo.drawing), '288×144');
  t.is(await sizeOf(FILE_USES['signature-principal'].drawing), '400×200');
  t.is(await sizeOf(FILE_USES.bill.drawing), '2000×1000');
  t.is(await sizeOf(FILE_USES.bill.drawing, await encoded('png', 3000, 300)), '2400×240');
  t.is(await sizeOf(FILE_USES.photo.drawing, await encoded('png', 400, 300)), '225×300');
  t.is(await sizeOf(FILE_USES.photo.drawing, await encoded('png', 30, 2000)), '30×40');
  t.is(await sizeOf(FILE_USES.photo.drawing, await encoded('png', 2, 2000)), '2×3');
});

test('a photograph is cut in the middle', async (t) => {
  const picture = await drawn(await encoded('png', 1000, 400), FILE_USES.photo.drawing);
  t.is(`${picture.width}×${picture.height}`, '300×400');
  t.is(await at(picture, 140, 200), 'blue');
  t.is(await at(picture, 160, 200), 'red');
});

test('it is turned upright, and what the camera has written is gone', async (t) => {
  const camera = {
    IFD0: { Make: 'Camera of somebody', Copyright: 'somebody' },
    IFD3: { GPSLatitudeRef: 'N' },
  };
  const turned = await halves(400, 300).withExif(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  t.is((await sharp(turned).metadata()).orientation, 6);
  for (const use of ['bill', 'photo', 'logo'] as const) {
    const picture = await drawn(turned, FILE_USES[use].drawing);
    t.true(picture.width < picture.height, use);
    t.is(await at(picture, 10, 10), 'blue', use);
    t.is(await at(picture, 10, picture.height - 10), 'red', use);
    for (const { bytes } of [picture, picture.thumbnail]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      t.deepEqual(
        [exif, icc, xmp, iptc, orientation],
        [undefined, undefined, undefined, undefined, undefined],
      );
      t.false(bytes.includes('somebody'));
    }
  }
});

test('a logo stays transparent, a photograph becomes white', async (t) => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const nothing = sharp({ create: { width: 90, height: 120, channels: 4, background: clear } });
  const bytes = await nothing.png().toBuffer();
  const logo = await drawn(bytes, FILE_USES.logo.drawing);
  t.is(logo.mediaType, 'image/png');
  t.is((await sharp(logo.bytes).raw().toBuffer())[3], 0);
  t.is((await sharp(logo.thumbnail.bytes).ensureAlpha().raw().toBuffer())[3], 0);
  t.is(`${logo.thumbnail.width}×${logo.thumbnail.height}`, '72×96');
  const photo = await drawn(bytes, FILE_USES.photo.drawing);
  t.true(((await sharp(photo.bytes).raw().toBuffer())[0] ?? 0) > 250);
});

test('more than 40 megapixels are refused by the head alone, however small the file', async (t) => {
  const background = { r: 9, g: 9, b: 9 };
  const trap = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  t.true(trap.length < 1_000_000);
  t.is(await refusal(trap), 'files.too-many-pixels');
});

test('a picture that lies about its size is not read', async (t) => {
  const bytes = await encoded('png');
  bytes.writeUInt32BE(5_000, 16); // the width in its head; its sum no longer holds either
  t.is(await refusal(bytes), 'files.unreadable');
});

test('what is no picture of a kind that is taken is not read, whatever libraries could', async (t) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const tiff = await halves(20, 20).tiff().toBuffer();
  for (const bytes of [Buffer.from('a text'), Buffer.from(svg), tiff, Buffer.alloc(0), Buffer.alloc(5_000)])
    t.is(await refusal(bytes), 'files.unreadable');
});
