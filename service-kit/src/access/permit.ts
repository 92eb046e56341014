import type { Access } from '@madrasah/events';
import { isAdministrator, permissionIds } from '@madrasah/events/access';
import type { AccessState, Login } from './state.ts';
import type { TokenClaims } from './token.ts';

/** The login behind a token, unless the token is revoked, outdated, or the login is switched off. */
export function loginOf(state: AccessState, claims: TokenClaims): Login | undefined {
  const login = state.logins.get(claims.loginId);
  if (!login?.active || state.revoked.has(claims.jti)) return undefined;
  return claims.issuedAt < login.validFrom ? undefined : login;
}

/** Whether a login may use an endpoint. Deny by default; an auditor holds no power but to look. */
export function isPermitted(login: Login, access: Access): boolean {
  if (login.auditor && access.kind === 'power' && access.flag !== 'view') return false;
  switch (access.kind) {
    case 'public':
    case 'signed-in':
      return true;
    case 'type':
      return login.permissionType <= access.atMost;
    case 'any-power':
      return access.of.some((one) => isPermitted(login, one));
    case 'power': {
      if (isAdministrator(login.permissionType)) return true;
      const listId = permissionIds.get(access.power);
      return listId !== undefined && login.powers.get(listId)?.[access.flag] === true;
    }
  }
}
