import { type EventDraft, isRefusal, type Refusal, type Register } from '@madrasah/events';
import type { DecisionContext, Desk, Step } from '../desk.ts';
import { stepOn } from '../desk.ts';
import { trialOf } from '../import/trial.ts';
import type { Users } from '../references.ts';
import type { StreamDefinition } from '../stream.ts';
import { keptIn, keysOf, usersOf } from './commands.ts';
import { decideRegister, type Kept } from './decide.ts';
import type { Rows } from './fold.ts';
import type { Home, Slots } from './home.ts';

/** The registers of one stream with what is special about them, as their own commands decide over them. */
export interface RegisterRoom {
  readonly homes: readonly Home[];
  readonly slots?: Readonly<Record<string, Slots>>;
  readonly reach?: readonly Home[];
}

/** A register's room as several decisions in a row leave it. */
export interface Desktop {
  /** A register in the state that the decisions before have made. */
  of(register: Register): Kept;
  /** Records what was decided; the next decision knows of it. */
  lay(drafts: readonly EventDraft[]): void;
  /** Forgets a row that was taken off: nothing that follows is held up by it. */
  forget(register: Register, id: number): void;
}

type Decided = readonly EventDraft[] | Refusal;

/** One step that decides many times over the registers of one stream, each time knowing what came before. */
export async function batchStep(
  desk: Desk,
  { homes, slots = {}, reach = [] }: RegisterRoom,
  schoolId: string,
  decide: (desktop: Desktop) => Decided,
): Promise<Step<never>> {
  const [first] = homes as readonly [Home];
  const users = new Map(
    await Promise.all(
      homes.map(async (home) => [home.register.key, await usersOf(desk, home, schoolId)] as const),
    ),
  );
  const opened = new Map(
    await Promise.all(
      homes.map(async ({ register }) => {
        const keys = await keysOf(desk, slots[register.key]?.readsIn, schoolId);
        return [register.key, keys] as const;
      }),
    ),
  );
  const looked = homes.flatMap(({ register: { key } }) =>
    (opened.get(key) ?? []).flatMap((one) => slots[key]?.readsIn?.streamOf(one) ?? []),
  );
  const own = homes.flatMap(({ register }) => slots[register.key] ?? []);
  const reads = [
    ...reach.map(({ stream }) => stream),
    ...own.flatMap(({ reads = [] }) => reads),
    ...[...users.values()].flatMap(({ reads }) => reads),
    ...looked,
  ];
  return stepOn(
    first.stream,
    (state: never, context) =>
      decide(desktopOn({ homes, slots, reach }, { state, context, users, opened, stream: first.stream })),
    [...new Set(reads)],
  );
}

interface On {
  readonly state: never;
  readonly context: DecisionContext;
  readonly users: ReadonlyMap<string, Users>;
  /** The keys of the streams that a register's rules look at, by its key. */
  readonly opened: ReadonlyMap<string, string[]>;
  readonly stream: StreamDefinition<never>;
}

function desktopOn(
  { homes, slots = {}, reach = [] }: RegisterRoom,
  { state, context, users, opened, stream }: On,
): Desktop {
  const trial = trialOf(state);
  const metadata = { at: context.now.toISOString(), actor: context.actor };
  const homeOf = (register: Register) => homes.find((home) => home.register === register) as Home;
  return {
    of(register) {
      const own = slots[register.key] ?? {};
      return keptIn(homeOf(register), {
        ...{ homes, reach, own, users: users.get(register.key), opened: opened.get(register.key) ?? [] },
        ...{ state: trial, look: context.look, seen: undefined },
      });
    },
    lay(drafts) {
      for (const draft of drafts) stream.evolve(trial, { ...draft, revision: -1, metadata });
    },
    forget(register, id) {
      (homeOf(register).rows(trial) as Rows).delete(id);
    },
  };
}

/** Adds a row as its form would; what is recorded of it and its id. */
export function addTo(
  desktop: Desktop,
  register: Register,
  attributes: Readonly<Record<string, unknown>>,
): { readonly drafts: readonly EventDraft[]; readonly id: number } | Refusal {
  const decided = decideRegister(desktop.of(register), {
    ...{ kind: 'add', register: register.key, attributes, serial: undefined },
  });
  if (isRefusal(decided)) return decided;
  desktop.lay(decided);
  const [added] = decided.flatMap((draft) => register.recorded.read(draft) ?? []);
  return { drafts: decided, id: added?.kind === 'added' ? added.id : 0 };
}

/** Changes a row as its form would; what is recorded of it. */
export function changeIn(
  desktop: Desktop,
  register: Register,
  id: number,
  changes: Readonly<Record<string, unknown>>,
): { readonly drafts: readonly EventDraft[] } | Refusal {
  const decided = decideRegister(desktop.of(register), {
    ...{ kind: 'change', register: register.key, id, changes },
  });
  if (isRefusal(decided)) return decided;
  desktop.lay(decided);
  return { drafts: decided };
}
