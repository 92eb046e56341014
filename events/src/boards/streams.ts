import { defineStream } from '../kernel/index.ts';

/** Education boards. */
export const boardStreams = { boards: defineStream('boards') };
