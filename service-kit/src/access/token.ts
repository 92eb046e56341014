import { randomUUID } from 'node:crypto';
import { isSchoolId } from '@madrasah/events';
import jwt from 'jsonwebtoken';

/** A working day; the next morning asks for the password again. */
export const LIFETIME_MS = 12 * 3600_000;
/** How far the clocks of two services may be apart. */
const CLOCKS_APART_MS = 60_000;

export interface TokenClaims {
  readonly jti: string;
  readonly schoolId: string;
  readonly loginId: number;
  readonly permissionType: number;
  /** Milliseconds, so that a token made in the same second as a password change is told apart. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * Signs a token for a login. Its permission type is for the page only: powers come from the fold.
 * @param login `validFrom` as the login has it: where the clock was set back it lies ahead of `now`, and a token is
 * never older than what it must outlast
 */
export function issueToken(
  secret: string,
  login: { schoolId: string; loginId: number; permissionType: number; jti?: string; validFrom?: number },
  now: Date,
): { token: string; claims: TokenClaims } {
  const { jti = randomUUID(), validFrom = 0, ...who } = login;
  const issuedAt = Math.max(now.getTime(), validFrom);
  const claims = { ...who, jti, issuedAt, expiresAt: now.getTime() + LIFETIME_MS };
  const payload = {
    jti: claims.jti,
    schoolId: claims.schoolId,
    userId: claims.loginId,
    permissionType: claims.permissionType,
    iat: claims.issuedAt / 1000,
    exp: claims.expiresAt / 1000,
  };
  return { token: jwt.sign(payload, secret, { algorithm: 'HS256' }), claims };
}

/**
 * Whether a token has not run out at `now`, and not been made later than now: one that was made while the clock was
 * ahead would outlive its working day, and the next password.
 */
export function isCurrent({ expiresAt }: Pick<TokenClaims, 'expiresAt'>, now: Date): boolean {
  const left = expiresAt - now.getTime();
  return left > 0 && left <= LIFETIME_MS + CLOCKS_APART_MS;
}

/** What a payload that we signed claims; undefined where it is none of ours. Nobody has asked yet whether it is current. */
export function claimsOf(payload: unknown): TokenClaims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { jti, iat, exp, schoolId, userId, permissionType } = payload as Record<string, unknown>;
  if (typeof jti !== 'string' || jti === '' || !isSchoolId(schoolId)) return undefined;
  if (typeof userId !== 'number' || typeof permissionType !== 'number') return undefined;
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  const times = { issuedAt: Math.round(iat * 1000), expiresAt: Math.round(exp * 1000) };
  return { jti, schoolId, loginId: userId, permissionType, ...times };
}

/** The claims of a token we signed and that is current at `now`; undefined for any other text. */
export function readToken(secret: string, token: string, now: Date): TokenClaims | undefined {
  try {
    const claims = claimsOf(jwt.verify(token, secret, { algorithms: ['HS256'], ignoreExpiration: true }));
    return claims && isCurrent(claims, now) ? claims : undefined;
  } catch {
    return undefined;
  }
}
