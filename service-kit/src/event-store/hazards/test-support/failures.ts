/** A gRPC error with the trailers by which the client tells errors apart. */
export function rpcError(code: number, details = '', trailers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error(details), { code, details, trailers });
}

export const UNKNOWN = 2;
export const INVALID_ARGUMENT = 3;
export const NOT_FOUND = 5;
export const PERMISSION_DENIED = 7;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;
export const UNIMPLEMENTED = 12;
export const INTERNAL = 13;
export const UNAVAILABLE = 14;
export const UNAUTHENTICATED = 16;

export const notLeader = (port: number) =>
  [
    NOT_FOUND,
    'not leader',
    { exception: 'not-leader', 'leader-endpoint-host': '127.0.0.1', 'leader-endpoint-port': String(port) },
  ] as const;
