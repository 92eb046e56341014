import { type AccessState, type People, type Persons, standingEntry } from '@madrasah/service-kit/access';
import { type DecisionContext, type Step, stepOn } from '../kernel/desk.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { type PeopleState, peopleStream } from '../people/state.ts';
import { type CreateLogin, createLogin as decide } from './decide.ts';
import { Callers } from './signing-in/callers.ts';
import { type GivenDigits, giveDigits } from './signing-in/digits.ts';
import type { SignInState } from './signing-in/lockout.ts';
import { accessStream, signInsStream } from './state.ts';

export { Callers };

/** Makes a school's first login; nothing where it has one already. */
export const createLogin = (command: CreateLogin, passwordHash: string): Step<AccessState> =>
  stepOn(accessStream, (state, { actor }) =>
    state.logins.size > 0 ? [] : decide(state, command, passwordHash, actor),
  );

/** What a decision must read to tell persons from logins. */
export const READS_PERSONS = [accessStream, peopleStream];

const peopleOf = ({ people, merged }: Pick<PeopleState, 'people' | 'merged'>): People => ({
  standing: (userId) => standingEntry(userId, (one) => merged.get(one)),
  userType: (userId) => people.get(userId)?.userType,
});

/** Logins, and whose they are, for a decision that reads `READS_PERSONS`. */
export const personsOf = ({ look }: Pick<DecisionContext, 'look'>): Persons => ({
  logins: look(accessStream).logins,
  people: peopleOf(look(peopleStream)),
});

/** Judges four digits that were given for something, and counts wrong ones. @param isRight looks at what `reads` names */
export const digitsGiven = (
  given: Omit<GivenDigits, 'isRight'>,
  reads: readonly StreamKind[],
  isRight: (context: Pick<DecisionContext, 'look'>) => boolean,
): Step<SignInState> =>
  stepOn(
    signInsStream,
    (state, context) => giveDigits(state, { ...given, isRight: isRight(context) }, context.now),
    reads,
  );
