import { characterReports } from '@madrasah/events/hostel';
import { ofStudent } from '../../admissions/steps.ts';
import type { Deps } from '../../deps.ts';
import { entryCommands } from '../../kernel/entry/index.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { registerCommands } from '../../kernel/register/index.ts';
import { charactersStream, conductHomes } from './state.ts';

/** Character reports, and the lists of what they are about. */
export const characterCommands = ({ desk }: Pick<Deps, 'desk'>): HandledCommand[] => [
  ...registerCommands(desk, conductHomes),
  ...entryCommands(desk, charactersStream, {
    entry: characterReports,
    reach: conductHomes,
    rules: ofStudent,
  }),
];
