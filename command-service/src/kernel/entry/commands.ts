import type { Desk } from '../desk.ts';
import { stepOn } from '../desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../handler.ts';
import type { StreamDefinition } from '../stream.ts';
import { changeEntry, type EntryRoom, printEntry, withdrawEntry, writeEntry } from './decide.ts';
import { type EntriesState, refsOf } from './state.ts';

/**
 * The commands over an entry: it is written, changed, withdrawn and printed.
 * @throws TypeError when a field names a register that is not in `reach`
 */
export function entryCommands<A extends object>(
  desk: Desk,
  stream: StreamDefinition<EntriesState<A>>,
  room: EntryRoom<A>,
): HandledCommand[] {
  const { entry, reach = [], rules } = room;
  for (const { to } of refsOf(entry))
    if (!reach.some(({ register }) => register === to))
      throw new TypeError(`${entry.noun} names ${to.noun}, which is out of reach`);
  const { write, change, withdraw, print } = entry.commands;
  const reads = [...new Set([...rules.reads, ...reach.map((home) => home.stream)])];
  return [
    oneStep(
      desk,
      write,
      (asked) => stepOn(stream, (state, context) => writeEntry(room, state, asked, context), reads),
      idFrom(entry.id),
    ),
    oneStep(desk, change, (asked, { ifMatch: seen }) =>
      stepOn(stream, (state, context) => changeEntry(room, state, asked, { ...context, seen }), reads),
    ),
    oneStep(desk, withdraw, (named) =>
      stepOn(stream, (state, context) => withdrawEntry(room, state, named, context)),
    ),
    oneStep(
      desk,
      print,
      (named) => stepOn(stream, (state) => printEntry(room, state, named)),
      ([printed]) => ({ data: { printed: printed?.data['printing'] } }),
    ),
  ];
}
