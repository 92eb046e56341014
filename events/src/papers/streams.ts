import { defineStream } from '../kernel/index.ts';

/** Which papers were printed. */
export const paperStreams = { papers: defineStream('papers') };
