import { SignedIn } from '@madrasah/events/access';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** When somebody of a school last signed in (ISO). */
export interface LastSignIn {
  readonly at: string;
}

export const ONLY_SIGN_IN = 1;

export const lastSignInProjector = defineProjector<LastSignIn>({
  name: 'last-sign-in',
  version: 1,
  collection: 'last-sign-in',
  indexes: [],
  on: {
    SignedIn: when(SignedIn, {
      keys: () => [ONLY_SIGN_IN],
      fold: (_, { metadata: { at } }) => ({ at }),
    }),
  },
});
