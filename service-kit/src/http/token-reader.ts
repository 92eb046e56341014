import type { Context, Middleware } from 'koa';
import jwt from 'koa-jwt';
import { claimsOf, isCurrent, readToken, type TokenClaims } from '../access/index.ts';

/** The tokens of so many devices are remembered; of more, those read first are verified again. */
const REMEMBERED = 5_000;

/**
 * Tokens whose signature was right: a browser sends the same one with every request, and verifying it costs more than
 * the rest of the way in. Only the signature is remembered: whether the token has run out is asked of the clock each
 * time, and the gate asks the fold of the logins.
 */
export class RightTokens {
  readonly #claims = new Map<string, TokenClaims>();

  get(token: string): TokenClaims | undefined {
    return this.#claims.get(token);
  }

  add(token: string, claims: TokenClaims): TokenClaims {
    if (this.#claims.has(token)) return claims;
    if (this.#claims.size >= REMEMBERED) this.#claims.delete(this.#claims.keys().next().value as string);
    this.#claims.set(token, claims);
    return claims;
  }
}

/** Reads tokens as `readToken` does, where there is no request: in the handshake of a socket. */
export function tokenReader(
  secret: string,
  right = new RightTokens(),
): (token: string, now: Date) => TokenClaims | undefined {
  return (token, now) => {
    const known = right.get(token);
    if (known && isCurrent(known, now)) return known;
    const claims = readToken(secret, token, now);
    return claims && right.add(token, claims);
  };
}

/** The token of a request; undefined where none is shown as one should. */
export function bearerOf(context: Context): string | undefined {
  const [scheme, token] = context.get('authorization').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Whose token a request shows, once `verifyingTokens` has looked at it. */
export const claimsOfRequest = ({ state }: Context) => state['claims'] as TokenClaims | undefined;

/**
 * Verifies the token of a request, unless its signature is known to be right, and lets everybody pass: what the
 * claims mean is the gate's to judge. That includes whether they have run out, since a library would ask the
 * machine's clock and not ours.
 */
export function verifyingTokens(secret: string, right: RightTokens): Middleware {
  const options = {
    secret,
    algorithms: ['HS256'],
    ignoreExpiration: true,
    passthrough: true,
    key: 'verified',
    getToken: (context: Context) => bearerOf(context) ?? null,
  };
  const verify = jwt(options);
  return (context, next) => {
    const token = bearerOf(context);
    if (token === undefined) return next();
    const known = right.get(token);
    if (known) {
      context.state['claims'] = known;
      return next();
    }
    return verify(context, () => {
      const claims = claimsOf(context.state['verified']);
      if (claims) context.state['claims'] = right.add(token, claims);
      return next();
    });
  };
}
