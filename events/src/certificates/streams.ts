import { defineStream } from '../kernel/index.ts';

/** Certificates of attestation that were given, and which of their papers were printed. */
export const certificateStreams = { certificates: defineStream('certificates') };
