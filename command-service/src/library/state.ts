import { streams } from '@madrasah/events';
import { bookCopies, bookKinds, loanRules, returnDays, titles } from '@madrasah/events/library';
import { homesIn, registerStream } from '../kernel/register/index.ts';

const registers = {
  bookKind: bookKinds,
  title: titles,
  bookCopy: bookCopies,
  loanRule: loanRules,
  returnDay: returnDays,
};

/** What the library has, and how it lends. */
export const libraryStream = registerStream('library', streams.library, registers);
export type LibraryState = ReturnType<typeof libraryStream.initial>;
export const libraryHomes = homesIn(libraryStream, registers);
