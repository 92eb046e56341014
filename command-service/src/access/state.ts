import { streams } from '@madrasah/events';
import { SignedIn, SignInRefused } from '@madrasah/events/access';
import { type AccessState, emptyAccess, evolveAccess } from '@madrasah/service-kit/access';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export const accessStream: StreamDefinition<AccessState> = {
  category: 'access',
  nameFor: streams.access,
  initial: emptyAccess,
  evolve: evolveAccess,
};

/** Refused sign-ins of late, by hashed caller (school, name and address). */
export interface SignInState {
  readonly refusals: Table<string, readonly number[]>;
}

export const LOCKOUT_WINDOW_MS = 15 * 60_000;

export const signInsStream: StreamDefinition<SignInState> = {
  category: 'signins',
  nameFor: streams.signIns,
  initial: (table: NewTable) => ({ refusals: table() }),
  evolve: foldOf<SignInState>(
    on(SignedIn, (state, { caller }) => {
      state.refusals.delete(caller);
    }),
    on(SignInRefused, (state, { caller }, event) => {
      const at = Date.parse(event.metadata.at);
      const recent = (state.refusals.get(caller) ?? []).filter((time) => at - time < LOCKOUT_WINDOW_MS);
      state.refusals.set(caller, [...recent, at]);
    }),
  ),
};
