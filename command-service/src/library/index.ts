import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { addingCopies, libraryRoom } from './copies.ts';

/** Titles, copies and rules of lending. */
export const library: Context = ({ desk }) => [
  ...registerCommands(desk, libraryRoom.homes, libraryRoom),
  addingCopies(desk),
];
