import { askedOf, inEither, type Refusal, refuse, say } from '@madrasah/events';
import type { Call } from '@madrasah/service-kit/http';
import { type Errand, errandOf } from './desk.ts';
import { type HandledCommand, handled } from './handler.ts';

/** What may be asked before a command is carried out. */
export interface Asking<C> {
  /** Whether it was recorded under its key: then it is answered again, never asked about. @throws StoreAway */
  isRecorded(errand: Errand, command: C): Promise<boolean>;
  /** The question; undefined where there is nothing to ask. @throws StoreAway */
  question(errand: Errand, command: C): Promise<Refusal | undefined>;
}

/**
 * A command whose sender may want to be asked before it is recorded (`sure: false`): it is answered with the question
 * and nothing is recorded. Sent with `sure: true`, or without a word of it, it is carried out.
 */
export const asking = <C>(
  { definition, handle }: HandledCommand,
  { isRecorded, question }: Asking<C>,
): HandledCommand =>
  handled(definition, async (given: unknown, call: Call) => {
    const { command, asks } = askedOf(given as C);
    if (!asks) return handle(command, call);
    const errand = errandOf(call, definition.name, command);
    if (await isRecorded(errand, command)) return handle(command, call);
    return (await question(errand, command)) ?? handle(command, call);
  });

/** Several questions put at once, each in a line of its own: whoever is sure has read each of them. */
export function asOneQuestion(questions: readonly Refusal[]): Refusal | undefined {
  if (questions.length < 2) return questions[0];
  const all = inEither((language) =>
    questions.map(({ code, params }) => say(language, code, params)).join('\n'),
  );
  return refuse('conflict.several-doubtful', { questions: all });
}
