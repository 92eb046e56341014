import { type Refusal, refuse } from '@madrasah/events';

/**
 * Refuses whoever has seen another version than stands.
 * @param seen what he names; who names none has seen any
 */
export const seenAnother = (seen: number | undefined, stands: number): Refusal | undefined =>
  seen === undefined || seen === stands ? undefined : refuse('conflict.changed');
