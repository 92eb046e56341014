import { defineManifest } from '../kernel/index.ts';
import { addBookCopies, bookCopies } from './copies.ts';
import { loans } from './loans.ts';
import { loansList } from './loans-list.ts';
import { refuse } from './refusals.ts';
import { libraryReports } from './reports.ts';
import { loanRules, returnDays } from './rules.ts';
import { libraryStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { bookKinds, titles } from './titles.ts';

export const library = defineManifest({
  streams: libraryStreams,
  commands: { addBookCopies },
  queries: { ...libraryReports.queries, ...loansList.endpoints },
  records: [loans],
  made: [bookKinds.made, titles.made, bookCopies.made, loanRules.made, returnDays.made],
  refusals: refuse,
  texts: { bn, en },
});
