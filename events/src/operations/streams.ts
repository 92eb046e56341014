import { defineStream } from '../kernel/index.ts';

/** Commands over many things: their begin, end and undoing. */
export const operationStreams = { operations: defineStream('operations') };
