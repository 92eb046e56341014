import type { Language } from '@madrasah/events/kernel';
import type { ApiError, FieldProblem, Said } from './api.ts';

/** A refused or failed call as the page shows it. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The message in both languages, where the server has said it. */
  readonly messages?: Said;
  readonly fields: readonly FieldProblem[];
  /** The moment another attempt is welcome, ms since 1970. */
  readonly retryAt?: number;
  /** What did not come about, where its definition says so. */
  readonly failed?: Said;
  /** The number under which the server's log knows this call. */
  readonly quote?: string;
}

/**
 * What a failure means for what was sent: `refused` a rule said no; `away` nothing was recorded, try later;
 * `unknown` it may have been recorded, so it is repeated with the same key.
 */
export type FailureKind = 'refused' | 'away' | 'unknown';

export function failureKind({ status, code }: Pick<Failure, 'status' | 'code'>): FailureKind {
  if (status === 503 || status === 429) return 'away';
  return status === 0 || status >= 500 || code === 'answer.unreadable' ? 'unknown' : 'refused';
}

/** Whether it was refused only because nobody was signed in any more. */
export const isOfNobody = ({ status }: Pick<Failure, 'status'>): boolean => status === 401;

/** @param now ms since 1970 */
export function failureOf(error: ApiError, now: number): Failure {
  const { status, code, message, fields, retryAfter, quote, messages } = error;
  return {
    status,
    code,
    message,
    fields,
    ...(retryAfter === undefined ? {} : { retryAt: now + retryAfter * 1000 }),
    ...(quote === undefined ? {} : { quote }),
    ...(messages === undefined ? {} : { messages }),
  };
}

/** The same, with what its definition says over the reason. */
export const failureOver = <Told extends Failure | undefined>(
  failure: Told,
  failed: Said | undefined,
): Told => (failure && failed ? { ...failure, failed } : failure);

/** The same in the language that the page has now, which may not be that in which it was asked. */
export const failureIn = (failure: Failure, language: Language): Failure => ({
  ...failure,
  message: failure.messages?.[language] ?? failure.message,
  fields: failure.fields.map((field) => ({ ...field, message: field.messages?.[language] ?? field.message })),
});
