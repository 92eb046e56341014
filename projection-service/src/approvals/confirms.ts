import { isRefusal, type Refusal, secondPersonKinds } from '@madrasah/events';
import {
  type Confirmation,
  confirmationBy,
  isOnlyPerson,
  isPermitted,
  type SecondPersonFrame,
} from '@madrasah/service-kit/access';
import { today } from '@madrasah/service-kit/clock';
import { personsNeed, personsOf } from '../access/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { moneyHolders, moneyHoldersNeed } from '../ledger/index.ts';
import type { RequestDocument } from './projector.ts';

/** What `confirmsFor` reads beside the logins. */
export const confirmsNeed = [...personsNeed, ...moneyHoldersNeed];

/** What somebody who holds the power may do with a request: confirm it, or why he may not; and say no to it. */
export interface Judged {
  readonly confirmation?: Confirmation;
  readonly fault?: Refusal;
  readonly mayReject: boolean;
}

/** How a request that waits is whose who asks; undefined without the power. */
export type Confirms = (request: Pick<RequestDocument, 'kind' | 'actor' | 'on'>) => Judged | undefined;

/** The rule of the second person for a login, as command-service decides by it. @throws DocumentsAway */
export async function confirmsFor(deps: Deps, tenant: Tenant, loginId: number): Promise<Confirms> {
  const persons = await personsOf(deps, tenant);
  const holders = await moneyHolders(tenant);
  const { alone } = await deps.access.access(tenant.school);
  const frame: SecondPersonFrame = {
    ...persons,
    holdsMoney: (id) => holders.has(id),
    aloneAllowed: alone.get('confirming')?.allowed === true,
    today: today(deps.clock),
  };
  const login = persons.logins.get(loginId);
  const isOnly = isOnlyPerson(persons, loginId);
  const judged = new Map<string, Judged>();
  return ({ kind, actor: by, on }) => {
    const access = secondPersonKinds.get(kind)?.access;
    if (!login || !access || !isPermitted(login, access)) return undefined;
    const alike = `${kind} ${by} ${on}`;
    const known = judged.get(alike);
    if (known) return known;
    const outcome = confirmationBy(frame, { by, on, access }, loginId);
    const judgement = isRefusal(outcome)
      ? { fault: outcome, mayReject: isOnly }
      : { confirmation: outcome, mayReject: true };
    judged.set(alike, judgement);
    return judgement;
  };
}
