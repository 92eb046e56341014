import { lostText } from '@madrasah/events';
import { markedName } from '@madrasah/events/results';
import type { DecisionContext } from '../../kernel/desk.ts';
import { type PersonNames, peopleStream } from '../../people/state.ts';

const keysOf = (names: PersonNames | undefined): string[] =>
  names ? [names.bengali, names.english, names.arabic].map(markedName).filter(Boolean) : [];

/** What a name in a file is to the student whose row it stands in. */
export type Called =
  /** His own, or none is given. */
  | 'own'
  /** Nobody's of the section. */
  | 'strange'
  /** Another candidate's, and not his. */
  | { readonly of: number }
  /** Nobody's writing: it was lost on its way, or has no letter. */
  | { readonly lost: string };

/** The names of a section's candidates. */
export interface CalledCandidates {
  nameOf(userId: number): string;
  called(userId: number, said: string): Called;
}

/** As he is recorded, whatever that is: a template brings it back. */
const isRecorded = (names: PersonNames | undefined, said: string) =>
  names !== undefined && [names.bengali, names.english, names.arabic].includes(said);

/** Why what a file says is no name; a file may say none. */
const lostName = (said: string): string | undefined =>
  lostText(said) ?? (said === '' || /\p{L}/u.test(said) ? undefined : 'request.name-letter');

/** @param userIds the candidates */
function calledIn(context: DecisionContext, userIds: Iterable<number>): CalledCandidates {
  const { names } = context.look(peopleStream);
  const holders = new Map<string, number>();
  for (const userId of userIds) for (const key of keysOf(names.get(userId))) holders.set(key, userId);
  return {
    nameOf: (userId) => names.get(userId)?.bengali ?? '',
    called(userId, said) {
      const key = markedName(said);
      const own = keysOf(names.get(userId));
      const lost = isRecorded(names.get(userId), said) ? undefined : lostName(said);
      if (lost) return { lost };
      if (key === '' || own.includes(key)) return 'own';
      const of = holders.get(key);
      if (of !== undefined) return { of };
      return own.length === 0 ? 'own' : 'strange';
    },
  };
}

/** As `calledIn`, put together once for all rows that one decision looks at. */
export function candidatesCalled(
  userIdsOf: () => Iterable<number>,
  context: DecisionContext,
): CalledCandidates {
  const known = prepared.get(context) ?? calledIn(context, userIdsOf());
  prepared.set(context, known);
  return known;
}

const prepared = new WeakMap<DecisionContext, CalledCandidates>();
