import { type CommandDefinition, isRefusal, type Register, type RegisterCommand } from '@madrasah/events';
import type { DecisionContext, Desk } from '../desk.ts';
import { errandOf, stepOn } from '../desk.ts';
import { type HandledCommand, handled, idFrom } from '../handler.ts';
import { keysOpened, openedStream } from '../opening.ts';
import type { Users } from '../references.ts';
import type { KeyedStreams, StreamDefinition } from '../stream.ts';
import { decideRegister } from './decide.ts';
import type { Home, Slots, Surroundings } from './home.ts';
import { referringFields } from './references.ts';

interface Options {
  /** What is special about a register, by its key. */
  readonly slots?: Readonly<Record<string, Slots>>;
  /** Registers of other streams that these refer to. */
  readonly reach?: readonly Home[];
  /** Those of them whose commands these are; all where absent: another context may decide over the rest. */
  readonly of?: readonly Register[];
  /** Commands over these registers that are declared by hand. */
  readonly also?: readonly CommandDefinition<RegisterCommand>[];
}

const streamsOf = (homes: readonly Home[]) => [...new Set(homes.map(({ stream }) => stream))];

/** @throws TypeError as `registerCommands` */
function findEachOther(homes: readonly Home[], reach: readonly Home[]): void {
  for (const { register, stream } of homes) {
    for (const field of Object.values(register.fields))
      if ('to' in field && ![...homes, ...reach].some((home) => home.register === field.to))
        throw new TypeError(`${register.noun} refers to ${field.to.noun}, which is out of reach`);
    for (const { to } of referringFields(register))
      if (!stream.refers?.some((reference) => reference.to === to))
        throw new TypeError(`${register.noun} refers to ${to.noun}, which ${stream.category} does not say`);
  }
}

/**
 * The commands over the registers of one stream.
 * @throws TypeError when a register refers to one that is neither beside it nor in `reach`, or its stream does not say so
 */
export function registerCommands(
  desk: Desk,
  homes: readonly Home[],
  options: Options = {},
): HandledCommand[] {
  const { slots = {}, reach = [], also = [], of } = options;
  findEachOther(homes, reach);
  const byKey = new Map(homes.map((home) => [home.register.key, home]));
  const decided = homes.filter(({ register }) => of?.includes(register) ?? true);
  const made = decided.flatMap(({ register }) => {
    const { also: more, ...own } = register.commands;
    return [...Object.values(own), ...more] as CommandDefinition<RegisterCommand>[];
  });
  return [...made, ...also].map((definition) =>
    handled(definition, async (command, call) => {
      const home = byKey.get(command.register) as Home;
      const own = slots[command.register] ?? {};
      const errand = errandOf(call, definition.name, command);
      const { schoolId } = errand;
      const users = command.kind === 'remove' ? await usersOf(desk, home, schoolId) : undefined;
      const opened = command.kind === 'remove' ? [] : await keysOf(desk, own.readsIn, schoolId);
      const looked = own.readsIn ? opened.map(own.readsIn.streamOf) : [];
      const reads = [...streamsOf(reach), ...(own.reads ?? []), ...(users?.reads ?? []), ...looked];
      const step = stepOn(
        home.stream as StreamDefinition<never>,
        (state, { look }) =>
          decideRegister(
            keptIn(home, { homes, reach, own, users, opened, state, look, seen: call.ifMatch }),
            command,
          ),
        reads,
      );
      const done = await desk.perform(step, errand);
      if (isRefusal(done)) return done;
      const { id } = idFrom(home.register.idName)(done.events);
      return { ...(id === undefined ? {} : { id }), ...own.answer?.(done.events), position: done.position };
    }),
  );
}

/** The keys of a category's streams, as far as a school has opened them. */
export async function keysOf(
  desk: Desk,
  keyed: KeyedStreams | undefined,
  schoolId: string,
): Promise<string[]> {
  return keyed ? keysOpened(await desk.state(openedStream, schoolId), keyed.category) : [];
}

/** Who refers to the rows of a register from other streams than its own. @throws StoreAway */
export const usersOf = (desk: Desk, { register, stream }: Home, schoolId: string): Promise<Users> =>
  desk.usersOf(register, schoolId, { beside: stream });

interface Scene {
  readonly homes: readonly Home[];
  readonly reach: readonly Home[];
  readonly own: Slots;
  /** Who refers to its rows from other streams; needed where one is taken off. */
  readonly users?: Users | undefined;
  /** The keys of the streams of its `readsIn`. */
  readonly opened?: readonly string[];
  readonly state: never;
  readonly look: DecisionContext['look'];
  readonly seen: number | undefined;
}

/** A register in the state its command is decided against. */
export function keptIn(home: Home, { homes, reach, own, users, opened = [], state, look, seen }: Scene) {
  const rowsOf = (register: Register) => {
    const near = homes.find((other) => other.register === register);
    if (near) return near.rows(state);
    const far = reach.find((other) => other.register === register) as Home;
    return far.rows(look(far.stream));
  };
  const around: Surroundings = {
    state,
    look,
    opened,
    find(register, id) {
      const row = rowsOf(register).get(id);
      return row && !row.retired ? row : undefined;
    },
  };
  const { register } = home;
  return {
    register,
    rows: home.rows(state),
    around,
    slots: own,
    isUsed: (id: number) =>
      home.stream.refers?.some(({ to, names }) => to === register && names(state, id)) ||
      own.usedBy?.(id, around) ||
      users?.isUsed(id, look) ||
      false,
    seen,
  };
}
