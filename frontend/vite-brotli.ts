import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.css', '.js', '.svg']);
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const WORTH_BYTES = 200;

/** Lays beside each text its smallest compression, `<name>.br`: the gateway sends it as it is. */
export const brotli = (): Plugin => ({
  name: 'brotli',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      TEXTS.has(extname(file)),
    );
    const press = promisify(brotliCompress);
    await Promise.all(
      files.map(async (file) => {
        const bytes = readFileSync(join(dir, file));
        if (bytes.length >= WORTH_BYTES) writeFileSync(join(dir, `${file}.br`), await press(bytes, SMALLEST));
      }),
    );
  },
});
