import { streams } from '@madrasah/events';
import { loans } from '@madrasah/events/library';
import type { Desk } from '../../kernel/desk.ts';
import { entryCommands, entryStream } from '../../kernel/entry/index.ts';
import { libraryHomes } from '../state.ts';
import { lendingRules } from './lending.ts';

export const loansStream = entryStream(loans, streams.loans);

/** Who takes a book home, and what becomes of it. */
export const loanCommands = (desk: Desk) =>
  entryCommands(desk, loansStream, { entry: loans, reach: libraryHomes, rules: lendingRules });
