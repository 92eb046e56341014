import { streams } from '@madrasah/events';
import { loans, owes } from '@madrasah/events/library';
import { PERSON } from '@madrasah/events/people';
import type { Desk } from '../../kernel/desk.ts';
import { entryCommands, entryStream } from '../../kernel/entry/index.ts';
import { libraryHomes } from '../state.ts';
import { lendingRules } from './lending.ts';

export const loansStream = entryStream(loans, streams.loans, {
  to: PERSON,
  tie: 'borrows',
  holds: owes,
});

/** Who takes a book home, and what becomes of it. */
export const loanCommands = (desk: Desk) =>
  entryCommands(desk, loansStream, { entry: loans, reach: libraryHomes, rules: lendingRules });
