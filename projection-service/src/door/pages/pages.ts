import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { compressedFiles, encodingFor } from './compressed.ts';
import { MEDIA_TYPES, PAGE_HEADERS } from './page-headers.ts';

/** The built pages. An address the pages know and the folder does not is answered with index.html. */
export function createPages(folder: string) {
  const send = sending();
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response.setHeader('allow', 'GET, HEAD'), 405, 'Method not allowed');
    const parts = partsOf(path);
    if (!parts) return say(response, 400, 'Bad address');
    const asked = await find(folder, parts.length > 0 ? parts : ['index.html']);
    if (asked) return send(request, response, asked);
    if (parts[0] === 'assets' || !request.headers.accept?.includes('text/html'))
      return say(response, 404, 'Not found');
    const index = await find(folder, ['index.html']);
    if (index) return send(request, response, index);
    say(response.setHeader('retry-after', '2'), 503, 'The pages are being built');
  };
}

/** The steps of an address below the folder; undefined for one that could lead out of it or to a hidden file. */
function partsOf(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  try {
    const parts = decodeURIComponent(path).split('/').filter(Boolean);
    return parts.some((part) => part.startsWith('.') || /[\\:\0]/.test(part)) ? undefined : parts;
  } catch {
    return undefined; // a broken % sequence
  }
}

interface Found {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
  readonly hashed: boolean;
}

async function find(folder: string, parts: string[]): Promise<Found | undefined> {
  const file = join(folder, ...parts);
  const found = await stat(file).catch(() => undefined); // whatever the reason, there is nothing to show
  if (!found?.isFile()) return undefined;
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  return { file, size: found.size, etag, hashed: parts[0] === 'assets' };
}

function sending() {
  const compressed = compressedFiles();
  return async (request: IncomingMessage, response: ServerResponse, found: Found): Promise<void> => {
    // A hashed name never changes its content; everything else is asked for again each time.
    response.setHeader('cache-control', found.hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('vary', 'accept-encoding');
    const encoding = encodingFor(found.file, request.headers['accept-encoding']);
    const etag = encoding ? found.etag.replace(/"$/, `-${encoding}"`) : found.etag;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const bytes = encoding && (await compressed(found.file, found.etag, encoding));
    response.setHeader('content-type', MEDIA_TYPES[extname(found.file)] ?? 'application/octet-stream');
    response.setHeader('content-length', bytes?.length ?? found.size);
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(200);
    if (request.method === 'HEAD') return void response.end();
    if (bytes) return void response.end(bytes);
    pipeline(createReadStream(found.file), response, () => {}); // a caller who leaves takes the file with it
  };
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
