import { isCurrent, readToken, type TokenClaims } from '../access/index.ts';

/** The tokens of so many devices are remembered; of more, those read first are verified again. */
const REMEMBERED = 5_000;

/**
 * Reads tokens as `readToken` does and remembers whose signature was right: a browser sends the same token with
 * every request, and verifying it costs more than the rest of the way in. Only the signature is remembered:
 * whether the token has run out is asked of `now` each time, and the gate asks the fold of the logins.
 */
export function tokenReader(secret: string): (token: string, now: Date) => TokenClaims | undefined {
  const right = new Map<string, TokenClaims>();
  return (token, now) => {
    const known = right.get(token);
    if (known && isCurrent(known, now)) return known;
    const claims = readToken(secret, token, now);
    if (!claims) return undefined;
    if (right.size >= REMEMBERED) right.delete(right.keys().next().value as string);
    right.set(token, claims);
    return claims;
  };
}
