import { type CommandDefinition, isRefusal, type Register, type RegisterCommand } from '@madrasah/events';
import type { DecisionContext, Desk } from '../desk.ts';
import { errandOf, stepOn } from '../desk.ts';
import { type HandledCommand, handled, idFrom } from '../handler.ts';
import { keysOpened, openedStream } from '../opening.ts';
import type { StreamDefinition } from '../stream.ts';
import { decideRegister } from './decide.ts';
import { type Home, isReferredTo, type KeyedStreams, type Slots, type Surroundings } from './home.ts';

interface Options {
  /** What is special about a register, by its key. */
  readonly slots?: Readonly<Record<string, Slots>>;
  /** Registers of other streams that these refer to. */
  readonly reach?: readonly Home[];
  /** Commands over these registers that are declared by hand. */
  readonly also?: readonly CommandDefinition<RegisterCommand>[];
}

const streamsOf = (homes: readonly Home[]) => [...new Set(homes.map(({ stream }) => stream))];

/**
 * The commands over the registers of one stream.
 * @throws TypeError when a register refers to one that is neither beside it nor in `reach`
 */
export function registerCommands(
  desk: Desk,
  homes: readonly Home[],
  options: Options = {},
): HandledCommand[] {
  const { slots = {}, reach = [], also = [] } = options;
  for (const { register } of homes)
    for (const field of Object.values(register.fields))
      if ('to' in field && ![...homes, ...reach].some((home) => home.register === field.to))
        throw new TypeError(`${register.noun} refers to ${field.to.noun}, which is out of reach`);
  const byKey = new Map(homes.map((home) => [home.register.key, home]));
  const made = homes.flatMap(({ register }) => {
    const { also: more, ...own } = register.commands;
    return [...Object.values(own), ...more] as CommandDefinition<RegisterCommand>[];
  });
  return [...made, ...also].map((definition) =>
    handled(definition, async (command, call) => {
      const home = byKey.get(command.register) as Home;
      const own = slots[command.register] ?? {};
      const errand = errandOf(call, definition.name, command);
      const { schoolId } = errand;
      const users = command.kind === 'remove' ? await keyedStreams(desk, own.usedIn, schoolId) : [];
      const opened = command.kind === 'remove' ? [] : await keysOf(desk, own.readsIn, schoolId);
      const looked = own.readsIn ? opened.map(own.readsIn.streamOf) : [];
      const asked = command.kind === 'remove' ? (own.users ?? []) : [];
      const reads = [...streamsOf(reach), ...(own.reads ?? []), ...asked, ...users, ...looked];
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
async function keysOf(desk: Desk, keyed: KeyedStreams | undefined, schoolId: string): Promise<string[]> {
  return keyed ? keysOpened(await desk.state(openedStream, schoolId), keyed.category) : [];
}

/** The keyed streams that may refer to something, as far as a school has opened them. @throws StoreAway */
export async function keyedStreams(
  desk: Desk,
  keyed: KeyedStreams | undefined,
  schoolId: string,
): Promise<StreamDefinition<never>[]> {
  return keyed ? (await keysOf(desk, keyed, schoolId)).map((key) => keyed.streamOf(key)) : [];
}

interface Scene {
  readonly homes: readonly Home[];
  readonly reach: readonly Home[];
  readonly own: Slots;
  /** The keyed streams of its `usedIn`. */
  readonly users?: readonly StreamDefinition<never>[];
  /** The keys of the streams of its `readsIn`. */
  readonly opened?: readonly string[];
  readonly state: never;
  readonly look: DecisionContext['look'];
  readonly seen: number | undefined;
}

/** A register in the state its command is decided against. */
export function keptIn(home: Home, { homes, reach, own, users = [], opened = [], state, look, seen }: Scene) {
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
      isReferredTo(register, id, homes, state) ||
      (own.usedBy?.(id, around) ?? false) ||
      users.some((stream) => own.usedIn?.refersTo(look(stream), id)),
    seen,
  };
}
