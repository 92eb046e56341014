import { type FactsOf, paisa, type QueryOf } from '@madrasah/events';
import { DIRECTION } from '@madrasah/events/ledger';
import type { vouchersList } from '@madrasah/events/vouchers';
import type { Tenant } from '../kernel/documents/index.ts';
import { known } from '../ledger/index.ts';
import { type ListedRefund, listedRefunds, refundedFrom } from './further/refunds-listed.ts';
import type { VoucherNames } from './naming.ts';

type Asked = QueryOf<typeof vouchersList.question>;

/** Refunds that a question about vouchers means: money out, which lies on no head and has become nothing else since. @throws DocumentsAway */
export async function refundsAsked(tenant: Tenant, asked: Asked): Promise<ListedRefund[]> {
  const { from, to, caId, fundId, account, slId, state } = asked;
  if (caId === DIRECTION.in || slId !== undefined || state !== undefined) return [];
  const isKnown = known(asked);
  return (await listedRefunds(tenant)).filter(
    (refund) =>
      isKnown(refund) &&
      (from === undefined || refund.on >= from) &&
      (to === undefined || refund.on <= to) &&
      (fundId === undefined || refund.fundId === fundId) &&
      (account === undefined || refund.moneyAccount === account),
  );
}

/** Why money was handed back: a search looks in it. */
export const refundReason = ({ noteId, reason }: ListedRefund, names: VoucherNames): string =>
  names.said(noteId, 'reason', reason);

/** The row of a refund's debit voucher (W7). */
export function refundRow(refund: ListedRefund, names: VoucherNames): FactsOf<typeof vouchersList> {
  const { refundId, requestId, voucherNo, on, fundId, moneyAccount, amount, noteId } = refund;
  const payee = names.said(noteId, 'payee', refund.payee);
  return {
    ...{ voucherId: 0, refundId, requestId, VoucherNo: voucherNo, CAID: DIRECTION.out, on },
    shown: names.number(refund.series, voucherNo),
    FundName: names.fund(fundId),
    ...(payee ? { payee } : {}),
    heads: [names.system(refundedFrom(refund))],
    AccountName: names.account(moneyAccount),
    cost: paisa(amount),
    writer: names.actor(refund.actorId),
    ...{ reversed: false, bills: 0 },
  };
}
