import { type CommandOf, isRefusal, type Refusal } from '@madrasah/events';
import { type accessCommands, refuseAccess as refuse } from '@madrasah/events/access';
import { verifyPassword } from '@madrasah/service-kit/access';
import { type Call, type Caller, networkOf } from '@madrasah/service-kit/http';
import { type Desk, errandOf } from '../../kernel/desk.ts';
import { accessStream } from '../state.ts';
import type { Callers } from './callers.ts';
import { notLockedOut, refusedTry } from './sign-in.ts';

const ORDINARY_USER = 6; // must give the current password to set a new one (specification §5)

/**
 * Refuses who changes his own password without knowing it. A wrong one counts with those of signing in: an open session
 * is no other place to guess at.
 * @throws Refusal of who is locked out · StoreAway
 */
export async function ownPasswordRefused(
  { desk, callers }: { readonly desk: Desk; readonly callers: Callers },
  { loginId, oldPassword }: CommandOf<typeof accessCommands.changePassword>,
  call: Call,
): Promise<Refusal | undefined> {
  const { schoolId, permissionType, loginId: own } = call.caller as Caller;
  if (permissionType !== ORDINARY_USER || loginId !== own) return undefined;
  const login = (await desk.state(accessStream, schoolId)).logins.get(own);
  const caller = callers.atName(schoolId, login?.name ?? '', call.address);
  const before = () => notLockedOut(desk, schoolId, caller);
  await before();
  const network = networkOf(call.address);
  if (await verifyPassword(oldPassword ?? '', login?.passwordHash, { network, before })) return undefined;
  const counted = await desk.perform(refusedTry(caller), errandOf(call, 'CheckOwnPassword', {}));
  return isRefusal(counted) ? counted : refuse('access.current-password');
}
