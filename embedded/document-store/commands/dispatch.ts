import { CommandError } from '../errors.ts';
import type { Doc } from '../values/document.ts';
import { collectionCommands } from './collections.ts';
import { type Command, type Context, checkFields, type Reply } from './command.ts';
import { handshake } from './handshake.ts';
import { readCommands } from './reads.ts';
import type { Retries } from './retries.ts';
import { writeCommands } from './writes.ts';

const commands = new Map<string, Command>(
  Object.entries({ ...handshake, ...collectionCommands, ...readCommands, ...writeCommands }),
);

/**
 * Runs one command. Errors are CommandErrors: 59 for a command this store does not have, 115 for a field,
 * operator or stage it leaves out, else those of the command.
 */
export function runCommand(command: Doc, context: Context, retries: Retries): Reply {
  const [name = ''] = Object.keys(command);
  const known = commands.get(name);
  if (known === undefined) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
  checkFields(name, command, known.fields);
  const writes = Object.hasOwn(writeCommands, name);
  return writes
    ? retries.once(command, () => known.run(command, context) as Doc)
    : known.run(command, context);
}
