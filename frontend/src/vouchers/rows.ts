import type { PaperDocument, RowOf } from '@madrasah/events/kernel';
import { transferLimit as transferLimitQuery } from '@madrasah/events/settings';
import { entryPapers, voucherQueries, type vouchersList } from '@madrasah/events/vouchers';
import { answering } from '../kit/wire/definitions.ts';

export type VoucherRow = RowOf<typeof vouchersList>;

interface Who {
  readonly id: number;
  readonly name: string;
}

/** What a voucher said from a moment on. Sums in taka. */
export interface Edition {
  /** 0 as it was written first. */
  readonly edition: number;
  readonly on: string;
  readonly at: string;
  readonly writer: Who;
  readonly BookNo: string;
  readonly Account: number;
  readonly AccountName: string;
  readonly AccountType: number;
  readonly lines: readonly {
    readonly SLID: number;
    readonly SlName: string;
    readonly GlName: string;
    readonly text: string;
    readonly Amount: number;
  }[];
  readonly total: number;
  readonly payee: string;
  readonly address: string;
  readonly remark: string;
  readonly reason: string;
  readonly chequeNo: string;
  readonly chequeOn: string | null;
  readonly transactionNo: string;
  readonly attachments: readonly {
    readonly fileId: string;
    readonly address: string;
    readonly mediaType: string;
  }[];
  /** Where it was written anew on another day: when this was taken back, and why not on its own. */
  readonly takenBack?: { readonly on: string; readonly moved: string };
}

interface Numbered {
  readonly voucherId: number;
  readonly VoucherNo: number;
  /** Its number as it is shown, with its series. */
  readonly shown: string;
}

/** One voucher as it stands. */
export interface Voucher extends Edition {
  readonly voucherId: number;
  readonly VoucherNo: number;
  readonly shown: string;
  /** 1 money in, 2 money out. */
  readonly CAID: number;
  readonly FundID: number;
  readonly FundName: string;
  readonly inWords: string;
  readonly cleared: { readonly on: string; readonly at: string; readonly by: Who } | null;
  readonly reversed: {
    readonly on: string;
    readonly at: string;
    readonly kind: 'void' | 'bounced';
    readonly by: Who;
    readonly reason: string;
    /** Why it was not taken back on its own day; '' where it was. */
    readonly moved: string;
    readonly replacedBy?: Numbered;
  } | null;
  readonly replaces?: Numbered;
  readonly revisions: readonly Edition[];
}

export const oneVoucher = answering<{ readonly data: Voucher }>()(voucherQueries.voucher);
export const voucherPaper = answering<{ readonly data: PaperDocument }>()(voucherQueries.voucherPaper);
export const nextNumber = answering<{
  readonly data: { readonly VoucherNo: number; readonly shown: string };
}>()(voucherQueries.receiptNumber);
export const spendable = answering<{
  readonly data: { readonly spendable: number; readonly balance: number };
}>()(voucherQueries.spendable);

/** What a wallet holds, and what came into it and is not settled yet; sums in taka. */
export interface WalletStanding {
  readonly balance: number;
  readonly funds: readonly { readonly FundID: number; readonly FundName: string; readonly amount: number }[];
  readonly unsettled: readonly {
    readonly on: string;
    readonly at: string;
    readonly text: string;
    readonly UserCode: string;
    readonly StudentName: string;
    readonly transactionNo: string;
    readonly amount: number;
    readonly receiptId: number | null;
  }[];
}

export const transferLimit = answering<{ readonly data: { readonly amount: number } }>()(transferLimitQuery);

type PaperAnswer = { readonly data: PaperDocument };
export const walletStanding = answering<{ readonly data: WalletStanding }>()(voucherQueries.walletStanding);
export const contraPaper = answering<PaperAnswer>()(entryPapers.ContraPaper);
export const transferPaper = answering<PaperAnswer>()(entryPapers.TransferPaper);
export const settlementPaper = answering<PaperAnswer>()(entryPapers.WalletSettlementPaper);
export const journalPaper = answering<PaperAnswer>()(entryPapers.JournalVoucherPaper);
export const refundPaper = answering<PaperAnswer>()(entryPapers.RefundVoucherPaper);
export const cashierDebtPaper = answering<PaperAnswer>()(entryPapers.CashierDebtPaper);
export const advancePaper = answering<PaperAnswer>()(entryPapers.StaffAdvancePaper);
