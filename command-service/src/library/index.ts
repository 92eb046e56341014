import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { addingCopies, libraryRoom } from './copies.ts';
import { loanCommands } from './loans/index.ts';

/** Titles, copies, rules of lending, and who has which book. */
export const library: Context = ({ desk }) => [
  ...registerCommands(desk, libraryRoom.homes, libraryRoom),
  addingCopies(desk),
  ...loanCommands(desk),
];
