import { defineStream } from '../kernel/index.ts';

export const noteStreams = {
  /** What is personal in the entries of the journal, each under a key of its own. */
  notes: defineStream('notes'),
};
