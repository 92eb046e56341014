import type { Frame } from './frame.ts';

/** The size that photos are kept in; nothing larger needs to be sent. */
const WIDEST_SENT = 600;
const QUALITY = 0.92;

/** What was chosen, by what was cut out of it: whoever moves the frame again begins with the whole picture. */
const originals = new WeakMap<File, File>();
export const originalOf = (file: File): File => originals.get(file) ?? file;

/** The part of a picture that is kept, as a file of the same name; the file itself where the browser cannot cut it. */
export async function cut(original: File, { x, y, width }: Frame, shape: number): Promise<File> {
  try {
    const picture = await createImageBitmap(original, { imageOrientation: 'from-image' });
    const sent = Math.round(Math.min(width, WIDEST_SENT));
    const size = { width: sent, height: Math.round(sent / shape) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    canvas.getContext('2d')?.drawImage(picture, x, y, width, width / shape, 0, 0, size.width, size.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!blob) return original;
    const name = `${original.name.replace(/\.[^.]*$/, '')}.jpg`;
    const file = new File([blob], name, { type: blob.type });
    originals.set(file, original);
    return file;
  } catch {
    return original;
  }
}
