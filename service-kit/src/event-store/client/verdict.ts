import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';

/** What an error of the client says about the append it belongs to. */
export type Verdict =
  /** The stream was elsewhere; `actual` is -1 when it does not exist. */
  | { readonly kind: 'wrong-revision'; readonly actual: bigint }
  | { readonly kind: 'too-large'; readonly limit: number }
  /** The store refused it and would again. */
  | { readonly kind: 'refused' }
  /** The append never left this process. */
  | { readonly kind: 'not-sent' }
  /** It may have been recorded. */
  | { readonly kind: 'unknown' };

// INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION, UNIMPLEMENTED
const REFUSALS = new Set<unknown>([3, 7, 9, 12]);
// The words of grpc-js for a call that found no connection. Should they change, the append is settled instead.
const NO_CONNECTION = 'No connection established';

export function verdictOf(error: unknown): Verdict {
  if (error instanceof WrongExpectedVersionError) {
    const actual = error.actualVersion;
    return { kind: 'wrong-revision', actual: typeof actual === 'bigint' ? actual : -1n };
  }
  if (error instanceof MaxAppendSizeExceededError) return { kind: 'too-large', limit: error.maxAppendSize };
  if (isRefusal(error)) return { kind: 'refused' };
  if (error instanceof UnavailableError && error.message.includes(NO_CONNECTION)) return { kind: 'not-sent' };
  return { kind: 'unknown' };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof AccessDeniedError ||
    error instanceof InvalidArgumentError ||
    error instanceof RequiredMetadataPropertyMissingError ||
    error instanceof StreamDeletedError ||
    REFUSALS.has((error as { code?: unknown } | null)?.code)
  );
}
