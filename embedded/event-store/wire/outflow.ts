import type { ServerWritableStream } from '@grpc/grpc-js';
import type { StoredEvent } from '../model.ts';
import type { ReadRequest } from './messages.ts';
import { encode } from './protocol.ts';

const RESPONSE = 'event_store.client.streams.ReadResp';

export type ReadCall = ServerWritableStream<ReadRequest, object>;

/** Writes to one reader no faster than it takes, and knows when it has gone. */
export class Outflow {
  readonly #call: ReadCall;
  readonly #gone = new AbortController();
  #wake: (() => void) | undefined;

  constructor(call: ReadCall) {
    this.#call = call;
    const gone = () => {
      this.#gone.abort();
      this.#wake?.();
    };
    for (const event of ['cancelled', 'close', 'error']) call.on(event, gone);
    call.on('drain', () => this.#wake?.());
  }

  /** Aborted when the reader has gone. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  event(event: StoredEvent): Promise<void> | undefined {
    return this.#write(encode(RESPONSE, { event: recordedEvent(event) }));
  }

  message(message: object): Promise<void> | undefined {
    return this.#write(encode(RESPONSE, message));
  }

  end(): void {
    if (!this.signal.aborted) this.#call.end();
  }

  fail(error: Error): void {
    if (!this.signal.aborted) this.#call.emit('error', error);
  }

  /** A promise only when the reader is slow: awaiting every event would cost more than encoding it. */
  #write(bytes: Buffer): Promise<void> | undefined {
    if (this.signal.aborted || this.#call.write(bytes)) return undefined;
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

function recordedEvent(event: StoredEvent): object {
  const hex = Buffer.from(event.id).toString('hex');
  return {
    event: {
      id: { string: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') },
      streamIdentifier: { streamName: Buffer.from(event.stream) },
      streamRevision: event.revision,
      preparePosition: event.position,
      commitPosition: event.position,
      // A damaged event is sent as bytes, so that no reader takes it for JSON. `created` counts ticks of 100 ns.
      metadata: {
        type: event.type,
        'content-type': event.json && event.intact ? 'application/json' : 'application/octet-stream',
        created: `${event.created}0000`,
      },
      customMetadata: event.metadata,
      data: event.data,
    },
    commitPosition: event.position,
  };
}
