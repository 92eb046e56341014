import { PeriodLocked, PeriodUnlocked } from '@madrasah/events/closing';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** A lock of a month, or an exception from one. */
export interface PeriodMark {
  readonly lockId: number;
  readonly month: string;
  readonly level: 'soft' | 'hard' | 'exception';
  readonly at: string;
  readonly by: number;
  /** Of an exception. */
  readonly until?: string;
  readonly noteId?: number | null;
}

const byId = ({ data }: { data: { lockId: number } }) => [data.lockId];

export const periodMarksProjector = defineProjector<PeriodMark>({
  name: 'period-marks',
  version: 1,
  collection: 'period-marks',
  indexes: [],
  on: {
    PeriodLocked: when(PeriodLocked, {
      keys: byId,
      fold: (_, { data, metadata }) => ({ ...data, at: metadata.at, by: metadata.actor.id }),
    }),
    PeriodUnlocked: when(PeriodUnlocked, {
      keys: byId,
      fold: (_, { data, metadata }) => ({
        ...data,
        level: 'exception',
        at: metadata.at,
        by: metadata.actor.id,
      }),
    }),
  },
});
