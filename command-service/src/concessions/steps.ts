import type { LessenFee } from '@madrasah/events/concessions';
import type { Deps } from '../deps.ts';
import type { Step } from '../kernel/desk.ts';
import type { JournalState } from '../ledger/journal/state.ts';
import { writeOffs } from './index.ts';

/** Asks for the write-off of one charge, as a part of a larger command. */
export const writeOffAsking = ({ desk }: Pick<Deps, 'desk'>): ((command: LessenFee) => Step<JournalState>) =>
  writeOffs(desk).step;
