import type { Refusal } from '@madrasah/events';
import { type Drawing, MAX_PIXELS, refuseFiles as refuse } from '@madrasah/events/files';
import type { PngOptions } from 'sharp';
import { decoder } from './decoder.ts';

/** A picture drawn anew: nothing of the file it came in is left but what it shows. */
export interface Drawn {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface DrawnPicture extends Drawn {
  readonly thumbnail: Drawn;
}

const JPEG = { quality: 84, mozjpeg: true };
const PNG = { compressionLevel: 9 };
// 256 colours of its own: a third of the bytes, and nobody tells them apart at that size.
const SMALL_PNG = { palette: true, quality: 90 };
const WHITE = '#fff';

/**
 * Draws a picture upright within its use's box, and once more small. It is never made larger than it is.
 * @returns a refusal for what is no picture, is cut short or has too many pixels
 */
export async function drawPicture(bytes: Buffer, drawing: Drawing): Promise<DrawnPicture | Refusal> {
  try {
    const upright = await uprightSize(bytes);
    if (upright.width * upright.height > MAX_PIXELS)
      return refuse('files.too-many-pixels', { max: MAX_PIXELS / 1e6 });
    const whole = await drawn(bytes, drawing, upright, PNG);
    const small = { ...drawing, ...drawing.thumbnail, fit: 'inside' } as const;
    return { ...whole, thumbnail: await drawn(whole.bytes, small, whole, SMALL_PNG) };
  } catch {
    return refuse('files.unreadable'); // whatever the decoder says of it
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As it is seen, the camera having been held however it was. */
async function uprightSize(bytes: Buffer): Promise<Size> {
  // Without a limit of pixels: only the head is read, and the limit has a sentence of its own.
  const { autoOrient } = await (await decoder(bytes, Number.MAX_SAFE_INTEGER)).metadata();
  return autoOrient;
}

/** The middle of a picture in the shape of a box; all of it where it is to lie within. */
function cut({ width, height }: Size, box: Drawing) {
  const shape = box.width / box.height;
  const size =
    box.fit === 'inside'
      ? { width, height }
      : {
          width: Math.max(1, Math.min(width, Math.round(height * shape))),
          height: Math.max(1, Math.min(height, Math.round(width / shape))),
        };
  return { ...size, left: (width - size.width) >> 1, top: (height - size.height) >> 1 };
}

async function drawn(bytes: Buffer, drawing: Drawing, upright: Size, png: PngOptions): Promise<Drawn> {
  const image = (await decoder(bytes, MAX_PIXELS))
    .autoOrient()
    .extract(cut(upright, drawing))
    .resize({ width: drawing.width, height: drawing.height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = drawing.transparent ? image.png(png) : image.flatten({ background: WHITE }).jpeg(JPEG);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const mediaType = drawing.transparent ? 'image/png' : 'image/jpeg';
  return { mediaType, bytes: data, width: info.width, height: info.height };
}
