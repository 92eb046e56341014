import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { CLOSED } from './connection.ts';

/** What an error of the client says about the attempt it belongs to. */
export type Verdict =
  /** The stream was elsewhere; `actual` is -1 when it does not exist. */
  | { readonly kind: 'wrong-revision'; readonly actual: number }
  | { readonly kind: 'too-large'; readonly limit: number }
  /** The store refused it and would again. */
  | { readonly kind: 'refused' }
  /** The append never left this process. */
  | { readonly kind: 'not-sent' }
  /** Another node takes appends; the client asks that one from now on. Nothing was recorded. */
  | { readonly kind: 'elsewhere' }
  /** It may have been recorded. */
  | { readonly kind: 'unknown' };

// INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION, UNIMPLEMENTED
const REFUSALS = new Set<unknown>([3, 7, 9, 12]);
// The words of grpc-js for an answer that came twice or not at all, which it calls UNIMPLEMENTED, too.
const ODD_ANSWER = /Too many responses received|No message received/;
// The words of grpc-js and the client for a call that found no connection. Should they change, the append is
// settled instead.
const NO_CONNECTION =
  /No connection established|Channel closed before call started|Name resolution failed|Failed to discover/;

export function verdictOf(error: unknown): Verdict {
  if (error instanceof WrongExpectedVersionError) return wrongRevision(error.actualVersion);
  if (error instanceof MaxAppendSizeExceededError) return { kind: 'too-large', limit: error.maxAppendSize };
  if (error instanceof NotLeaderError) return { kind: 'elsewhere' };
  if (isRefusal(error)) return { kind: 'refused' };
  return { kind: neverLeft(error) ? 'not-sent' : 'unknown' };
}

/** @param actual a revision; no number for a stream that does not exist, the largest for a deleted one */
export function wrongRevision(actual: unknown): Verdict {
  if (typeof actual !== 'bigint') return { kind: 'wrong-revision', actual: -1 };
  const number = Number(actual);
  return Number.isSafeInteger(number) ? { kind: 'wrong-revision', actual: number } : { kind: 'refused' };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof AccessDeniedError ||
    error instanceof InvalidArgumentError ||
    error instanceof RequiredMetadataPropertyMissingError ||
    error instanceof StreamDeletedError ||
    (REFUSALS.has((error as { code?: unknown } | null)?.code) && !ODD_ANSWER.test(messageOf(error)))
  );
}

function neverLeft(error: unknown): boolean {
  const message = messageOf(error);
  const known = error instanceof UnavailableError || (error as { code?: unknown } | null)?.code === undefined;
  return known && (NO_CONNECTION.test(message) || message === CLOSED);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
