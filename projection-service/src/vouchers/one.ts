import { amountInWords, type EntryDayTold, type Language, movedDayText, toTaka } from '@madrasah/events';
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
  readonly language: Language;
  /** The number of another voucher, and as it is shown. */
  readonly numberOf: (voucherId: number) => { readonly VoucherNo: number; readonly shown: string };
}

/** What an edition says, amounts in taka. */
function editionRow(said: Edition, { names, ledgerOf, mediaTypes, language }: Around) {
  return {
    ...{ edition: said.edition, on: said.on, at: said.at, writer: names.writer(said) },
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
    ...(said.takenBack && { takenBack: dayTold(said.takenBack, language) }),
  };
}

/** The day on which something was taken back, and the sentence of why not on its own. */
const dayTold = (day: EntryDayTold, language: Language) => ({
  on: day.on,
  moved: movedDayText(language, day),
});

/** The voucher that stands in its place, or in whose place it stands. */
const other = (voucherId: number, numberOf: Around['numberOf']) => ({
  ...{ voucherId, ...numberOf(voucherId) },
});

/** A voucher as it stands with all its editions, as the contract gives it. */
export function voucherRow(voucher: Voucher, around: Around) {
  const { names, language, numberOf } = around;
  const standing = standingAt(voucher, {});
  const said = voucher.editions.at(-1) as Edition; // it was posted with one
  const { reversed, cleared } = voucher;
  return {
    ...{ voucherId: voucher.voucherId, VoucherNo: voucher.voucherNo, CAID: voucher.direction },
    shown: names.number(voucher.series, voucher.voucherNo),
    ...{ FundID: voucher.fundId, FundName: names.fund(voucher.fundId) },
    ...editionRow(said, around),
    inWords: amountInWords(totalOf(said), language),
    standing: (standing && stateOf(standing)) ?? null,
    cleared: cleared && { on: cleared.on, at: cleared.at, by: names.actor(cleared.actorId) },
    reversed: reversed && {
      ...dayTold(reversed, language),
      ...{ at: reversed.at, kind: reversed.kind, by: names.writer(reversed) },
      ...(reversed.replacedBy && { replacedBy: other(reversed.replacedBy, numberOf) }),
      reason: names.said(reversed.noteId, 'reason'),
    },
    ...(voucher.replaces && { replaces: other(voucher.replaces, numberOf) }),
    revisions: voucher.editions.map((edition) => editionRow(edition, around)),
  };
}
