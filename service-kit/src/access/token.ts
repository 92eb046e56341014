import { randomUUID } from 'node:crypto';
import { isSchoolId } from '@madrasah/events';
import jwt from 'jsonwebtoken';

const LIFETIME_MS = 12 * 3600_000; // a working day; the next morning asks for the password again

export interface TokenClaims {
  readonly jti: string;
  readonly schoolId: string;
  readonly loginId: number;
  readonly permissionType: number;
  /** Milliseconds, so that a token made in the same second as a password change is told apart. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Signs a token for a login. Its permission type is for the page only: powers come from the fold. */
export function issueToken(
  secret: string,
  login: { schoolId: string; loginId: number; permissionType: number; jti?: string },
  now: Date,
): { token: string; claims: TokenClaims } {
  const { jti = randomUUID(), ...who } = login;
  const claims = { ...who, jti, issuedAt: now.getTime(), expiresAt: now.getTime() + LIFETIME_MS };
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

/** The claims of a token we signed and that has not run out at `now`; undefined for any other text. */
export function readToken(secret: string, token: string, now: Date): TokenClaims | undefined {
  try {
    const clockTimestamp = now.getTime() / 1000;
    const payload = jwt.verify(token, secret, { algorithms: ['HS256'], clockTimestamp }) as jwt.JwtPayload;
    const { jti, iat, exp } = payload;
    const { schoolId, userId, permissionType } = payload as Record<string, unknown>;
    if (!jti || iat === undefined || exp === undefined || !isSchoolId(schoolId)) return undefined;
    if (typeof userId !== 'number' || typeof permissionType !== 'number') return undefined;
    const times = { issuedAt: Math.round(iat * 1000), expiresAt: Math.round(exp * 1000) };
    return { jti, schoolId, loginId: userId, permissionType, ...times };
  } catch {
    return undefined;
  }
}
