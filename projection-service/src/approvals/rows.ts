import {
  type FactsOf,
  isTextKey,
  type Language,
  paisa,
  requestStateId,
  type SecondPersonKind,
  say,
  secondPersonKinds,
} from '@madrasah/events';
import { monthName } from '@madrasah/events/settings';
import { isPermitted, type Login } from '@madrasah/service-kit/access';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type Actor, actorNames } from '../ledger/index.ts';
import { type Person, peopleProjector, personName } from '../people/index.ts';
import type { RequestDocument } from './projector.ts';

export type RequestRow = FactsOf<SecondPersonKind['list']>;

/** What it asks for, in words; one of a month says which. */
function sentenceOf({ kind, places }: RequestDocument, language: Language): string {
  const month = monthName(Number(places['month'] ?? 0), language);
  const plain = `approval.kind.${kind}`;
  const key = month !== '' && isTextKey(`${plain}.month`) ? `${plain}.month` : plain;
  return say(language, key, { ...places, month });
}

/** Whether a login may decide requests of a kind at all. */
export const holdsKind = (login: Login | undefined, kind: string): boolean => {
  const known = secondPersonKinds.get(kind);
  return login !== undefined && known !== undefined && isPermitted(login, known.access);
};

interface Known {
  readonly nameOf: (id: number) => Actor;
  readonly persons: ReadonlyMap<number, Person>;
  readonly mayDecide: (request: RequestDocument) => boolean;
}

function rowOf(
  request: RequestDocument,
  { nameOf, persons, mayDecide }: Known,
  language: Language,
): RequestRow {
  const { decided, why, userId, state } = request;
  const person = persons.get(userId ?? 0);
  return {
    requestId: request.requestId,
    on: request.on,
    text: sentenceOf(request, language),
    ...(person ? { UserCode: person.userCode, StudentName: personName(person, language) } : {}),
    amount: paisa(request.amount),
    reason: request.reason,
    asker: nameOf(request.actor),
    ...(why ? { why: say(language, why.key, why.places) } : {}),
    state: requestStateId(state),
    ...(decided ? { decider: nameOf(decided.actor), decidedOn: decided.on } : {}),
    ...(decided?.reason ? { answer: decided.reason } : {}),
    kind: request.kind,
    UserID: userId,
    AdmissionID: request.admissionId,
    mayDecide: state === 'waiting' && mayDecide(request),
  };
}

/** Requests as rows, for whoever asks. @throws DocumentsAway */
export async function requestRows(
  deps: Deps,
  tenant: Tenant,
  requests: readonly RequestDocument[],
  { loginId, language }: { readonly loginId: number; readonly language: Language },
): Promise<RequestRow[]> {
  const login = (await deps.access.access(tenant.school)).logins.get(loginId);
  const userIds = requests.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const people = await tenant.findByKeys(peopleProjector, userIds);
  const known: Known = {
    nameOf: await actorNames(deps, tenant, language),
    persons: new Map(people.map((person) => [person.userId, person])),
    mayDecide: ({ kind, actor }) => actor !== loginId && holdsKind(login, kind),
  };
  return requests.map((request) => rowOf(request, known, language));
}
