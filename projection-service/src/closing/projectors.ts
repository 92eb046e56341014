import type { ConfirmationMark, DataOf } from '@madrasah/events';
import {
  CashCounted,
  CashDifferenceResolved,
  DayClosed,
  DayReopened,
  DrawerHandedOver,
  type Resolution,
} from '@madrasah/events/closing';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** When and by which login something was done. */
interface Deed {
  readonly at: string;
  readonly by: number;
}

interface Count extends Deed {
  readonly moneyAccount: number;
  readonly on: string;
  readonly book: readonly { readonly fundId: number; readonly amount: number }[];
  readonly notes: readonly (readonly [value: number, count: number])[];
  /** Coins below a taka, in paisa; absent where there were none. */
  readonly coins?: number | undefined;
  readonly counted: number;
  readonly difference: number;
}

/** A closed day of a cash account, and what became of it. */
export interface DayClose extends Count {
  readonly closeId: number;
  readonly reopened: Deed | null;
  readonly resolved: (Deed & Resolved) | null;
}

/** A count in between, or one by which a drawer was handed over (`to` a login). */
export interface CashSheet extends Count {
  readonly kind: 'count' | 'hand_over';
  readonly id: number;
  readonly to: number | null;
}

interface Resolved {
  readonly to: Resolution;
  readonly noteId: number | null;
  readonly mark: ConfirmationMark | null;
}

const resolvedAs = ({ to, noteId, mark }: DataOf<typeof CashDifferenceResolved>): Resolved => ({
  ...{ to, noteId, mark: mark ?? null },
});

const deed = ({ metadata }: { metadata: { at: string; actor: { id: number } } }): Deed => ({
  at: metadata.at,
  by: metadata.actor.id,
});
const byClose = ({ data }: { data: { closeId: number } }) => [data.closeId];

export const dayClosesProjector = defineProjector<DayClose>({
  name: 'day-closes',
  version: 2,
  collection: 'day-closes',
  indexes: [],
  on: {
    DayClosed: when(DayClosed, {
      keys: byClose,
      fold: (_, event) => ({ ...event.data, ...deed(event), reopened: null, resolved: null }),
    }),
    DayReopened: when(DayReopened, {
      keys: byClose,
      fold: (close, event) => close && { ...close, reopened: deed(event) },
    }),
    CashDifferenceResolved: when(CashDifferenceResolved, {
      keys: byClose,
      fold: (close, event) =>
        close && {
          ...close,
          resolved: { ...deed(event), ...resolvedAs(event.data) },
        },
    }),
  },
});

/** A sheet by its kind and number. */
export const sheetKey = (kind: CashSheet['kind'], id: number) => `${kind}:${id}`;

export const cashSheetsProjector = defineProjector<CashSheet>({
  name: 'cash-sheets',
  version: 1,
  collection: 'cash-sheets',
  indexes: [],
  on: {
    CashCounted: when(CashCounted, {
      keys: ({ data }) => [sheetKey('count', data.countId)],
      fold: (_, event) => {
        const { countId, ...count } = event.data;
        return { ...count, ...deed(event), kind: 'count', id: countId, to: null };
      },
    }),
    DrawerHandedOver: when(DrawerHandedOver, {
      keys: ({ data }) => [sheetKey('hand_over', data.handOverId)],
      fold: (_, event) => {
        const { handOverId, ...count } = event.data;
        return { ...count, ...deed(event), kind: 'hand_over', id: handOverId };
      },
    }),
  },
});
