import type { AccessState } from '@madrasah/service-kit/access';
import { type Step, stepOn } from '../kernel/desk.ts';
import { type CreateLogin, createLogin as decide } from './decide.ts';
import { accessStream } from './state.ts';

/** Makes a school's first login; nothing where it has one already. */
export const createLogin = (command: CreateLogin, passwordHash: string): Step<AccessState> =>
  stepOn(accessStream, (state, { actor }) =>
    state.logins.size > 0 ? [] : decide(state, command, passwordHash, actor),
  );
