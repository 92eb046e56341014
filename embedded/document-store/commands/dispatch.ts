import { CommandError } from '../errors.ts';
import type { Doc } from '../values/document.ts';
import { collectionCommands } from './collections.ts';
import { type Command, type Context, checkFields, countIn, type Reply } from './command.ts';
import { checkConcerns } from './concerns.ts';
import { handshake } from './handshake.ts';
import { readCommands } from './reads.ts';
import type { Retries } from './retries.ts';
import { writeCommands } from './writes.ts';

const commands = new Map<string, Command>(
  Object.entries({ ...handshake, ...collectionCommands, ...readCommands, ...writeCommands }),
);

/**
 * Runs one command. Errors are CommandErrors: 59 for a command this store does not have, 115 for a field,
 * operator or stage it leaves out, 50 for a read that took longer than maxTimeMS, else those of the command.
 */
export function runCommand(command: Doc, context: Context, retries: Retries): Reply {
  const [name = ''] = Object.keys(command);
  const known = commands.get(name);
  if (known === undefined) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
  checkFields(name, command, known.fields);
  if (known.fields !== 'any') checkConcerns(command);
  if (Object.hasOwn(writeCommands, name)) {
    return retries.once(command, () => known.run(command, context) as Doc);
  }
  return withinTime(command, () => known.run(command, context));
}

/** An answer that took longer than it may is none. A write is not taken back: it was in time, or it is done. */
function withinTime(command: Doc, run: () => Reply): Reply {
  const most = countIn(command, 'maxTimeMS') || Number.POSITIVE_INFINITY;
  const started = performance.now();
  const reply = run();
  if (performance.now() - started <= most) return reply;
  throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
}
