import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const MOST_KEPT = 500; // a build has about a hundred files; a folder built anew often must not fill the memory
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** The encodings that a caller takes, by `Accept-Encoding`. */
export const accepts = (accepted: string | string[] | undefined): (string | undefined)[] =>
  String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());

/** The encoding in which a file is sent: the best the browser takes, for text; fonts and pictures are small already. */
export function encodingFor(file: string, accepted: string | string[] | undefined): Encoding | undefined {
  if (!TEXTS.has(extname(file))) return undefined;
  const names = accepts(accepted);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

/** What the build has laid beside a file, or the file compressed now. */
const smaller = async (file: string, encoding: Encoding): Promise<Buffer> => {
  const built = encoding === 'br' ? await readFile(`${file}.br`).catch(() => undefined) : undefined;
  return built ?? compress[encoding](await readFile(file));
};

/** Files as the build compressed them, else compressed when first asked for; kept. */
export function compressedFiles() {
  const kept = new Map<string, Promise<Buffer>>();
  return (file: string, etag: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${etag} ${file}`;
    let bytes = kept.get(key);
    if (!bytes) {
      if (kept.size >= MOST_KEPT) kept.clear();
      bytes = smaller(file, encoding);
      bytes.catch(() => kept.delete(key));
      kept.set(key, bytes);
    }
    return bytes;
  };
}
