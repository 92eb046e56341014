import { inEither, instantInWords, isRefusal, type Refusal, say } from '@madrasah/events';
import type { Call } from '@madrasah/service-kit/http';
import { accessStream } from '../access/state.ts';
import type { Desk } from '../kernel/desk.ts';
import type { HandledCommand } from '../kernel/handler.ts';
import { Tried } from '../kernel/tried.ts';
import { peopleStream } from '../people/state.ts';
import { lastChange } from './last-change.ts';

/** What a login is called: its person's name, else its own; somebody where it is not known. */
async function nameOf(desk: Desk, schoolId: string, loginId: number): Promise<string> {
  const { logins } = await desk.state(accessStream, schoolId);
  const { names } = await desk.state(peopleStream, schoolId);
  const login = logins.get(loginId);
  const person = login?.userId ? names.get(login.userId) : undefined;
  return inEither((language) => {
    const called = language === 'en' ? person?.english || person?.bengali : person?.bengali;
    return called || login?.name || say(language, 'conflict.nobody');
  });
}

/** What the command would record for whoever has seen what stands; undefined where that is nothing. */
async function tried(
  handle: HandledCommand['handle'],
  command: unknown,
  call: Call,
): Promise<Tried | undefined> {
  try {
    await handle(command, { ...call, ifMatch: undefined, idempotencyKey: undefined, trying: true });
  } catch (error) {
    if (error instanceof Tried) return error;
    throw error;
  }
  return undefined;
}

/** The same refusal with who has changed what was to be changed, and when. */
async function toldBy(desk: Desk, refusal: Refusal, found: Tried, schoolId: string): Promise<Refusal> {
  const event = await lastChange(desk, found);
  if (!event) return refusal;
  const { actor, at } = event.metadata;
  const who = await nameOf(desk, schoolId, actor.id);
  const when = inEither((language) => instantInWords(at, language));
  return { ...refusal, sentence: 'conflict.changed-by', params: { ...refusal.params, who, at: when } };
}

/** A command that names the version it has seen, and is told by whom and when it was overtaken. */
export function tellingWho(desk: Desk, { definition, handle }: HandledCommand): HandledCommand {
  if (!definition.versioned) return { definition, handle };
  return {
    definition,
    async handle(command, call) {
      const answer = await handle(command, call);
      const isOvertaken = isRefusal(answer) && answer.code === 'conflict.changed';
      if (!isOvertaken || call.ifMatch === undefined || !call.caller) return answer;
      const found = await tried(handle, command, call);
      return found ? toldBy(desk, answer, found, call.caller.schoolId) : answer;
    },
  };
}
