import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type Router from '@koa/router';
import type { Context } from 'koa';

const compress = promisify(gzip);
const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const own = import.meta.dirname;

const PAGE = { path: join(own, 'page.html'), type: 'text/html; charset=utf-8' };
/** All that is given out of the viewer's package, and our own script. */
const FILES = new Map([
  ['page.js', { path: join(own, 'page.js'), type: 'text/javascript; charset=utf-8' }],
  ['swagger-ui.css', { path: join(viewer, 'swagger-ui.css'), type: 'text/css; charset=utf-8' }],
  [
    'swagger-ui-bundle.js',
    { path: join(viewer, 'swagger-ui-bundle.js'), type: 'text/javascript; charset=utf-8' },
  ],
]);

/** Nothing comes from another host, and no script or style stands in the page; the viewer's icons are data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

async function give(context: Context, { path, type }: { path: string; type: string }): Promise<void> {
  const bytes = await readFile(path);
  context.set('content-security-policy', POLICY);
  context.set('cache-control', 'no-cache');
  context.set('vary', 'accept-encoding');
  context.etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  context.type = type;
  if (context.get('if-none-match') === context.response.get('etag')) {
    context.status = 304;
    return;
  }
  const small = context.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (small) context.set('content-encoding', 'gzip');
  context.body = small ? await compress(bytes) : bytes;
}

/** The document as a page to look at: static and empty for whoever has no token, since it asks for the document. */
export function mountViewer(router: Router): void {
  router.get('/api/docs/ui', (context) => give(context, PAGE));
  router.get('/api/docs/ui/:file', async (context) => {
    const file = FILES.get(context.params['file'] as string);
    if (file) await give(context, file);
  });
}
