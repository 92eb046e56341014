import { defineStream } from '../kernel/index.ts';

export const libraryStreams = {
  /** Titles with their copies, kinds of book, and the rules of lending. */
  library: defineStream('library'),
  /** Who has which copy, and what became of it. */
  loans: defineStream('loans'),
};
