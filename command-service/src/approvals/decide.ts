import {
  type EventDraft,
  isRefusal,
  MAX_AMOUNT_PAISA,
  type Refusal,
  type SecondPersonOf,
} from '@madrasah/events';
import {
  ApprovalGiven,
  ApprovalRefused,
  ApprovalRequested,
  ApprovalWithdrawn,
  refuseApproval as refuse,
} from '@madrasah/events/approvals';
import { refuseLedger } from '@madrasah/events/ledger';
import { isOnePerson } from '@madrasah/service-kit/access';
import { personsOf } from '../access/steps.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { entryFault } from '../ledger/journal/rules/entry-fault.ts';
import type { Approval } from '../ledger/journal/state.ts';
import { isWaiting, type NeedsSecondPerson } from './needs.ts';
import { confirmsIn, isAlone, rejectionFault } from './second-person.ts';
import { type Shown, shownOf, type Telling } from './shown.ts';

/** What a decision that may wait knows besides: the number under which it waits, or would. */
export interface ApprovalContext extends DecisionContext {
  readonly requestId: number;
}

/** What a request says of itself, beside the command. */
export interface Said {
  readonly amount: number;
  readonly userId?: number;
  readonly admissionId?: number;
  readonly itemId?: number;
  /** The values of its sentence `approval.kind.<kind>`; a `month` above 0 is told by its name. */
  readonly places?: Readonly<Record<string, string | number>>;
  /** Where its reason stands. */
  readonly noteId: number | null;
}

/** How the commands of a kind are decided, and what their requests say. */
export interface SecondPersonLogic<C> extends Telling<C> {
  /**
   * Pure. What `needsSecondPerson` makes of its drafts waits; drafts alone are recorded at once. On approval the same
   * is decided afresh and its drafts are recorded: a day that was asked for is still the wanted one (ACCOUNTING 3.1).
   */
  decide(
    books: Books,
    command: C,
    context: ApprovalContext,
  ): readonly EventDraft[] | Refusal | NeedsSecondPerson;
  says(books: Books, command: C, context: ApprovalContext): Said;
  /** Whether the only person of a school may do it at once, as the books stand; absent: never. */
  readonly needsNobodyYet?: (books: Books) => boolean;
}

type Kind<C> = Pick<SecondPersonOf<C>, 'kind' | 'command' | 'access'>;

/** Decides a command of a kind: its entries, or the request that waits for a second person. */
export function ask<C extends object>(
  { kind }: Kind<C>,
  logic: SecondPersonLogic<C>,
  books: Books,
  command: C,
  context: DecisionContext,
): Decided {
  const requestId = next(books.journal, 'approval');
  const about = { ...context, requestId };
  const decided = logic.decide(books, command, about);
  if (isRefusal(decided) || !isWaiting(decided)) return decided;
  const {
    userId = null,
    admissionId = null,
    itemId = null,
    places = {},
    ...said
  } = logic.says(books, command, about);
  if (said.amount > MAX_AMOUNT_PAISA) return refuseLedger('ledger.too-large');
  const { why, drafts } = decided;
  const fault = entryFault(books, drafts);
  if (fault) return fault;
  const request = ApprovalRequested({
    ...{ requestId, kind, on: books.today, userId, admissionId, itemId, places, ...said },
    why: why ? { key: why.key, places: { ...why.params } } : null,
    command: JSON.parse(JSON.stringify(command)),
  });
  if (!(logic.needsNobodyYet && isAlone(context) && logic.needsNobodyYet(books))) return [request];
  return [request, ...drafts, ApprovalGiven({ requestId, kind, on: books.today, mark: 'opening' })];
}

/** A request that waits, or the refusal. */
function stillWaiting(kind: string, books: Books, requestId: number): Approval | Refusal {
  const request = books.journal.approvals.get(requestId);
  if (request?.kind !== kind) return refuse('approval.not-found');
  if (request.state === 'approved') return refuse('approval.already-approved');
  if (request.state === 'rejected') return refuse('approval.already-rejected');
  return request.state === 'withdrawn' ? refuse('approval.already-withdrawn') : request;
}

/** Takes a request that waits off the list; nothing is posted. Its asker may, and whoever may take such back. */
export function withdraw(
  { kind }: Pick<SecondPersonOf<object>, 'kind'>,
  books: Books,
  requestId: number,
): Decided {
  const request = stillWaiting(kind, books, requestId);
  return isRefusal(request) ? request : [ApprovalWithdrawn({ requestId, kind, on: books.today })];
}

/** The same by whoever asked, with any login of his. */
export function withdrawOwn(
  definition: Pick<SecondPersonOf<object>, 'kind'>,
  books: Books,
  requestId: number,
  { actor, look }: Pick<DecisionContext, 'actor' | 'look'>,
): Decided {
  const request = stillWaiting(definition.kind, books, requestId);
  if (isRefusal(request)) return request;
  return isOnePerson(personsOf({ look }), request.by, actor.id)
    ? withdraw(definition, books, requestId)
    : refuse('approval.not-asker');
}

/**
 * Confirms a request: its command is decided afresh, and recorded together with the confirmation.
 * @param seeing is told what would be recorded, and may say no to it
 */
export function approve<C extends object>(
  definition: Kind<C>,
  logic: SecondPersonLogic<C>,
  books: Books,
  requestId: number,
  context: DecisionContext,
  seeing?: (shown: Shown) => Refusal | undefined,
): Decided {
  const { kind, access, command: schema } = definition;
  const request = stillWaiting(kind, books, requestId);
  if (isRefusal(request)) return request;
  const second = confirmsIn(books, context)({ ...request, access });
  if (isRefusal(second)) return second;
  const command = schema.parse(request.command);
  const decided = logic.decide(books, command, { ...context, requestId });
  if (isRefusal(decided)) return decided;
  const drafts = isWaiting(decided) ? decided.drafts : decided;
  const objection = seeing?.(shownOf(logic, books, { command, drafts }, context));
  return objection ?? [...drafts, ApprovalGiven({ requestId, kind, on: books.today, ...second })];
}

/** Says no to a request; nothing is posted. */
export function reject(
  { kind, access }: Pick<SecondPersonOf<object>, 'kind' | 'access'>,
  books: Books,
  { id: requestId, noteId }: { readonly id: number; readonly noteId: number | null },
  context: DecisionContext,
): Decided {
  const request = stillWaiting(kind, books, requestId);
  if (isRefusal(request)) return request;
  const fault = rejectionFault(books, context, { ...request, access });
  return fault ?? [ApprovalRefused({ requestId, kind, on: books.today, noteId })];
}
