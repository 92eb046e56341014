import {
  type ConfirmationMark,
  type FactsOf,
  type Language,
  requestStateId,
  type SecondPersonKind,
  say,
  secondPersonKinds,
} from '@madrasah/events';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import {
  type Actor,
  actorNames,
  confirmationMarksProjector,
  type FeeName,
  feeNames,
  markKey,
} from '../ledger/index.ts';
import { notesOf, saidIn } from '../notes/index.ts';
import { type Person, peopleProjector, personName } from '../people/index.ts';
import type { Confirms } from './confirms.ts';
import type { RequestDocument } from './projector.ts';
import { amountOf, sentenceOf } from './sentence.ts';

export type RequestRow = FactsOf<SecondPersonKind['list']>;

interface Known {
  readonly nameOf: (id: number) => Actor;
  readonly persons: ReadonlyMap<number, Person>;
  readonly confirms: Confirms;
  readonly markOf: (request: RequestDocument) => ConfirmationMark | undefined;
  readonly reasonIn: (noteId: number | null) => string;
  readonly told: (request: RequestDocument) => Pick<RequestRow, 'payee' | 'witness'>;
  readonly fee: FeeName;
}

function rowOf(
  request: RequestDocument,
  { nameOf, persons, confirms, markOf, reasonIn, told, fee }: Known,
  language: Language,
): RequestRow {
  const { decided, why, userId, state } = request;
  const { confirmation, fault, mayReject = false } = (state === 'waiting' && confirms(request)) || {};
  const mark = confirmation?.mark ?? markOf(request);
  const person = persons.get(userId ?? 0);
  return {
    requestId: request.requestId,
    on: request.on,
    ...(request.entryOn === null ? {} : { entryOn: request.entryOn }),
    text: sentenceOf(request, fee, language),
    ...(person ? { UserCode: person.userCode, StudentName: personName(person, language) } : {}),
    ...amountOf(request, language),
    reason:
      request.noteId === null && person?.profile === null
        ? say(language, 'notes.erased')
        : reasonIn(request.noteId),
    ...told(request),
    asker: nameOf(request.actor),
    ...(why ? { why: say(language, why.key, why.places) } : {}),
    state: requestStateId(state),
    ...(decided ? { decider: nameOf(decided.actor), decidedOn: decided.on } : {}),
    ...(decided?.noteId ? { answer: reasonIn(decided.noteId) } : {}),
    ...(mark ? { mark: say(language, `approval.mark.${mark}`) } : {}),
    kind: request.kind,
    void: state === 'rejected' || state === 'withdrawn' || request.takenBack === true,
    path: secondPersonKinds.get(request.kind)?.path ?? '',
    UserID: userId,
    AdmissionID: request.admissionId,
    mayDecide: confirmation !== undefined,
    mayReject,
    mayNot: fault ? say(language, fault.code, fault.params) : null,
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
  const marked = await tenant.findByKeys(
    confirmationMarksProjector,
    requests.map(({ requestId }) => markKey('request', requestId)),
  );
  const marks = new Map(marked.map(({ id, mark }) => [id, mark]));
  const known: Known = {
    markOf: ({ requestId }) => marks.get(requestId),
    reasonIn: (noteId) => saidIn(notes, noteId, 'reason') ?? say(language, 'notes.erased'),
    told: ({ noteId }) => {
      const [payee, witness] = [saidIn(notes, noteId, 'payee'), saidIn(notes, noteId, 'witness')];
      return { ...(payee ? { payee } : {}), ...(witness ? { witness } : {}) };
    },
    nameOf: await actorNames(deps, tenant, language),
    fee: await feeNames(tenant, language),
    persons: new Map(people.map((person) => [person.userId, person])),
    confirms,
  };
  return requests.map((request) => rowOf(request, known, language));
}
