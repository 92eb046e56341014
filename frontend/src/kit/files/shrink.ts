/** A page of A4 is legible at it; a telephone's camera takes twice as many points, and its network pays for them. */
const LONGEST_EDGE = 2400;
const LIGHT_BYTES = 400 * 1024;
const QUALITY = 0.9;

/** The size a picture is sent in: its longest edge at most so many points, never larger than it is. */
export function sentSize(width: number, height: number, longest = LONGEST_EDGE) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photograph made light before it is sent, upright; the file itself where it is light, is no photograph, or the
 * browser cannot do it. The server draws it anew in any case.
 */
export async function shrunk(file: File): Promise<File> {
  if (file.size <= LIGHT_BYTES || !/^image\/(jpeg|webp)$/.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = Object.assign(document.createElement('canvas'), sentSize(picture.width, picture.height));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
