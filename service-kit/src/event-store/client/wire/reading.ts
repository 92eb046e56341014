import { type EventMessage, eventIn } from './event-message.ts';

type Read = (request: unknown, metadata: unknown, options: unknown) => unknown;

/** The raw call of a read as grpc-js makes it of the protocol, and what it is made with. */
interface MadeCalls {
  readonly read: Read & {
    readonly path: string;
    readonly requestSerialize: (request: never) => Buffer;
    readonly responseDeserialize: (bytes: Buffer) => object;
  };
  makeServerStreamRequest(
    path: string,
    serialize: (request: never) => Buffer,
    deserialize: (bytes: Buffer) => object,
    ...words: Parameters<Read>
  ): unknown;
}

/**
 * Reads and subscriptions that take events off the wire themselves: the library makes an object for each field of an
 * event and copies its bytes several times, which costs more than checking and folding it. Every other answer, and an
 * event that says more than we read, is the library's as before.
 */
export function quick<T extends object>(calls: T & Partial<MadeCalls>): T {
  const { read, makeServerStreamRequest } = calls;
  if (!read?.responseDeserialize || !makeServerStreamRequest) return calls;
  const { path, requestSerialize, responseDeserialize } = read;
  const deserialize = (bytes: Buffer): EventMessage | object => eventIn(bytes) ?? responseDeserialize(bytes);
  return Object.assign(calls, {
    read: (...words: Parameters<Read>) =>
      makeServerStreamRequest.call(calls, path, requestSerialize, deserialize, ...words),
  });
}
