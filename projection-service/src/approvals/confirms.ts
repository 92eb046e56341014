import { type Refusal, secondPersonKinds } from '@madrasah/events';
import { isPermitted, type SecondPersonFrame, secondPersonFault } from '@madrasah/service-kit/access';
import { today } from '@madrasah/service-kit/clock';
import { personsNeed, personsOf } from '../access/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { moneyHolders, moneyHoldersNeed } from '../ledger/index.ts';
import type { RequestDocument } from './projector.ts';

/** What `confirmsFor` reads beside the logins. */
export const confirmsNeed = [...personsNeed, ...moneyHoldersNeed];

/** Whether a request is his to decide who asks; where he would hold the power and may not, why. */
export type Confirms = (request: Pick<RequestDocument, 'kind' | 'actor'>) => 'his' | 'not his' | Refusal;

/** The rule of the second person for a login, as command-service decides by it. @throws DocumentsAway */
export async function confirmsFor(deps: Deps, tenant: Tenant, loginId: number): Promise<Confirms> {
  const persons = await personsOf(deps, tenant);
  const holders = await moneyHolders(tenant);
  const frame: SecondPersonFrame = {
    ...persons,
    holdsMoney: (id) => holders.has(id),
    today: today(deps.clock),
  };
  const login = persons.logins.get(loginId);
  const judged = new Map<string, ReturnType<Confirms>>();
  return ({ kind, actor: by }) => {
    const access = secondPersonKinds.get(kind)?.access;
    if (!login || !access || !isPermitted(login, access)) return 'not his';
    const known = judged.get(`${kind} ${by}`);
    if (known) return known;
    const judgement = secondPersonFault(frame, { by, access }, loginId) ?? 'his';
    judged.set(`${kind} ${by}`, judgement);
    return judgement;
  };
}
