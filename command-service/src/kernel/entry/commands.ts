import {
  type CommandDefinition,
  type EntryAsked,
  type EntryNamed,
  isRefusal,
  type Refusal,
} from '@madrasah/events';
import { type AnswerOf, answered } from '../answered.ts';
import type { Desk, Done, Errand, Step } from '../desk.ts';
import { errandOf, stepErrand, stepOn } from '../desk.ts';
import { type HandledCommand, handled, idFrom, oneStep } from '../handler.ts';
import type { StreamDefinition, StreamKind } from '../stream.ts';
import {
  changeEntry,
  type EntryRoom,
  printEntry,
  type Sent,
  turnEntry,
  withdrawEntry,
  writeEntry,
} from './decide.ts';
import { type EntriesState, refsOf, valueIn } from './state.ts';

/** Carries out a step whose event names a note with these words: `withNote` of the notes. */
type Noting = <S>(
  desk: Desk,
  errand: Errand,
  texts: Readonly<Record<string, string>>,
  step: (noteId: number | null) => Step<S>,
) => Promise<Done | Refusal>;

interface Options<Q extends object, S> {
  /** Needed by an entry whose definition says `noted`. */
  readonly withNote?: Noting;
  /** What is done in another stream before one is written or withdrawn, by what stands: sent again it does no more. */
  readonly ahead?: {
    write(asked: EntryAsked<Q>): Step<S>;
    withdraw(named: EntryNamed): Step<S>;
  };
}

/** First what stands in another stream, then the entry, if that will be taken. Sent again it goes on where it was. */
async function performedAfter<S, B>(desk: Desk, ahead: Step<B> | undefined, step: Step<S>, errand: Errand) {
  if (!ahead) return desk.perform(step, errand);
  const [before, own] = [stepErrand(errand, 1), stepErrand(errand, 2)];
  if (!(await desk.isRecorded(step.stream, own))) {
    const refused = await desk.foresee(step, own);
    if (refused) return refused;
    const done = await desk.perform(ahead, before);
    if (isRefusal(done)) return done;
  }
  return desk.perform(step, own);
}

/**
 * The commands over an entry: it is written, changed, withdrawn and printed.
 * @throws TypeError when a field names a register that is not in `reach`, or its words have nowhere to stand, or something
 * is to be done ahead of one with a note
 */
export function entryCommands<A extends object, Q extends object, S = unknown>(
  desk: Desk,
  stream: StreamDefinition<EntriesState<A>>,
  room: EntryRoom<A, Q>,
  { withNote, ahead }: Options<Q, S> = {},
): HandledCommand[] {
  const { entry, reach = [], rules } = room;
  for (const { to } of refsOf(entry))
    if (!reach.some(({ register }) => register === to))
      throw new TypeError(`${entry.noun} names ${to.noun}, which is out of reach`);
  if (entry.noted.length > 0 && !withNote) throw new TypeError(`${entry.noun} has words and no notes`);
  if (withNote && ahead) throw new TypeError(`${entry.noun} has a note: nothing is done ahead of one yet`);
  const { write, change, withdraw, print } = entry.commands;
  const withReach = (own: readonly StreamKind[]) => [
    ...new Set([...own, ...reach.map((home) => home.stream)]),
  ];
  const readsOf = (asked: EntryAsked<Q>) =>
    withReach(typeof rules.reads === 'function' ? rules.reads(asked) : rules.reads);
  const ofTurns = withReach(typeof rules.reads === 'function' ? [] : rules.reads);
  const noting = <C extends EntryAsked<Q>>(
    definition: CommandDefinition<C>,
    decide: (state: EntriesState<A>, asked: C, sent: Sent) => ReturnType<typeof writeEntry>,
    answer: AnswerOf,
    before?: (asked: C) => Step<S>,
  ) =>
    handled(definition, async (asked, call) => {
      const errand = errandOf(call, definition.name, asked);
      const step = (noteId: number | null) =>
        stepOn(
          stream,
          (state, context) => decide(state, asked, { ...context, seen: call.ifMatch, noteId }),
          readsOf(asked),
        );
      const texts = Object.fromEntries(entry.noted.map((at) => [at, String(valueIn(asked, at))]));
      const done = await (withNote?.(desk, errand, texts, step) ??
        performedAfter(desk, before?.(asked), step(null), errand));
      return isRefusal(done) ? done : answered(done, answer);
    });
  return [
    noting(
      write,
      (state, asked, sent) => writeEntry(room, state, asked, sent),
      idFrom(entry.id),
      ahead?.write,
    ),
    noting(
      change,
      (state, asked, sent) => changeEntry(room, state, asked, sent),
      () => ({}),
    ),
    handled(withdraw, async (named, call) => {
      const step = stepOn(stream, (state: EntriesState<A>, context) =>
        withdrawEntry(room, state, named, context),
      );
      const errand = errandOf(call, withdraw.name, named);
      const done = await performedAfter(desk, ahead?.withdraw(named), step, errand);
      return isRefusal(done) ? done : answered(done, () => ({}));
    }),
    oneStep(
      desk,
      print,
      (named) => stepOn(stream, (state) => printEntry(room, state, named)),
      ([printed]) => ({ data: { printed: printed?.data['printing'] } }),
    ),
    ...Object.entries(entry.turns).map(([key, { command }]) =>
      oneStep(desk, command, (asked) =>
        stepOn(stream, (state, context) => turnEntry(room, key, state, asked, context), ofTurns),
      ),
    ),
  ];
}
