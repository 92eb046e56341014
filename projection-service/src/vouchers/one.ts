import { amountInWords, type Language, toTaka } from '@madrasah/events';
import { fileAddress } from '@madrasah/events/files';
import type { VoucherNames } from './naming.ts';
import { totalOf } from './naming.ts';
import type { Edition, Voucher } from './projectors.ts';
import { standingAt, stateOf } from './standing.ts';

/** Where a head stands in the chart. */
export type LedgerOf = (subLedgerId: number) => { readonly ledgerId: number; readonly name: string };

/** What stands about a voucher outside its own document. */
export interface Around {
  readonly names: VoucherNames;
  readonly ledgerOf: LedgerOf;
  /** File → what kind of bill it is. */
  readonly mediaTypes: ReadonlyMap<string, string>;
}

/** What an edition says, amounts in taka. */
function editionRow(said: Edition, { names, ledgerOf, mediaTypes }: Around) {
  return {
    ...{ edition: said.edition, on: said.on, at: said.at, writer: names.actor(said.actorId) },
    ...{ BookNo: said.bookNo, Account: said.moneyAccount, AccountName: names.account(said.moneyAccount) },
    AccountType: ledgerOf(said.moneyAccount).ledgerId,
    lines: said.lines.map(({ subLedgerId, amount }, index) => ({
      ...{ SLID: subLedgerId, SlName: names.account(subLedgerId) },
      ...{ GLID: ledgerOf(subLedgerId).ledgerId, GlName: ledgerOf(subLedgerId).name },
      ...{ text: names.particulars(said, index), Amount: toTaka(amount) },
    })),
    total: toTaka(totalOf(said)),
    payee: names.payee(said),
    address: names.said(said.noteId, 'address'),
    remark: names.remark(said),
    reason: said.edition > 0 ? names.said(said.noteId, 'reason') : '',
    ...{ chequeNo: said.chequeNo, chequeOn: said.chequeOn, transactionNo: said.transactionNo },
    attachments: said.attachments.map((fileId) => ({
      ...{ fileId, address: fileAddress(fileId, false), mediaType: mediaTypes.get(fileId) ?? '' },
    })),
    noteId: said.noteId,
  };
}

/** A voucher as it stands with all its editions, as the contract gives it. */
export function voucherRow(voucher: Voucher, around: Around, language: Language) {
  const { names } = around;
  const standing = standingAt(voucher, {});
  const said = voucher.editions.at(-1) as Edition; // it was posted with one
  const { reversed, cleared } = voucher;
  return {
    ...{ voucherId: voucher.voucherId, VoucherNo: voucher.voucherNo, CAID: voucher.direction },
    ...{ FundID: voucher.fundId, FundName: names.fund(voucher.fundId) },
    ...editionRow(said, around),
    inWords: amountInWords(totalOf(said), language),
    standing: (standing && stateOf(standing)) ?? null,
    cleared: cleared && { on: cleared.on, at: cleared.at, by: names.actor(cleared.actorId) },
    reversed: reversed && {
      ...{ on: reversed.on, at: reversed.at, kind: reversed.kind, by: names.actor(reversed.actorId) },
      reason: names.said(reversed.noteId, 'reason'),
    },
    revisions: voucher.editions.map((edition) => editionRow(edition, around)),
  };
}
