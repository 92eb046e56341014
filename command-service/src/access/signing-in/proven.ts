import { isSchoolId } from '@madrasah/events';
import { accessCommands } from '@madrasah/events/access';
import { nameKey } from '@madrasah/service-kit/access';
import type { Proven } from '@madrasah/service-kit/http';
import type { Vault } from '@madrasah/service-kit/vault';
import { platformStream } from '../../institutions/state.ts';
import type { Desk } from '../../kernel/desk.ts';
import { accessStream } from '../state.ts';
import { Callers } from './callers.ts';

const { signIn } = accessCommands;

/**
 * Whether a sign-in is of a login on a device on which it has signed in before: a keyed hash tells, long before any
 * password is looked at. How often strangers behind the same address have asked does not count against it.
 * @throws StoreAway · VaultAway
 */
export function onProvenDevice({
  desk,
  vault,
}: {
  readonly desk: Desk;
  readonly vault: Pick<Vault, 'keyFor'>;
}): Proven {
  const callers = new Callers(vault);
  return async (endpoint, body) => {
    if (endpoint !== signIn.name) return false;
    const read = signIn.input.safeParse({ params: {}, body });
    if (!read.success || read.data.device === '' || !isSchoolId(read.data.schoolId)) return false;
    const { schoolId, name, device } = read.data;
    if (!(await desk.state(platformStream, schoolId)).institutions.has(schoolId)) return false;
    const access = await desk.state(accessStream, schoolId);
    const loginId = access.names.get(nameKey(name));
    return loginId !== undefined && callers.isDeviceOf(schoolId, loginId, device);
  };
}
