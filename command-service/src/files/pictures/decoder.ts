import sharp from 'sharp';

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

/** A picture of 40 megapixels takes a core about two seconds; a trap takes for ever. */
const SECONDS = 15;

/** A decoder over a picture's bytes; of a moving one the first image. It fails on what is cut short. */
export const decoder = (bytes: Buffer, maxPixels: number) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: SECONDS });
