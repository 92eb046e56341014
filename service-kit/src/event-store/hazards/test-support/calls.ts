import type { EventEmitter } from 'node:events';
import type { AppendRequest, ReadRequest } from './messages.ts';

/** A call as the server has it, whatever its method. */
export interface AnyCall extends EventEmitter {
  readonly request?: ReadRequest;
  readonly cancelled: boolean;
  write(message: object): boolean;
  end(): void;
  on(event: 'data', listener: (message: AppendRequest) => void): this;
  on(event: string, listener: () => void): this;
}

/** Which calls are open: begun, not ended by the server, not given up by the client. */
export class OpenCalls {
  readonly #calls = new Set<AnyCall>();

  add(call: AnyCall): void {
    this.#calls.add(call);
    for (const event of ['cancelled', 'finish', 'close', 'error'])
      call.on(event, () => this.#calls.delete(call));
  }

  get size(): number {
    return this.#calls.size;
  }
}
