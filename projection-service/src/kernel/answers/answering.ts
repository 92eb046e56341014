import { isRefusal, parseStream, type QueryDefinition } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import { FileAnswer, JsonAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import { lookAt, lookedAt } from '../looking.ts';
import type { Changes } from '../projecting/index.ts';
import type { Answer } from '../query.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** A question that was let in: who asks, in which words and language, on which business day. */
export interface Asked {
  readonly definition: QueryDefinition;
  /** As it was read. */
  readonly query: unknown;
  readonly call: SignedInCall;
  readonly today: string;
}

/**
 * All that an answer may depend on besides the read models. What a login may is among those: the gate has judged the
 * call before, and a handler that looks at powers looks at the read model of logins.
 */
const nameOf = ({ definition, query, call: { caller, language }, today }: Asked) =>
  JSON.stringify([
    caller.schoolId,
    caller.loginId,
    caller.permissionType,
    caller.auditor ?? null,
    language,
    today,
    definition.name,
    query,
  ]);

/**
 * Answers as was answered before to the same login in the same words, while nothing that was looked at has changed;
 * otherwise makes the answer and keeps it. Files and refusals are made each time, and so is what looked at nothing
 * that tells when it ends.
 * @param today the business day now; an answer that was begun on the day before is not kept
 */
export async function answerOf(
  answers: KeptAnswers,
  asked: Asked,
  today: () => string,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const name = nameOf(asked);
  const kept = answers.find(name);
  if (kept) {
    for (const kind of kept.kinds) lookAt(kind);
    return kept.answer;
  }
  const making = answers.begin(asked.call.caller.schoolId);
  try {
    const given = await make();
    const looked = lookedAt();
    if (isRefusal(given) || given instanceof FileAnswer || !looked || today() !== asked.today) return given;
    const answer = given instanceof JsonAnswer ? given : new JsonAnswer(given);
    answers.keep(name, making, [...looked], answer);
    return answer;
  } finally {
    answers.end(making);
  }
}

/** Hears from the projections what is to be forgotten. @param touched the read models an event of a type changes */
export const forgetting = (answers: KeptAnswers, touched: (type: string) => readonly string[]): Changes => ({
  folded(events) {
    for (const { type, stream } of events) {
      const school = parseStream(stream)?.school; // none: of the installation, which is every school's matter
      for (const kind of touched(type)) answers.forget(kind, school);
      if (type === PersonErased.type && school) answers.forgetSchool(school);
    }
  },
  rebuilt: (collection) => answers.forget(collection),
});
