import { defineStream } from '../kernel/index.ts';

/** What was said about dues: when they will be paid, whether they are right, what the office remarks. Moves no money. */
export const duesStreams = { dues: defineStream('dues') };
