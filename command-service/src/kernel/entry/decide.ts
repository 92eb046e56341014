import {
  type Entry,
  type EntryAsked,
  type EntryNamed,
  type EventDraft,
  isRefusal,
  type MadeTurn,
  type Refusal,
  type TurnAsked,
  type Whose,
  whoseIn,
} from '@madrasah/events';
import type { DecisionContext } from '../desk.ts';
import type { Home } from '../register/home.ts';
import { seenAnother } from '../seen.ts';
import type { StreamKind } from '../stream.ts';
import { refusedAt, together } from '../together.ts';
import { type EntriesState, type Kept, valueIn } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What a rule may look at. */
export interface Around<A extends object> {
  readonly state: EntriesState<A>;
  readonly context: DecisionContext;
  /** What is changed, as it stands; a new one is written where absent. */
  readonly own?: Kept<A> | undefined;
}

/** What is special about an entry: plain functions of what was asked. */
export interface EntryRules<A extends object, Q extends object = A> {
  /** Streams that the rules look at; those of what is asked, where it names one. */
  readonly reads: readonly StreamKind[] | ((asked: EntryAsked<Q>) => readonly StreamKind[]);
  /** Whom it is of, or why he is nobody. */
  whose(asked: EntryAsked<Q>, context: DecisionContext): Whose | Refusal;
  /** Why one is changed no more. */
  settled?(own: Kept<A>): Refusal | undefined;
  /** Refuses what was asked, or says what is recorded beside it. */
  settle?(asked: EntryAsked<Q>, whose: Whose, around: Around<A>): object | Refusal;
  /** The same of each turn: of what stands and what was asked. */
  readonly turns?: Readonly<
    Record<string, (own: Kept<A>, asked: TurnAsked, around: Around<A>) => object | Refusal>
  >;
}

/** An entry, the registers that its fields name, and what is special about it. */
export interface EntryRoom<A extends object, Q extends object = A> {
  readonly entry: Entry<A, string, Q>;
  readonly reach?: readonly Home[];
  readonly rules: EntryRules<NoInfer<A>, NoInfer<Q>>;
}

/** Beside what every decision knows: the version that was seen, any where absent, and the note with its words. */
export interface Sent extends DecisionContext {
  readonly seen?: number | undefined;
  readonly noteId?: number | null | undefined;
}

/** One that was not withdrawn. */
export function standing<A extends object, Q extends object>(
  { entry }: Pick<EntryRoom<A, Q>, 'entry'>,
  { entries }: EntriesState<A>,
  named: EntryNamed,
): Kept<A> | Refusal {
  const found = entries.get(named[entry.id] as number);
  return found && !found.withdrawn ? found : entry.refuse(entry.codes.unknown);
}

/** Said of a day that is past and has not come. */
const laterThan =
  ({ refuse, codes }: Pick<Entry, 'refuse' | 'codes'>) =>
  () =>
    refuse(codes.later);

/** What it names that is on no list and was not named before, and each day that is past and has not come. */
function faults<A extends object, Q extends object>(
  { fields, reach = [] }: Pick<EntryRoom<A, Q>, 'reach'> & Pick<Entry, 'fields'>,
  later: () => Refusal,
  asked: object,
  { look, today }: DecisionContext,
  own?: Kept<A>,
): Refusal[] {
  const isGone = (to: Home['register'], at: string) => {
    const id = valueIn(asked, at) as number;
    if (own !== undefined && valueIn(own, at) === id) return false;
    const home = reach.find(({ register }) => register === to) as Home;
    return home.rows(look(home.stream)).get(id)?.retired !== false;
  };
  return Object.entries(fields).flatMap(([path, field]) => {
    if (field.kind === 'ref' && isGone(field.to, field.at))
      return [refusedAt(path, field.to.refuse(field.to.codes.unknown))];
    const isLater = field.kind === 'day' && field.past && (valueIn(asked, field.at) as string) > today;
    return isLater ? [refusedAt(path, later())] : [];
  });
}

/** What is recorded of an entry that is written or changed, whole; or all that speaks against it, at once. */
function factsOf<A extends object, Q extends object>(
  room: EntryRoom<A, Q>,
  number: number,
  asked: EntryAsked<Q>,
  { state, context, own }: Around<A> & { readonly context: Sent },
): Record<string, unknown> | Refusal {
  const { entry, rules } = room;
  const wrong = faults({ ...room, fields: entry.fields }, laterThan(entry), asked, context, own);
  const whose = rules.whose(asked, context);
  if (isRefusal(whose)) return together(refusedAt('UserID', whose), ...wrong) ?? whose;
  const settled = rules.settle?.(asked, whose, { state, context, own }) ?? {};
  const refused = together(...wrong, settled);
  if (refused) return refused;
  const said = entry.kept.flatMap((at) => (at in asked ? [[at, valueIn(asked, at)] as const] : []));
  return {
    ...{ [entry.id]: number, ...whoseIn(entry, whose) },
    ...Object.fromEntries(said),
    ...settled,
    ...(entry.isStamped && { on: context.today }),
    ...(entry.noted.length > 0 && { noteId: context.noteId ?? null }),
  };
}

/** The next of its kind: the number of one that was withdrawn is not given again. */
export function writeEntry<A extends object, Q extends object>(
  room: EntryRoom<A, Q>,
  state: EntriesState<A>,
  asked: EntryAsked<Q>,
  context: Sent,
): Decided {
  const facts = factsOf(room, state.entries.size + 1, asked, { state, context });
  return isRefusal(facts) ? facts : [room.entry.events.write(facts)];
}

/** Whole, for the same person, by whoever has seen it as it stands. */
export function changeEntry<A extends object, Q extends object>(
  room: EntryRoom<A, Q>,
  state: EntriesState<A>,
  asked: EntryAsked<Q> & EntryNamed,
  context: Sent,
): Decided {
  const { entry, rules } = room;
  const own = standing(room, state, asked);
  if (isRefusal(own)) return own;
  const { another } = entry.codes;
  if (own.userId !== asked.userId) return refusedAt('UserID', entry.refuse(another));
  const refused = seenAnother(context.seen, own.version) ?? rules.settled?.(own);
  if (refused) return refused;
  const facts = factsOf(room, asked[entry.id] as number, asked, { state, context, own });
  return isRefusal(facts) ? facts : [entry.events.change(facts)];
}

/** It was written by mistake, or holds no more. */
export function withdrawEntry<A extends object, Q extends object>(
  { entry }: EntryRoom<A, Q>,
  state: EntriesState<A>,
  named: EntryNamed,
  { today }: Pick<DecisionContext, 'today'>,
): Decided {
  const own = standing({ entry }, state, named);
  if (isRefusal(own)) return own;
  const day = entry.isStamped ? { on: today } : { withdrawnOn: today };
  return [entry.events.withdraw({ ...named, ...whoseIn(entry, own), ...day })];
}

/** Its paper came out of the printer, once more; of several each is counted by itself. @param named with the `paper` */
export function printEntry<A extends object, Q extends object>(
  { entry }: EntryRoom<A, Q>,
  state: EntriesState<A>,
  named: EntryNamed,
): Decided {
  const own = standing({ entry }, state, named);
  if (isRefusal(own)) return own;
  const { paper } = named as { readonly paper?: number };
  const before = paper === undefined ? own.printed : (own.printings?.[paper] ?? 0);
  return [entry.events.print({ ...named, ...whoseIn(entry, own), printing: before + 1 })];
}

/** What becomes of one that stands, as the rules of its context say. */
export function turnEntry<A extends object, Q extends object>(
  room: EntryRoom<A, Q>,
  key: string,
  state: EntriesState<A>,
  asked: EntryNamed & TurnAsked,
  context: DecisionContext,
): Decided {
  const { entry, rules } = room;
  const own = standing(room, state, asked);
  if (isRefusal(own)) return own;
  const { fields, event } = entry.turns[key] as MadeTurn<A>;
  const wrong = faults({ ...room, fields }, laterThan(entry), asked, context);
  const settled = rules.turns?.[key]?.(own, asked, { state, context, own }) ?? {};
  const refused = together(...wrong, settled);
  if (refused) return refused;
  return [event({ ...asked, ...whoseIn(entry, own), ...settled })];
}
