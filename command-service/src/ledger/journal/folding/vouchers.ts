import type { DataOf } from '@madrasah/events';
import { VoucherPosted } from '@madrasah/events/ledger';
import { ChequeCleared, VoucherReversed, VoucherRevised } from '@madrasah/events/vouchers';
import { flags, texts, wholeNumbers } from '@madrasah/service-kit/columns';
import { type Foldable, type FoldCase, on, type RecordLayout } from '@madrasah/service-kit/folding';
import { counted } from '../rules/counted.ts';
import { chequeKey, transactionKeys } from '../rules/transactions.ts';
import type { JournalState, Voucher } from '../shape.ts';

export const voucherLayout: RecordLayout<Voucher> = {
  columns: () => ({
    voucherId: wholeNumbers(),
    voucherNo: wholeNumbers(),
    fundId: wholeNumbers(),
    direction: wholeNumbers(),
    on: texts(),
    revision: wholeNumbers(),
    edition: wholeNumbers(),
    reversed: flags(),
    cheque: texts(),
    transaction: texts(),
    cleared: flags(),
  }),
  recordAt: (columns, row) => ({
    voucherId: columns.voucherId.at(row),
    voucherNo: columns.voucherNo.at(row),
    fundId: columns.fundId.at(row),
    direction: columns.direction.at(row),
    on: columns.on.at(row),
    revision: columns.revision.at(row),
    edition: columns.edition.at(row),
    reversed: columns.reversed.at(row),
    cheque: columns.cheque.at(row),
    transaction: columns.transaction.at(row),
    cleared: columns.cleared.at(row),
  }),
};

type Content = DataOf<typeof VoucherPosted> | DataOf<typeof VoucherRevised>;

function stands(state: JournalState, data: Content, { revision }: Foldable, edition: number): void {
  const { voucherId, voucherNo, fundId, direction, moneyAccount, chequeNo, transactionNo } = data;
  const cheque = chequeNo ? chequeKey(direction, moneyAccount, chequeNo) : '';
  const numbers = transactionNo ? transactionKeys(moneyAccount, transactionNo) : [];
  const [transaction = ''] = numbers;
  for (const key of [cheque, ...numbers]) if (key) state.marks.set(key, voucherId);
  const before = state.vouchers.get(voucherId);
  const facts = { voucherId, voucherNo, fundId, direction, on: data.on, revision, edition };
  const cleared = before?.cheque === cheque && before.cleared;
  state.vouchers.set(voucherId, { ...facts, cheque, transaction, cleared, reversed: false });
}

const changed = (state: JournalState, voucherId: number, change: Partial<Voucher>) => {
  const voucher = state.vouchers.get(voucherId);
  if (voucher) state.vouchers.set(voucherId, { ...voucher, ...change });
};

/** Vouchers, their numbers, and what became of them. */
export const voucherCases: readonly FoldCase<JournalState>[] = [
  on(VoucherPosted, (state, data, event) => {
    counted(state, 'voucher', data.voucherId);
    counted(state, data.series, data.voucherNo);
    stands(state, data, event, 0);
  }),
  on(VoucherRevised, (state, data, event) => stands(state, data, event, data.edition)),
  on(VoucherReversed, (state, { voucherId }) => changed(state, voucherId, { reversed: true })),
  on(ChequeCleared, (state, { voucherId }) => changed(state, voucherId, { cleared: true })),
];
