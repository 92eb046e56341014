import { bareNumber, type DataOf, lookedAtNumber, sumPaisa } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { alikeKeys } from '../rules/transactions.ts';
import type { JournalState } from '../state.ts';
import type { Resembled } from './resembled.ts';

/** A payment that names the number of its transaction; '' or absent where it has none. */
export interface Numbered {
  readonly moneyAccount: number;
  readonly transactionNo?: string | undefined;
}

/** Receipts and vouchers that stand and whose numbers look like this one, by where they stand in the journal. */
export function* numbersAlike(
  { receipts, transactions, vouchers, marks }: JournalState,
  { moneyAccount, transactionNo = '' }: Numbered,
): Generator<number> {
  if (transactionNo === '') return;
  for (const key of alikeKeys(moneyAccount, transactionNo)) {
    const receipt = receipts.get(transactions.get(key) ?? 0);
    if (receipt && !receipt.reversed) yield receipt.revision;
    const voucher = vouchers.get(marks.get(key) ?? 0);
    if (voucher && !voucher.reversed) yield voucher.revision;
  }
}

interface Said extends Numbered {
  readonly receiptNo?: number;
  readonly voucherNo?: number;
  readonly series?: string;
  readonly on: string;
  readonly postings: DataOf<typeof FeesCollected>['postings'];
}

/** What stands there, where its number looks like this one and is another; undefined where it is this or none like it. */
export function alikeIn(
  { data, metadata }: DomainEvent,
  { moneyAccount, transactionNo: typed = '' }: Numbered,
): Resembled | undefined {
  const {
    receiptNo,
    voucherNo,
    series = '',
    on,
    postings,
    transactionNo: other = '',
  } = data as unknown as Said;
  const isAlike = other !== '' && lookedAtNumber(other) === lookedAtNumber(typed);
  if (!isAlike || bareNumber(other) === bareNumber(typed)) return undefined;
  const moved = postings.filter(({ account }) => account === subLedgerAccount(moneyAccount));
  const amount = sumPaisa(moved.map(({ debit, credit }) => debit + credit));
  return {
    ...(receiptNo === undefined ? { number: voucherNo ?? 0, series } : { number: receiptNo }),
    on,
    amount,
    by: metadata.actor.id,
    numbers: { other, typed },
  };
}
