import { randomUUID } from 'node:crypto';
import type Router from '@koa/router';
import { isRefusal, type Refusal } from '@madrasah/events';
import { isInnerToken } from '@madrasah/service-kit/access';
import { DIGITS_PATH, digitsQuestion, type GivenDigits } from '@madrasah/service-kit/links';
import type { Vault } from '@madrasah/service-kit/vault';
import { Callers, digitsGiven } from '../access/steps.ts';
import { platformStream } from '../institutions/state.ts';
import type { Desk, Errand } from '../kernel/desk.ts';
import { applicationOfCode } from './decide.ts';
import { type Application, type ApplicationState, applicationsStream } from './state.ts';

/** Judges digits: whether they are right, or why they are not looked at. @throws StoreAway · VaultAway */
export type JudgeDigits = (given: GivenDigits) => Promise<boolean | Refusal>;

const fromNobody = (schoolId: string): Errand => {
  const requestId = randomUUID();
  const actor = { id: 0, permissionType: 0 };
  return { schoolId, actor, requestId, correlationId: requestId, causationId: requestId };
};

/** Of the application as it stands now: an admitted one has no mobile any more. */
const ends = ({ applications }: ApplicationState, { applicationId }: Application, mobile4: string) =>
  /^\d{4}$/.test(mobile4) && (applications.get(applicationId)?.mobile ?? '').endsWith(mobile4);

/**
 * Counts wrong digits by network and by application, those that show and those that would change together; it outlives a
 * restart. Those of a number that no application has are counted alike: nobody learns here which numbers there are.
 */
export function judgeDigits({ desk, vault }: { readonly desk: Desk; readonly vault: Vault }): JudgeDigits {
  const callers = new Callers(vault);
  return async ({ schoolId, code, mobile4, network: address }) => {
    if (!(await desk.state(platformStream, schoolId)).institutions.has(schoolId)) return false;
    if (!/^\d{1,12}$/.test(code)) return false;
    const known = applicationOfCode(await desk.state(applicationsStream, schoolId), code);
    let isRight = false;
    const given = { network: callers.at(schoolId, address), code: known?.code ?? `${Number(code)}` };
    const step = digitsGiven(given, [applicationsStream], ({ look }) => {
      isRight = known !== undefined && ends(look(applicationsStream), known, mobile4);
      return isRight;
    });
    const done = await desk.perform(step, fromNobody(schoolId));
    return isRefusal(done) ? done : isRight;
  };
}

/** What the query side is told of digits. Only who knows the installation's secret is answered. */
export function mountDigits(router: Router, judge: JudgeDigits, secret: string): void {
  router.post(DIGITS_PATH, async (context) => {
    const {
      schoolId = '',
      code = '',
      mobile4 = '',
      network = '',
    } = (context.request.body ?? {}) as Partial<GivenDigits>;
    const given = { schoolId, code, mobile4, network };
    const isAsked = Object.values(given).every((part) => typeof part === 'string');
    const token = context.get('authorization').replace(/^Bearer /, '');
    if (!isAsked || !isInnerToken(secret, digitsQuestion(given), token)) {
      context.status = 404;
      return;
    }
    const right = await judge(given);
    context.body = isRefusal(right) ? { shut: right.params } : { right };
  });
}
