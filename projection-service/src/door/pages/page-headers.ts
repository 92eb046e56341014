const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob: data:", // photos are fetched with the token; the theme's dividers are data
  "connect-src 'self'",
  "frame-src 'self' blob:", // receipts and reports are fetched with the token and shown as blobs
  "object-src 'self' blob:", // the browser's own PDF viewer inherits this in a blob's window
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY', // for browsers that do not know frame-ancestors
  'referrer-policy': 'same-origin',
};

/** Said only where TLS ends here or in front of us; a browser does not listen to it otherwise. */
export const HSTS = ['strict-transport-security', 'max-age=31536000'] as const;

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
