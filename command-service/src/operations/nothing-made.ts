import type { Refusal } from '@madrasah/events';
import { OperationDone } from '@madrasah/events/operations';
import { type Desk, type Errand, stepErrand, stepOn } from '../kernel/desk.ts';
import { operationsStream } from './state.ts';

/** The step of an errand by which an operation ends with nothing: no other step has this number. */
const NOTHING_MADE = 9998;

/**
 * Ends an operation that was refused before it had made anything, so that it is not listed as one that goes on. Sent
 * again with its key it may still be taken: then it is done a second time, with what it made.
 * @param rows how many it was to take
 * @returns why it was refused
 */
export async function endedWithNothing(
  desk: Desk,
  errand: Errand,
  { operation, rows }: { readonly operation: string; readonly rows: number },
  refusal: Refusal,
): Promise<Refusal> {
  const end = stepOn(operationsStream, () => [
    OperationDone({ operationId: operation, made: [], skipped: rows }),
  ]);
  await desk.perform(end, { ...stepErrand(errand, NOTHING_MADE), operation });
  return refusal;
}
