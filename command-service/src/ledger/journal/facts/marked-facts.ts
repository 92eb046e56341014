import type { ConfirmationMark } from '@madrasah/events';

/** What was confirmed although nobody else could confirm it. */
export interface MarkedConfirmation {
  /** The kind of its request; null of the difference of a drawer. */
  readonly kind: string | null;
  /** The number of its request, or of the resolution. */
  readonly number: number;
  readonly mark: ConfirmationMark;
  /** The logins that asked and that confirmed. */
  readonly asker: number;
  readonly by: number;
  /** ISO. */
  readonly at: string;
}
