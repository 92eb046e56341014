import type library from 'sharp';
import type { Sharp } from 'sharp';

/** A picture of 40 megapixels takes a core about two seconds; a trap takes for ever. */
const SECONDS = 15;

let loaded: Promise<typeof library> | undefined;

/** The library of pictures: it comes with the first of them, since a service that is asked for none need not hold it. */
export function pictureLibrary(): Promise<typeof library> {
  loaded ??= import('sharp').then(({ default: sharp }) => bounded(sharp));
  return loaded;
}

function bounded(sharp: typeof library): typeof library {
  // Of the formats that are taken, and of no other, whatever the bytes say: each loader is a door.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
  sharp.cache(false); // nobody's picture stays in memory
  sharp.concurrency(1); // the commands of a counter go before a picture
  return sharp;
}

/** A decoder over a picture's bytes; of a moving one the first image. It fails on what is cut short. */
export async function decoder(bytes: Buffer, maxPixels: number): Promise<Sharp> {
  const sharp = await pictureLibrary();
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: SECONDS });
}
