import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import type { AppendResult, ExpectedRevision } from '../model.ts';
import { ANY, NO_STREAM, STREAM_EXISTS } from '../model.ts';
import { encode } from './protocol.ts';

/** A gRPC error with EventStoreDB's trailers, which is how its clients tell errors apart. */
export function rpcError(
  code: status,
  details: string,
  trailers: Record<string, string | number> = {},
): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, String(value));
  return Object.assign(new Error(details), { code, details, metadata });
}

export const invalid = (details: string) => rpcError(status.INVALID_ARGUMENT, details);

export const unimplemented = (what: string) =>
  rpcError(status.UNIMPLEMENTED, `${what} is not part of this store`);

/** The store stopped or could not write: the client must ask again. */
export const unavailable = (error: unknown) =>
  rpcError(status.UNAVAILABLE, error instanceof Error ? error.message : String(error));

/** The store could not write and nothing was recorded: this status tells a client not to ask for the outcome. */
export const notRecorded = (reason: string) => rpcError(status.FAILED_PRECONDITION, reason);

export const timedOut = () => rpcError(status.ABORTED, 'Operation timed out');

export const appendTooLarge = (limit: number) =>
  rpcError(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': limit,
  });

export const missingProperty = (property: string) =>
  rpcError(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

/** Which of four expectations was not met, under the given names of the number fields. */
export function expectation(expected: ExpectedRevision, numberField: string): object {
  if (expected === ANY) return { expectedAny: {} };
  if (expected === STREAM_EXISTS) return { expectedStreamExists: {} };
  if (expected === NO_STREAM) return { expectedNoStream: {} };
  return { [numberField]: expected };
}

export interface BatchStatus {
  readonly code: status;
  readonly message: string;
  readonly details: { readonly typeUrl: string; readonly value: Buffer };
}

function batchStatus(code: status, type: string, message: object, text = type): BatchStatus {
  const value = encode(`event_store.client.${type}`, message);
  return {
    code,
    message: text,
    details: { typeUrl: `type.googleapis.com/event_store.client.${type}`, value },
  };
}

export const badRequest = (message: string) =>
  batchStatus(status.INVALID_ARGUMENT, 'BadRequest', { message }, message);

export const batchUnknown = (message: string) => batchStatus(status.UNKNOWN, 'Unknown', {}, message);

/** The status of a batch append that was not recorded. */
export function refusedBatch(
  result: Exclude<AppendResult, { kind: 'appended' }>,
  expected: ExpectedRevision,
): BatchStatus {
  switch (result.kind) {
    case 'too-large':
      return batchStatus(status.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', {
        maxAppendSize: result.limit,
      });
    case 'too-late':
      return batchStatus(status.DEADLINE_EXCEEDED, 'Timeout', {});
    case 'not-recorded':
      return batchStatus(status.FAILED_PRECONDITION, 'BadRequest', { message: result.reason }, result.reason);
    case 'wrong-revision':
      return batchStatus(status.ALREADY_EXISTS, 'WrongExpectedVersion', {
        ...(result.actual < 0 ? { currentNoStream: {} } : { currentStreamRevision: result.actual }),
        ...expectation(expected, 'expectedStreamPosition'),
      });
  }
}
