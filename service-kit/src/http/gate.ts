import { type QueryDefinition, refuse, SCHOOL_HEADER } from '@madrasah/events';
import { isAdministrator } from '@madrasah/events/access';
import type { Context, Middleware } from 'koa';
import {
  type AccessState,
  isCurrent,
  isPermitted,
  type Login,
  loginOf,
  type PlatformState,
  type TokenClaims,
} from '../access/index.ts';
import { type Clock, today } from '../clock/index.ts';
import type { Caller } from './call.ts';
import { publicRate } from './rate.ts';
import { bearerOf, claimsOfRequest, RightTokens, tokenReader, verifyingTokens } from './token-reader.ts';

/** What the gate needs to know of a school; the command side loads it, the query side has it folded. */
export interface AccessSource {
  access(schoolId: string): Promise<AccessState> | AccessState;
  platform(): Promise<PlatformState> | PlatformState;
}

/** What the gate must know of an endpoint. */
type Guarded = Pick<QueryDefinition, 'access' | 'isReport'> & { readonly name?: string };

/** Whether who sends this has proved who he is, so that what strangers send from his network does not count against him. */
export type Proven = (endpoint: string, body: unknown) => Promise<boolean>;

const nobodyIsProven: Proven = async () => false;

export interface Gate {
  /** Stands in front of the routes: verifies the token of a request, for `admit` to judge. Refuses nobody. */
  readonly verify: Middleware;
  /** The caller, when the endpoint is open to him. @throws Refusal 401, 403 or 429 */
  admit(context: Context, endpoint: Guarded): Promise<Caller | undefined>;
  /** Whose token it is, by the same rules, where no endpoint stands behind. @throws Refusal 401 */
  recognise(token: string | undefined): Promise<Caller>;
  /** The business day of the gate's clock. */
  today(): string;
}

export function createGate(
  secret: string,
  clock: Clock,
  source: AccessSource,
  isProven: Proven = nobodyIsProven,
): Gate {
  const right = new RightTokens();
  const readToken = tokenReader(secret, right);
  const mayPass = publicRate();
  const known = async (claims: TokenClaims | undefined) => {
    if (!claims || !isCurrent(claims, clock.now())) throw refuse('auth.invalid');
    const login = loginOf(await source.access(claims.schoolId), claims);
    if (!login) throw refuse('auth.invalid');
    const institution = (await source.platform()).institutions.get(claims.schoolId);
    // While an institution is inactive only its administrators are let in.
    if (!institution || (!institution.active && !isAdministrator(login.permissionType)))
      throw refuse('auth.invalid');
    return { claims, login };
  };
  return {
    verify: verifyingTokens(secret, right),
    today: () => today(clock),
    async admit(context, { access, isReport, name = '' }) {
      if (access.kind === 'public') {
        await mayPass(access, context.ip).catch(async (refusal: unknown) => {
          if (!(await isProven(name, context.request.body))) throw refusal;
        });
        return undefined;
      }
      if (bearerOf(context) === undefined) throw refuse('auth.missing');
      const { claims, login } = await known(claimsOfRequest(context));
      const named = context.get(SCHOOL_HEADER);
      if (named !== '' && named !== claims.schoolId) throw refuse('access.denied');
      if (!isPermitted(login, access)) throw refuse(isReport ? 'access.report-denied' : 'access.denied');
      return callerOf(claims, login);
    },
    async recognise(token) {
      if (!token) throw refuse('auth.missing');
      const { claims, login } = await known(readToken(token, clock.now()));
      return callerOf(claims, login);
    },
  };
}

const callerOf = (
  { schoolId, loginId, jti, expiresAt }: TokenClaims,
  { permissionType, auditor }: Login,
): Caller => ({ schoolId, loginId, permissionType, jti, expiresAt, auditor });
