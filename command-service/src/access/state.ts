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

/** Whether a try counts at an instant. One that lies far ahead was made while the clock was wrong. */
export const isRecent = (time: number, now: number): boolean => Math.abs(now - time) < LOCKOUT_WINDOW_MS;

export const signInsStream: StreamDefinition<SignInState> = {
  category: 'signins',
  nameFor: streams.signIns,
  initial: (table: NewTable) => ({ refusals: table() }),
  evolve: foldOf<SignInState>(
    on(SignedIn, (state, { caller }) => {
      state.refusals.delete(caller);
    }),
    on(SignInRefused, (state, { caller, triedAt }, event) => {
      const at = Date.parse(triedAt ?? event.metadata.at);
      const recent = (state.refusals.get(caller) ?? []).filter((time) => isRecent(time, at));
      state.refusals.set(caller, [...recent, at]);
    }),
  ),
};
