import { streams } from '@madrasah/events';
import { DigitsAccepted, DigitsRefused, SignedIn, SignInRefused } from '@madrasah/events/access';
import { PERSON } from '@madrasah/events/people';
import {
  ACCESS_STATE_VERSION,
  type AccessState,
  emptyAccess,
  evolveAccess,
} from '@madrasah/service-kit/access';
import { foldOf, on } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';
import { forgetWrongDigits, noteWrongDigits } from './signing-in/digits.ts';
import { emptySignIns, noteRefusal, type SignInState } from './signing-in/lockout.ts';

export const accessStream: StreamDefinition<AccessState> = {
  category: 'access',
  nameFor: streams.access,
  initial: emptyAccess,
  evolve: evolveAccess,
  stateVersion: ACCESS_STATE_VERSION,
  sealed: true,
  refers: [
    {
      ...{ to: PERSON, tie: 'signsIn' },
      names: ({ logins }, id) => [...logins.values()].some(({ userId, active }) => active && userId === id),
    },
  ],
};

export const signInsStream: StreamDefinition<SignInState> = {
  category: 'signins',
  nameFor: streams.signIns,
  initial: emptySignIns,
  evolve: foldOf<SignInState>(
    on(SignedIn, (state, { loginId, caller }, { metadata: { at } }) => {
      state.refusals.delete(caller);
      state.lastAt.set(loginId, at);
    }),
    on(DigitsRefused, (state, { triedAt, ...given }) => noteWrongDigits(state, given, Date.parse(triedAt))),
    on(DigitsAccepted, (state, { network, code }) => forgetWrongDigits(state, network, code)),
    on(SignInRefused, (state, { caller, triedAt }, event) =>
      noteRefusal(state, caller, Date.parse(triedAt ?? event.metadata.at)),
    ),
  ),
  stateVersion: 3,
  sealed: true, // a guessed name and address can be tried against their hash
};
