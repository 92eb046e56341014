import { setTimeout as delay } from 'node:timers/promises';
import {
  type AppendResult,
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
import { safe } from './record.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
  readonly encoded: JSONEventData[];
}

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
    const append = { stream, expected, events, encoded };
    const end = Date.now() + this.#limits.settleMs;
    let maybeRecorded = false;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const answer = await this.#attempt(append, end);
      if (!('error' in answer)) return answer;
      const { verdict, error } = answer;
      const settled = maybeRecorded ? await this.#recordedEarlier(append, verdict) : undefined;
      if (settled) return settled;
      refuse(append, verdict, error, maybeRecorded);
      if (!maybeRecorded) this.#onUnsettled(stream, error);
      maybeRecorded = true;
      if (Date.now() + pause >= end)
        throw new OutcomeUnknown(`the append to ${stream} could not be settled`, { cause: error });
      await delay(pause);
    }
  }

  async #attempt(append: Append, end: number): Promise<Appended | { verdict: Verdict; error: unknown }> {
    const { stream, expected, encoded } = append;
    const expectedRevision = expected === NO_STREAM ? CLIENT_NO_STREAM : BigInt(expected);
    const deadline = Math.max(1, Math.min(this.#limits.attemptMs, end - Date.now()));
    let result: AppendResult;
    try {
      result = await this.#client.appendToStream(stream, encoded, { expectedRevision, deadline });
    } catch (error) {
      return { verdict: verdictOf(error), error };
    }
    return { revision: safe(result.nextExpectedRevision), position: safe(result.position?.commit ?? -1n) };
  }

  /** After a repeated attempt was told "wrong revision": are the events at the revisions after `expected` ours? */
  async #recordedEarlier(
    { stream, expected, events }: Append,
    verdict: Verdict,
  ): Promise<Appended | undefined> {
    if (verdict.kind !== 'wrong-revision') return undefined;
    let matched = 0;
    let last: Appended | undefined;
    const range = { from: expected + 1, limit: events.length };
    for await (const { id, revision, position } of readStream(this.#client, this.#limits, stream, range)) {
      if (id !== events[matched]?.id) return undefined;
      matched += 1;
      last = { revision, position };
    }
    return matched === events.length ? last : undefined;
  }
}

/** Throws for every verdict that is certain; returns when the append has to be tried again. */
function refuse(
  { stream, expected }: Append,
  verdict: Verdict,
  error: unknown,
  maybeRecorded: boolean,
): void {
  switch (verdict.kind) {
    case 'wrong-revision':
      throw new WrongExpectedRevision(stream, expected, safe(verdict.actual));
    case 'too-large':
      throw new AppendTooLarge(stream, verdict.limit);
    case 'refused':
      throw new StoreAway(`the store refused the append: ${String(error)}`, { cause: error });
    case 'not-sent':
      if (!maybeRecorded) throw new StoreAway('the store cannot be reached', { cause: error });
      break;
    case 'unknown':
      break;
  }
}
