import {
  type FactsOf,
  isRefusal,
  isTextKey,
  type Language,
  paisa,
  requestStateId,
  type SecondPersonKind,
  say,
  secondPersonKinds,
} from '@madrasah/events';
import { monthName } from '@madrasah/events/settings';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type Actor, actorNames, type FeeName, feeNames } from '../ledger/index.ts';
import { notesOf, saidIn } from '../notes/index.ts';
import { type Person, peopleProjector, personName } from '../people/index.ts';
import type { Confirms } from './confirms.ts';
import type { RequestDocument } from './projector.ts';

const HUNDREDTHS = 100;

export type RequestRow = FactsOf<SecondPersonKind['list']>;

/** What it asks for, in words; one of a month says which. */
function sentenceOf({ kind, places }: RequestDocument, fee: FeeName, language: Language): string {
  const named = (place: string) => monthName(Number(places[place] ?? 0), language);
  const [month, from, to] = [named('month'), named('from'), named('to')];
  const ending = from === '' ? (month === '' ? '' : '.month') : from === to ? '.month' : '.months';
  const plain = `approval.kind.${kind}`;
  const key = isTextKey(`${plain}${ending}`) ? `${plain}${ending}` : plain;
  const head = places['head'] ? fee({ name: String(places['head']) }) : say(language, 'approval.every-head');
  const text = say(language, key, { ...places, head, from, to, month: month || from });
  const percent = Number(places['percent'] ?? 0) / HUNDREDTHS;
  return percent > 0 ? say(language, 'approval.percent', { text, percent }) : text;
}

interface Known {
  readonly nameOf: (id: number) => Actor;
  readonly persons: ReadonlyMap<number, Person>;
  readonly confirms: Confirms;
  readonly reasonIn: (noteId: number | null) => string;
  readonly fee: FeeName;
}

function rowOf(
  request: RequestDocument,
  { nameOf, persons, confirms, reasonIn, fee }: Known,
  language: Language,
): RequestRow {
  const { decided, why, userId, state } = request;
  const may = state === 'waiting' ? confirms(request) : 'not his';
  const person = persons.get(userId ?? 0);
  return {
    requestId: request.requestId,
    on: request.on,
    text: sentenceOf(request, fee, language),
    ...(person ? { UserCode: person.userCode, StudentName: personName(person, language) } : {}),
    amount: paisa(request.amount),
    reason: reasonIn(request.noteId),
    asker: nameOf(request.actor),
    ...(why ? { why: say(language, why.key, why.places) } : {}),
    state: requestStateId(state),
    ...(decided ? { decider: nameOf(decided.actor), decidedOn: decided.on } : {}),
    ...(decided?.noteId ? { answer: reasonIn(decided.noteId) } : {}),
    kind: request.kind,
    path: secondPersonKinds.get(request.kind)?.path ?? '',
    UserID: userId,
    AdmissionID: request.admissionId,
    mayDecide: may === 'his',
    mayNot: isRefusal(may) ? say(language, may.code, may.params) : null,
  };
}

/** Requests as rows, for whoever asks. @throws DocumentsAway */
export async function requestRows(
  deps: Deps,
  tenant: Tenant,
  requests: readonly RequestDocument[],
  { confirms, language }: { readonly confirms: Confirms; readonly language: Language },
): Promise<RequestRow[]> {
  const userIds = requests.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const people = await tenant.findByKeys(peopleProjector, userIds);
  const notes = await notesOf(
    tenant,
    requests.flatMap(({ noteId, decided }) => [noteId, decided?.noteId]),
  );
  const known: Known = {
    reasonIn: (noteId) => saidIn(notes, noteId, 'reason') ?? say(language, 'notes.erased'),
    nameOf: await actorNames(deps, tenant, language),
    fee: await feeNames(tenant, language),
    persons: new Map(people.map((person) => [person.userId, person])),
    confirms,
  };
  return requests.map((request) => rowOf(request, known, language));
}
