import { type CommandDefinition, isRefusal, type Refusal } from '@madrasah/events';
import type { Call, CommandAnswer, CommandHandler } from '@madrasah/service-kit/http';
import { type AnswerOf, answered } from './answered.ts';
import { type Desk, errandOf, type Step } from './desk.ts';

export { type AnswerOf, answered } from './answered.ts';

/** An endpoint and how its command is carried out. */
export interface HandledCommand {
  readonly definition: CommandDefinition;
  readonly handle: CommandHandler<unknown>;
}

/** Binds a handler to its definition; the types must agree: what declares no answer answers no data. */
export const handled = <C, A, B>(
  definition: CommandDefinition<C, A, B>,
  handle: (command: C, call: Call) => Promise<CommandAnswer<A, B> | Refusal>,
): HandledCommand => ({
  definition: definition as unknown as CommandDefinition,
  handle: handle as CommandHandler<unknown>,
});

/** The handler of a command that is one step: errand from the call, decide, append, answer. */
export function oneStep<C, S, A>(
  desk: Desk,
  definition: CommandDefinition<C, A>,
  step: (command: C, call: Call) => Step<S>,
  answer: AnswerOf<A> = () => ({}),
): HandledCommand {
  return handled(definition, async (command, call) => {
    const done = await desk.perform(step(command, call), errandOf(call, definition.name, command));
    return isRefusal(done) ? done : answered(done, answer);
  });
}

/** Answers with the id that the first recorded event carries under a name. */
export const idFrom =
  (member: string): AnswerOf<undefined> =>
  (events) => ({ id: events[0]?.data[member] as number });
