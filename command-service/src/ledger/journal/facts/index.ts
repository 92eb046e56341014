import type { EventDraft, Refusal } from '@madrasah/events';
import type { ChartState } from '../../chart/state.ts';
import type { JournalState } from '../shape.ts';

/** What a decision over money may know. */
export interface Books {
  readonly journal: JournalState;
  readonly chart: ChartState;
  /** Business day in Dhaka. */
  readonly today: string;
}

export type Decided = readonly EventDraft[] | Refusal;
