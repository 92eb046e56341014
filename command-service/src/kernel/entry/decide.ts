import {
  type Entry,
  type EntryAsked,
  type EntryNamed,
  type EventDraft,
  isRefusal,
  Problem,
  type Refusal,
  type Whose,
} from '@madrasah/events';
import type { DecisionContext } from '../desk.ts';
import type { Home } from '../register/home.ts';
import { seenAnother } from '../seen.ts';
import type { StreamKind } from '../stream.ts';
import { type EntriesState, type Kept, refsOf, valueIn } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What is special about an entry: plain functions of what was asked. */
export interface EntryRules<A extends object> {
  /** Streams that the rules look at. */
  readonly reads: readonly StreamKind[];
  /** Whom it is of, or why he is nobody. */
  whose(asked: EntryAsked<A>, context: DecisionContext): Whose | Refusal;
}

/** An entry, the registers that its fields name, and what is special about it. */
export interface EntryRoom<A extends object> {
  readonly entry: Entry<A>;
  readonly reach?: readonly Home[];
  readonly rules: EntryRules<NoInfer<A>>;
}

/** One that was not withdrawn. */
function standing<A extends object>(
  { entry }: EntryRoom<A>,
  { entries }: EntriesState<A>,
  named: EntryNamed,
): Kept<A> | Refusal {
  const found = entries.get(named[entry.id] as number);
  return found && !found.withdrawn ? found : entry.refuse(entry.codes.unknown);
}

/** Whom it is of; what it names must be on its list, unless it named it before, and a day that is past have come. */
function settle<A extends object>(
  { entry, reach = [], rules }: EntryRoom<A>,
  asked: EntryAsked<A>,
  context: DecisionContext,
  own?: Kept<A>,
): Whose | Refusal {
  const whose = rules.whose(asked, context);
  if (isRefusal(whose)) return whose;
  for (const { at, to } of refsOf(entry)) {
    const id = valueIn(asked, at) as number;
    const home = reach.find(({ register }) => register === to) as Home;
    const isKept = own !== undefined && valueIn(own, at) === id;
    if (!isKept && home.rows(context.look(home.stream)).get(id)?.retired !== false)
      return to.refuse(to.codes.unknown);
  }
  for (const [path, field] of Object.entries(entry.fields))
    if (field.kind === 'day' && field.past && (valueIn(asked, field.at) as string) > context.today)
      return entry.refuse(entry.codes.later, {}, [{ path, problem: new Problem(entry.codes.later) }]);
  return whose;
}

/** What is recorded of an entry that is written or changed: whom it is of and what it says, whole. */
const factsOf = <A extends object>(
  { id, fields }: Entry<A>,
  number: number,
  { userId, admissionId }: Whose,
  asked: EntryAsked<A>,
) => ({
  ...{ [id]: number, userId, admissionId },
  ...Object.fromEntries(Object.values(fields).map(({ at }) => [at, valueIn(asked, at)])),
});

/** The next of its kind: the number of one that was withdrawn is not given again. */
export function writeEntry<A extends object>(
  room: EntryRoom<A>,
  state: EntriesState<A>,
  asked: EntryAsked<A>,
  context: DecisionContext,
): Decided {
  const whose = settle(room, asked, context);
  if (isRefusal(whose)) return whose;
  return [room.entry.events.write(factsOf(room.entry, state.entries.size + 1, whose, asked))];
}

/** Whole, for the same person. @param seen the version that whoever changes it has seen; any where absent */
export function changeEntry<A extends object>(
  room: EntryRoom<A>,
  state: EntriesState<A>,
  asked: EntryAsked<A> & EntryNamed,
  context: DecisionContext & { readonly seen?: number | undefined },
): Decided {
  const { entry } = room;
  const own = standing(room, state, asked);
  if (isRefusal(own)) return own;
  const { another } = entry.codes;
  if (own.userId !== asked.userId)
    return entry.refuse(another, {}, [{ path: 'UserID', problem: new Problem(another) }]);
  const changed = seenAnother(context.seen, own.version);
  if (changed) return changed;
  const whose = settle(room, asked, context, own);
  if (isRefusal(whose)) return whose;
  return [entry.events.change(factsOf(entry, asked[entry.id] as number, whose, asked))];
}

/** It was written by mistake, or holds no more. */
export function withdrawEntry<A extends object>(
  room: EntryRoom<A>,
  state: EntriesState<A>,
  named: EntryNamed,
  { today }: Pick<DecisionContext, 'today'>,
): Decided {
  const own = standing(room, state, named);
  if (isRefusal(own)) return own;
  const { userId, admissionId } = own;
  return [room.entry.events.withdraw({ ...named, userId, admissionId, withdrawnOn: today })];
}

/** Its paper came out of the printer, once more. */
export function printEntry<A extends object>(
  room: EntryRoom<A>,
  state: EntriesState<A>,
  named: EntryNamed,
): Decided {
  const own = standing(room, state, named);
  if (isRefusal(own)) return own;
  const { userId, admissionId, printed } = own;
  return [room.entry.events.print({ ...named, userId, admissionId, printing: printed + 1 })];
}
