import { type DataOf, paisa } from '@madrasah/events';
import { ContraPosted, FundsTransferred } from '@madrasah/events/ledger';
import {
  ContraReversed,
  FundsTransferReversed,
  WalletSettled,
  WalletSettlementReversed,
} from '@madrasah/events/vouchers';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { counted } from '../rules/counted.ts';
import type { JournalState } from '../shape.ts';

/** Under which a transfer is found: `contra`, `transfer` or `settlement`, and its own id of that kind. */
export const transferKey = (what: 'contra' | 'transfer' | 'settlement', id: number): string =>
  `${what}-${id}`;

type Between = Pick<DataOf<typeof FundsTransferred>, 'kind' | 'fromFund' | 'toFund'>;

/** Whose loan it is, creditor first; a repayment runs the other way. */
function pairOf({ kind, fromFund, toFund }: Between): string {
  if (kind === 'gift') return '';
  return kind === 'loan' ? `${fromFund}>${toFund}` : `${toFund}>${fromFund}`;
}

/** A loan adds to what is owed, a repayment takes from it; what is taken back, the other way round. */
function owe(state: JournalState, kind: Between['kind'], pair: string, amount: number): void {
  if (pair === '') return;
  state.loans.set(pair, paisa((state.loans.get(pair) ?? 0) + (kind === 'loan' ? amount : -amount)));
}

function reversed(state: JournalState, key: string): void {
  const transfer = state.transfers.get(key);
  if (transfer) state.transfers.set(key, { ...transfer, reversed: true });
}

/** Contras, transfers between funds, wallet settlements; and what of them was taken back. */
export const transferCases: readonly FoldCase<JournalState>[] = [
  on(ContraPosted, (state, { contraId, contraNo: number, series, on: day }, { revision }) => {
    counted(state, 'contra', contraId);
    counted(state, series, number);
    const about = { kind: 'contra', pair: '', reversed: false } as const;
    state.transfers.set(transferKey('contra', contraId), { ...about, number, on: day, revision });
  }),
  on(FundsTransferred, (state, data, { revision }) => {
    const { transferId, transferNo: number, series, kind, on: day } = data;
    counted(state, 'transfer', transferId);
    counted(state, series, number);
    const pair = pairOf(data);
    owe(state, kind, pair, data.amount);
    const key = transferKey('transfer', transferId);
    state.transfers.set(key, { kind, pair, number, on: day, revision, reversed: false });
  }),
  on(WalletSettled, (state, { settlementId: number, on: day }, { revision }) => {
    counted(state, 'settlement', number);
    const about = { kind: 'settlement', pair: '', reversed: false } as const;
    state.transfers.set(transferKey('settlement', number), { ...about, number, on: day, revision });
  }),
  on(ContraReversed, (state, { contraId }) => reversed(state, transferKey('contra', contraId))),
  on(FundsTransferReversed, (state, { transferId, kind, amount }) => {
    const key = transferKey('transfer', transferId);
    owe(state, kind, state.transfers.get(key)?.pair ?? '', -amount);
    reversed(state, key);
  }),
  on(WalletSettlementReversed, (state, { settlementId }) =>
    reversed(state, transferKey('settlement', settlementId)),
  ),
];
