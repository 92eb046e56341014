import {
  type CommandDefinition,
  isRefusal,
  type Needed,
  type Refusal,
  type SecondPersonOf,
} from '@madrasah/events';
import { ApprovalGiven, ApprovalRequested } from '@madrasah/events/approvals';
import { READS_PERSONS } from '../access/steps.ts';
import { type DecisionContext, type Desk, type Step, stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, oneStep } from '../kernel/handler.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { chartStream } from '../ledger/chart/state.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { notedStep, type SaidTexts } from '../notes/steps.ts';
import { confirmations } from './confirmations.ts';
import { approve, ask, reject, type SecondPersonLogic, withdraw, withdrawOwn } from './decide.ts';
import type { Shown } from './shown.ts';

export type { ApprovalContext, Said, SecondPersonLogic } from './decide.ts';
export { needsSecondPerson } from './needs.ts';
export { type Confirms, confirmsIn } from './second-person.ts';
export type { Change, Outcome } from './shown.ts';
export { accountHeld, monthHeld } from './waits.ts';

/** How a kind is decided, and what of other streams its decisions look at besides the chart. */
export interface SecondPerson<C> extends SecondPersonLogic<C> {
  readonly reads?: readonly StreamKind[];
  /**
   * Of a kind whose decision needs what stands in the store beside the folded states (an event as it was recorded):
   * reads it before, and answers the decision over it.
   */
  readonly beforehand?: (schoolId: string, command: C) => Promise<SecondPersonLogic<C>['decide']>;
  /** What the answer carries when it is done, asked for or approved; read off its own events. */
  readonly answer?: AnswerOf;
}

/** The commands of a kind that a second person must confirm. */
export interface Confirmed<C> {
  /** Looking at what would be posted, approving, rejecting and withdrawing. */
  readonly decisions: readonly HandledCommand[];
  /** A command that asks: 201 where it is done at once, 202 where it waits. */
  asking(definition: CommandDefinition<C>): HandledCommand;
  /** The same of a form that says why: its `reason` goes into a note, whose number the command has. */
  askingWhy<W extends { readonly reason: string | Needed }>(
    definition: Omit<W, 'reason'> & { readonly noteId: number | null } extends C
      ? CommandDefinition<W>
      : never,
  ): HandledCommand;
  /** The same of a form that says why, or names somebody: its texts go into a note, whose number the command has. */
  askingWith<W>(
    definition: CommandDefinition<W>,
    textsOf: (form: W) => SaidTexts,
    commandOf: (form: W, noteId: number | null) => C,
  ): HandledCommand;
  /** The same decision as a step of a larger command. */
  step(command: C): Step<JournalState>;
  /** Takes a request that waits off the list; in the same append another stands in its place, where one is given. */
  instead(requestId: number, command: C | null): Step<JournalState>;
}

/** What is answered to a command that may wait, also when it is sent again: as it was recorded the first time. */
export const doneOrWaiting =
  (answer: AnswerOf): AnswerOf =>
  (events) => {
    const request = events.find(({ type }) => type === ApprovalRequested.type);
    const isGiven = events.some(({ type }) => type === ApprovalGiven.type);
    if (request && !isGiven) return { id: request.data['requestId'] as number, waiting: true };
    return answer(events.filter((event) => event !== request));
  };

/** Carries a kind out: one append decides it, whoever asks or confirms. */
export function secondPerson<C extends object>(
  desk: Desk,
  kind: SecondPersonOf<C>,
  logic: SecondPerson<C>,
): Confirmed<C> {
  const { reads = [] } = logic;
  const answer: AnswerOf = logic.answer ?? (() => ({}));
  const over = (decide: (books: Books, context: DecisionContext) => Decided): Step<JournalState> =>
    stepOn(
      journalStream,
      (journal, context) =>
        decide({ journal, chart: context.look(chartStream), today: context.today }, context),
      [chartStream, ...READS_PERSONS, ...reads],
    );
  const step = (command: C) => over((books, context) => ask(kind, logic, books, command, context));
  /** The logic with what must be read beforehand for a request that waits. */
  const logicFor = async (schoolId: string, requestId: number): Promise<SecondPersonLogic<C>> => {
    const asked = logic.beforehand && (await desk.state(journalStream, schoolId)).approvals.get(requestId);
    if (!logic.beforehand || !asked?.command || asked.kind !== kind.kind) return logic;
    return { ...logic, decide: await logic.beforehand(schoolId, kind.command.parse(asked.command)) };
  };
  /** Confirming as it would be carried out; `seeing` is told the entry and may say no to it. */
  const confirming = async (schoolId: string, id: number, seeing?: (shown: Shown) => Refusal | undefined) => {
    const read = await logicFor(schoolId, id);
    return over((books, context) => approve(kind, read, books, id, context, seeing));
  };
  const [looking, approving] = confirmations(desk, kind, confirming, answer);
  const rejecting = notedStep(
    desk,
    kind.reject,
    ({ reason }) => ({ reason }),
    ({ id }, noteId) => over((books, context) => reject(kind, books, { id, noteId }, context)),
  );
  const withdrawing = oneStep(desk, kind.withdraw, ({ id }) =>
    over((books, context) => withdrawOwn(kind, books, id, context)),
  );
  const askingWith: Confirmed<C>['askingWith'] = (definition, textsOf, commandOf) =>
    notedStep(
      desk,
      definition,
      textsOf,
      (form, noteId) => step(commandOf(form, noteId)),
      doneOrWaiting(answer),
    );
  return {
    decisions: [looking, approving, rejecting, withdrawing],
    asking: (definition) => oneStep(desk, definition, step, doneOrWaiting(answer)),
    askingWith,
    askingWhy: (definition) =>
      askingWith(
        definition as CommandDefinition<{ readonly reason: string | Needed }>,
        ({ reason }) => ({ reason }),
        ({ reason: _, ...form }, noteId) => ({ ...form, noteId }) as unknown as C,
      ),
    step,
    instead: (requestId, command) =>
      over((books, context) => {
        const gone = withdraw(kind, books, requestId);
        if (isRefusal(gone) || !command) return gone;
        const asked = ask(kind, logic, books, command, context);
        return isRefusal(asked) ? asked : [...gone, ...asked];
      }),
  };
}
