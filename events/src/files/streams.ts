import { defineStream } from '../kernel/index.ts';

/** Which files were stored and withdrawn. */
export const fileStreams = { files: defineStream('files') };
