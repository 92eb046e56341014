import { setTimeout as delay } from 'node:timers/promises';
import {
  NO_STREAM as CLIENT_NO_STREAM,
  type EventStoreDBClient,
  type JSONEventData,
  jsonEvent,
} from '@eventstore/db-client';
import { AppendTooLarge, OutcomeUnknown, StoreAway, WrongExpectedRevision } from '../errors.ts';
import { checkEvents } from '../json.ts';
import { type Appended, type ExpectedRevision, type NewEvent, NO_STREAM } from '../port.ts';
import type { Limits } from './connection.ts';
import { readStream } from './reads.ts';
import { type Verdict, verdictOf, wrongRevision } from './verdict.ts';
import { within } from './within.ts';

interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
  readonly encoded: JSONEventData[];
  /** When the time is up, in milliseconds since 1970. */
  readonly end: number;
}

type Failed = { readonly verdict: Verdict; readonly error: unknown };

/** Appends through the client until the outcome is certain, or the time is up. */
export class SettledAppends {
  readonly #client: EventStoreDBClient;
  readonly #limits: Limits;
  readonly #onUnsettled: (stream: string, reason: unknown) => void;

  constructor(
    client: EventStoreDBClient,
    limits: Limits,
    onUnsettled: (stream: string, reason: unknown) => void,
  ) {
    this.#client = client;
    this.#limits = limits;
    this.#onUnsettled = onUnsettled;
  }

  /**
   * An answer that was lost is asked for again: the same ids at the same expected revision are answered as the
   * first time, or recorded now, and never twice.
   */
  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    checkEvents(stream, events);
    const encoded = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata }));
    const append = { stream, expected, events, encoded, end: Date.now() + this.#limits.settleMs };
    const { attemptMs, firstPauseMs, longestPauseMs } = this.#limits;
    let maybeRecorded = false;
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const answer = await this.#attempt(append);
      if (!('error' in answer)) return answer;
      const { verdict, error } = answer;
      if (!maybeRecorded) refuse(append, verdict, error);
      else if (verdict.kind === 'wrong-revision') {
        const settled = await this.#recordedEarlier(append, verdict);
        if (settled) return settled;
      }
      if (!maybeRecorded && verdict.kind === 'unknown') {
        this.#onUnsettled(stream, error);
        maybeRecorded = true;
      }
      // An attempt that has hardly any time left would only make the outcome unknown.
      if (Date.now() + pause + attemptMs / 4 >= append.end) throw timeIsUp(append, error, maybeRecorded);
      await delay(pause);
    }
  }

  async #attempt(append: Append): Promise<Appended | Failed> {
    const { stream, expected, encoded, end } = append;
    const expectedRevision = expected === NO_STREAM ? CLIENT_NO_STREAM : BigInt(expected);
    const { attemptMs, abandonMs } = this.#limits;
    const patience = Math.max(1, Math.min(attemptMs, end - Date.now()));
    try {
      const result = await within(
        patience,
        this.#client.appendToStream(stream, encoded, { expectedRevision, deadline: attemptMs + abandonMs }),
        () => new Error(`the append was not answered within ${patience} ms`),
      );
      const revision = Number(result.nextExpectedRevision);
      // With `throwOnAppendFailure=false` in the connection string a refusal comes as a result.
      if (!result.success) {
        const error = new Error(`the stream is at revision ${revision}`);
        return { verdict: wrongRevision(result.nextExpectedRevision), error };
      }
      const position = Number(result.position?.commit ?? -1n);
      if (revision === expected + encoded.length && Number.isSafeInteger(position) && position >= 0)
        return { revision, position };
      return await this.#found(append, new Error('the answer to the append is none'));
    } catch (error) {
      return { verdict: verdictOf(error), error };
    }
  }

  /** What stands in the stream after an answer that says too little. */
  async #found(append: Append, error: Error): Promise<Appended | Failed> {
    const verdict = { kind: 'unknown' } as const;
    const found = await this.#recorded(append).catch(() => false as const);
    return found || { verdict, error };
  }

  /**
   * After a repeated attempt was told "wrong revision": a success when the events after `expected` are ours.
   * Undefined when the stream cannot be read.
   * @throws WrongExpectedRevision when others stand there
   */
  async #recordedEarlier(
    append: Append,
    { actual }: { readonly actual: number },
  ): Promise<Appended | undefined> {
    const found = await this.#recorded(append).catch(() => undefined);
    if (found === false) throw new WrongExpectedRevision(append.stream, append.expected, actual);
    return found;
  }

  /** The place of our events when they are those after `expected`, all of them. @throws StoreAway · UnreadableEvent */
  async #recorded({ stream, expected, events, end }: Append): Promise<Appended | false> {
    const readMs = Math.max(1, Math.min(this.#limits.readMs, end - Date.now()));
    let matched = 0;
    let last: Appended | false = false;
    const range = { from: expected + 1, limit: events.length };
    for await (const { id, revision, position } of readStream(this.#client, { readMs }, stream, range)) {
      if (id !== events[matched]?.id) return false;
      matched += 1;
      last = { revision, position };
    }
    return matched === events.length && last;
  }
}

/** Throws for every verdict on a first attempt that is certain; returns when it has to be tried again. */
function refuse({ stream, expected }: Append, verdict: Verdict, cause: unknown): void {
  switch (verdict.kind) {
    case 'wrong-revision':
      throw new WrongExpectedRevision(stream, expected, verdict.actual);
    case 'too-large':
      throw new AppendTooLarge(stream, verdict.limit);
    case 'refused':
      throw new StoreAway(`the store refused the append: ${String(cause)}`, { cause });
    case 'not-sent':
      throw new StoreAway('the store cannot be reached', { cause });
  }
}

function timeIsUp({ stream }: Append, cause: unknown, maybeRecorded: boolean): Error {
  if (!maybeRecorded) return new StoreAway('no node of the store takes appends', { cause });
  return new OutcomeUnknown(`the append to ${stream} could not be settled`, { cause });
}
