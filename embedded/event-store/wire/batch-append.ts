import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import type { ExpectedRevision, ProposedEvent } from '../model.ts';
import type { SqliteEventStore } from '../sqlite/store.ts';
import { MAX_APPEND_BYTES, sizeOf } from '../sqlite/writing/append.ts';
import { badRequest, batchUnknown, refusedBatch } from './failures.ts';
import { type BatchAppendRequest, numberOf, type StreamIdentifier, sent } from './messages.ts';
import { expectedRevision, proposedEvent, successMessage, targetStream } from './proposed.ts';

interface Collected {
  readonly correlation: string;
  readonly identifier: StreamIdentifier | null | undefined;
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly deadline: number;
  readonly events: ProposedEvent[];
}

type Call = ServerDuplexStream<BatchAppendRequest, object>;

/**
 * Streams.BatchAppend: many appends over one long call, each in one or more messages of its correlation id, and
 * each answered exactly once. The call ends only after every append in it was answered: a client waits for ever
 * for an answer that a clean end swallowed.
 */
export function batchAppendHandler(
  store: SqliteEventStore,
): handleBidiStreamingCall<BatchAppendRequest, object> {
  return (call) => {
    const session = new Session(store, call);
    call.on('data', (message: BatchAppendRequest) => session.receive(message));
    call.on('end', () => session.end());
    call.on('error', () => undefined);
  };
}

class Session {
  readonly #store: SqliteEventStore;
  readonly #call: Call;
  readonly #collecting = new Map<string, Collected>();
  #unanswered = 0;
  #ended = false;

  constructor(store: SqliteEventStore, call: Call) {
    this.#store = store;
    this.#call = call;
  }

  receive(message: BatchAppendRequest): void {
    const correlation = message.correlationId?.string ?? '';
    try {
      const append = this.#collect(correlation, message);
      if (!append) return;
      if (sizeOf(append.events) > MAX_APPEND_BYTES) this.#refuseTooLarge(append);
      else if (message.isFinal) this.#append(append);
    } catch (error) {
      this.#collecting.delete(correlation);
      const identifier = message.options?.streamIdentifier ?? {};
      this.#reply(correlation, identifier, {
        error: badRequest(error instanceof Error ? error.message : ''),
      });
    }
  }

  end(): void {
    this.#ended = true;
    this.#endWhenAnswered();
  }

  /** Undefined for a further message of an append that was refused already. */
  #collect(correlation: string, message: BatchAppendRequest): Collected | undefined {
    const append = message.options ? start(correlation, message.options) : this.#collecting.get(correlation);
    for (const proposed of message.proposedMessages) append?.events.push(proposedEvent(proposed));
    if (append && !message.isFinal) this.#collecting.set(correlation, append);
    else this.#collecting.delete(correlation);
    return append;
  }

  #refuseTooLarge(append: Collected): void {
    this.#store.figures.refuse('too-large');
    this.#collecting.delete(append.correlation);
    const error = refusedBatch({ kind: 'too-large', limit: MAX_APPEND_BYTES }, append.expected);
    this.#reply(append.correlation, append.identifier, { error });
  }

  #append({ correlation, identifier, stream, expected, deadline, events }: Collected): void {
    this.#unanswered += 1;
    this.#store
      .append(stream, expected, events, deadline)
      .then(
        (result) =>
          result.kind === 'appended'
            ? { success: successMessage(result) }
            : { error: refusedBatch(result, expected) },
        (error: unknown) => ({ error: batchUnknown(String(error)) }),
      )
      .then((body) => {
        this.#unanswered -= 1;
        this.#reply(correlation, identifier, body);
        this.#endWhenAnswered();
      });
  }

  #reply(correlation: string, streamIdentifier: StreamIdentifier | null | undefined, body: object): void {
    if (this.#call.cancelled) return;
    this.#call.write({ correlationId: { string: correlation }, streamIdentifier, ...body });
  }

  #endWhenAnswered(): void {
    if (this.#ended && this.#unanswered === 0 && !this.#call.cancelled) this.#call.end();
  }
}

function start(correlation: string, options: NonNullable<BatchAppendRequest['options']>): Collected {
  const { deadline, streamIdentifier } = options;
  return {
    correlation,
    identifier: streamIdentifier,
    stream: targetStream(streamIdentifier),
    expected: expectedRevision(options, options.streamPosition, sent(options, 'streamPosition')),
    deadline: deadline
      ? numberOf(deadline.seconds) * 1000 + (deadline.nanos ?? 0) / 1e6
      : Number.POSITIVE_INFINITY,
    events: [],
  };
}
