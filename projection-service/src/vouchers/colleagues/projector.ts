import type { DataOf } from '@madrasah/events';
import { CashDifferenceResolved } from '@madrasah/events/closing';
import { CashierDebtSettled } from '@madrasah/events/vouchers';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import type { Recorded } from '../further/projectors.ts';

type Payment = Recorded & Pick<DataOf<typeof CashierDebtSettled>, 'paymentId' | 'moneyAccount' | 'change'>;

/** What a drawer was short (above zero) or over, as it was booked to its cashier, and what he has paid; in paisa. */
export interface CashierDebt extends Recorded {
  readonly resolutionId: number;
  readonly closeId: number;
  readonly moneyAccount: number;
  /** The day that had the difference. */
  readonly day: string;
  readonly fundId: number;
  readonly owed: number;
  readonly noteId: number | null;
  readonly payments: readonly Payment[];
}

const byResolution = ({ data }: { data: { resolutionId: number } }) => [data.resolutionId];
const recorded = (event: {
  readonly data: { readonly on: string };
  readonly metadata: { readonly at: string; readonly actor: { readonly id: number } };
}): Recorded => ({ on: event.data.on, at: event.metadata.at, actorId: event.metadata.actor.id });

export const cashierDebtsProjector = defineProjector<CashierDebt>({
  name: 'cashier-debts',
  version: 1,
  collection: 'cashier-debts',
  indexes: [{ on: 1 }],
  on: {
    CashDifferenceResolved: when(CashDifferenceResolved, {
      keys: (event) => (event.data.to === 'cashier' ? byResolution(event) : []),
      fold(_, event) {
        const { resolutionId, closeId, moneyAccount, day, fundId, change, noteId } = event.data;
        const about = { resolutionId, closeId, moneyAccount, day, fundId, noteId };
        return { ...about, ...recorded(event), owed: -change, payments: [] };
      },
    }),
    CashierDebtSettled: when(CashierDebtSettled, {
      keys: byResolution,
      fold(document, event) {
        const { paymentId, moneyAccount, change } = event.data;
        const payment = { ...recorded(event), paymentId, moneyAccount, change };
        return document && { ...document, payments: [...document.payments, payment] };
      },
    }),
  },
});
