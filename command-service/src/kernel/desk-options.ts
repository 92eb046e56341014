import type { SnapshotKeeper } from '@madrasah/service-kit/snapshots';
import type { ErasedFrame } from './erasing.ts';
import type { References } from './references.ts';

/** What a desk may know beside its store. */
export interface DeskOptions {
  /** Where folded states are kept for the next start; without it they are folded anew. */
  readonly keeper?: SnapshotKeeper;
  /** Records that may be in memory, of all schools together. */
  readonly rowsAtHand?: number;
  /** Who refers to what: needed where something is taken off a list. */
  readonly references?: References;
  /** Who is erased: nothing is typed about him any more. */
  readonly erased?: ErasedFrame;
}
