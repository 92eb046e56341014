import { defineStream } from '../kernel/index.ts';

/** Daily roots, and what became of their mails. */
export const auditStreams = { audit: defineStream('audit') };
