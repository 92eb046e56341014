import type { Invariant } from '../invariant.ts';

/** What stands until it is taken back, by the member that names it. */
const STANDS: Readonly<Record<string, string>> = {
  VoucherPosted: 'voucherId',
  VoucherRevised: 'voucherId',
  DonationReceived: 'donationId',
  ContraPosted: 'contraId',
  FundsTransferred: 'transferId',
  WalletSettled: 'settlementId',
  JournalVoucherPosted: 'journalVoucherId',
};
const MIRRORS: Readonly<Record<string, string>> = {
  VoucherMirrored: 'voucherId',
  VoucherReversed: 'voucherId',
  DonationReversed: 'donationId',
  ContraReversed: 'contraId',
  FundsTransferReversed: 'transferId',
  WalletSettlementReversed: 'settlementId',
  JournalVoucherReversed: 'journalVoucherId',
};

/** A void on a day that was typed, and a cheque that bounced, are of that day. */
const isTyped = (type: string, data: Readonly<Record<string, unknown>>) =>
  type === 'VoucherReversed' && data['replacedBy'] === undefined;

/**
 * A mirror by which no money moves today stands on the day of what it takes back, or on a later one and names the day
 * that was wanted (ACCOUNTING 3.1).
 */
export function mirroredOnItsDay(): Invariant {
  const days = new Map<string, string>();
  return {
    name: 'mirrors',
    take({ type, data, on }) {
      const [stands, mirrors] = [STANDS[type], MIRRORS[type]];
      const own = mirrors && days.get(`${mirrors} ${data[mirrors]}`);
      if (stands) days.set(`${stands} ${data[stands]}`, on);
      if (!own || isTyped(type, data)) return undefined;
      const isRight = on === own ? data['wanted'] === undefined : on > own && data['wanted'] === own;
      return isRight ? undefined : `${type} of what stands on ${own} is of ${on}`;
    },
  };
}
