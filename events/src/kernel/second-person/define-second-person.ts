import * as z from 'zod';
import { type Access, signedIn } from '../endpoint/access.ts';
import { type Members, record } from '../endpoint/answers.ts';
import { type CommandDefinition, defineCommand, type QueryDefinition } from '../endpoint/endpoint.ts';
import * as fields from '../endpoint/fields.ts';
import type { Needed } from '../endpoint/needed.ts';
import { defineList } from '../list/define-list.ts';
import type { Word } from '../words/index.ts';
import { requestCarries, requestColumns, requestStateField, requestsSearched } from './columns.ts';
import { lookAnswer } from './shown-entry.ts';

/** Look at the entry that approving a request would post now. */
export interface LookAtRequest {
  readonly id: number;
}
/** Approve a request of a kind, by its number. */
export interface ApproveRequest extends LookAtRequest {
  /** What the entry was told by when it was looked at: another entry is not posted. */
  readonly seen?: string | undefined;
}
/** Say no to a request, and why. */
export interface RejectRequest extends LookAtRequest {
  readonly reason: Needed;
}

/**
 * What day the entry of a kind bears (ACCOUNTING 3.1): its own, with no other to go to; the first open one from its own
 * on; that of the approval, or of what it takes back.
 */
export type DayOfKind = 'own' | 'first-open' | 'approval';

/** A day that an entry needs open, and the money accounts that it touches on it. */
export interface HeldDay {
  readonly on: string;
  readonly accounts: readonly number[];
}

interface Spec<S extends z.ZodType, M extends Members> {
  /** Singular and plural, as the endpoints are named: `['WaiverRequest', 'WaiverRequests']`. */
  readonly noun: readonly [one: string, many: string];
  /** In events and in the keys of its sentences: `approval.kind.<kind>`. Never renamed. */
  readonly kind: string;
  /** Where the requests of the kind are listed, approved and rejected. */
  readonly path: string;
  /** Over their list. */
  readonly title: Word;
  /** Who may see them, and who may decide them. */
  readonly view: Access;
  readonly approve: Access;
  /** The command as it is kept while it waits: whole numbers and texts only, nothing personal. */
  readonly command: S;
  readonly day: DayOfKind;
  /** What those that ask answer when it is done: so does approving. */
  readonly answer?: () => M;
  /**
   * Of a day of its own: which, and for which accounts; null where this command has none. While it waits the month is
   * not locked, nor do these accounts close through that day.
   */
  readonly holds?: (command: z.output<S>) => HeldDay | null;
}

/** SHA-256, as `seen` is told. */
const seenField = z.string().regex(/^[0-9a-f]{64}$/);

/** Looking at, approving, rejecting and withdrawing what waits under a path: a page of every kind knows the path of each row. */
export function decisionsAt<M extends Members = Record<never, never>>(
  path: string,
  access: Access,
  one = 'Request',
  done: () => M = () => ({}) as M,
) {
  const params = { id: fields.id() };
  const looking = defineCommand({
    name: `LookAt${one}`,
    path: `${path}/:id/look`,
    access,
    params,
    toCommand: (_body, { id }): LookAtRequest => ({ id }),
    answer: () => lookAnswer(),
    message: 'approval.looked-at',
  });
  const approving = defineCommand({
    name: `Approve${one}`,
    path: `${path}/:id/approve`,
    access,
    params,
    body: z.object({ seen: seenField.nullish() }).nullish(),
    toCommand: (body, { id }): ApproveRequest => ({ id, ...(body?.seen ? { seen: body.seen } : {}) }),
    answer: () => record({ ...done(), state: z.literal('approved') }),
    message: 'approval.approved',
  });
  const rejecting = defineCommand({
    name: `Reject${one}`,
    path: `${path}/:id/reject`,
    access,
    params,
    body: z.object({ reason: fields.textUnlessErased(300) }),
    unlessErased: ['reason'],
    toCommand: ({ reason }, { id }): RejectRequest => ({ id, reason }),
    message: 'approval.rejected',
    example: { reason: 'কাগজপত্র নেই' },
  });
  // Whoever asked for it, whatever power he has since: the decision knows him.
  const withdrawing = defineCommand({
    name: `WithdrawOwn${one}`,
    path: `${path}/:id/withdraw`,
    access: signedIn,
    params,
    toCommand: (_body, { id }): LookAtRequest => ({ id }),
    message: 'approval.withdrawn',
  });
  return { looking, approving, rejecting, withdrawing };
}

/**
 * A kind of thing that a second person must confirm: the list of its requests, approving and rejecting one. What asks
 * are ordinary commands that say `waiting`; the command side tells by `secondPerson` how they are decided.
 */
export function defineSecondPerson<S extends z.ZodType<object>, M extends Members = Record<never, never>>(
  spec: Spec<S, M>,
) {
  const { noun, kind, path, title, view, approve, command, day, answer, holds = () => null } = spec;
  const [one, many] = noun;
  const list = defineList({
    name: many,
    path,
    access: view,
    title,
    needs: [],
    query: requestStateField,
    columns: requestColumns,
    carries: requestCarries,
    searched: requestsSearched,
    rowDays: ['on'],
    struck: 'void',
    order: '-requestId',
    files: true,
  });
  const { looking, approving, rejecting, withdrawing } = decisionsAt(path, approve, one, answer);
  const definition = {
    kind,
    path,
    view,
    access: approve,
    command,
    day,
    /** The day that a request of it holds open while it waits. */
    holds: (asked: unknown): HeldDay | null => (day === 'own' ? holds(command.parse(asked)) : null),
    /**
     * The day that was asked for its entry; null where it bears that of its approval, or an earlier version asked
     * without one.
     */
    wanted(asked: unknown): string | null {
      const read = day === 'approval' ? undefined : command.safeParse(asked);
      if (!read?.success) return null;
      if (day === 'own') return holds(read.data)?.on ?? null;
      return (read.data as { readonly on?: string }).on ?? null;
    },
    list,
    look: looking,
    approve: approving,
    reject: rejecting,
    withdraw: withdrawing,
  };
  const made: Made = {
    commands: [looking, approving, rejecting, withdrawing] as unknown as Made['commands'],
    queries: Object.values(list.endpoints) as unknown as Made['queries'],
    secondPersons: [definition as unknown as SecondPersonKind],
  };
  return { ...definition, made };
}

/** What a kind adds to its context. */
interface Made {
  readonly commands: readonly CommandDefinition[];
  readonly queries: readonly QueryDefinition[];
  readonly secondPersons: readonly SecondPersonKind[];
}

/** A kind as everybody knows it, whatever its command. */
export type SecondPersonKind = Omit<ReturnType<typeof defineSecondPerson<z.ZodType<object>>>, 'made'>;

/** A kind with the type of its command. */
export type SecondPersonOf<C> = Omit<SecondPersonKind, 'command'> & { readonly command: z.ZodType<C> };
