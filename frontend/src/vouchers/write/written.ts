import { dhakaDay, sumPaisa } from '@madrasah/events/kernel';
import { DIRECTION, LEDGER_CLASS } from '@madrasah/events/ledger';
import type { Edition, Voucher } from '@madrasah/events/vouchers';
import { paisaTyped } from '../../kit/figures/typed.ts';
import type { SubLedgerRow } from '../../kit/wire/chart-lists.ts';

/** One line as it is typed; `row` tells lines apart while they come and go, the wire does not know it. */
export interface TypedLine {
  readonly row: number;
  readonly SLID?: number;
  readonly text?: string;
  readonly Amount?: string;
}

/** A voucher as it is typed. */
export interface Written {
  readonly CAID?: number;
  readonly FundID?: number;
  readonly Account?: number;
  readonly on?: string;
  readonly lines?: readonly TypedLine[];
  readonly chequeNo?: string;
  readonly attachments?: readonly string[];
}

/** Paisa of all lines. */
export const totalTyped = ({ lines = [] }: Pick<Written, 'lines'>): number =>
  sumPaisa(lines.map(({ Amount }) => paisaTyped(Amount)));

const { income, expense, money, liability, otherAsset } = LEDGER_CLASS;
const FUND_BOUND: readonly number[] = [income, expense];
/** What is meant most comes first; the other way round it is something returned. */
const ORDER: Readonly<Record<number, readonly number[]>> = {
  [DIRECTION.in]: [income, liability, otherAsset, expense],
  [DIRECTION.out]: [expense, otherAsset, liability, income],
};

/** Heads that a voucher of a fund may have, those of its direction first. */
export function headsFor(rows: readonly SubLedgerRow[], { CAID, FundID }: Written): readonly SubLedgerRow[] {
  const order = ORDER[CAID ?? DIRECTION.out] ?? [];
  return rows
    .filter((row) => order.includes(row.CAID) && (!FUND_BOUND.includes(row.CAID) || row.FundID === FundID))
    .sort((a, b) => order.indexOf(a.CAID) - order.indexOf(b.CAID));
}

/** Money accounts that may hold a fund. */
export const accountsFor = (rows: readonly SubLedgerRow[], FundID: number | undefined) =>
  rows.filter(
    ({ CAID, allowedFunds }) =>
      CAID === money && (FundID === undefined || allowedFunds === null || allowedFunds.includes(FundID)),
  );

/** What is typed first: a debit voucher of today, with one line. */
export const BLANK = () => ({ CAID: 2, on: dhakaDay(new Date()), lines: [{ row: 1 }] });

/** What is typed first where an address says what is known already: a line of a bank that has no voucher yet. */
export function begunBy(query: URLSearchParams) {
  const [CAID, Account] = [Number(query.get('CAID')), Number(query.get('Account'))];
  const [on, text, amount] = [query.get('on'), query.get('text'), query.get('amount')];
  return {
    ...BLANK(),
    ...(CAID ? { CAID } : {}),
    ...(Account ? { Account } : {}),
    ...(on ? { on } : {}),
    lines: [{ row: 1, ...(text ? { text } : {}), ...(amount ? { Amount: amount } : {}) }],
  };
}

/** What an edition said, as a form to be changed. */
export const asTyped = (voucher: Voucher, said: Edition = voucher) => ({
  ...{ CAID: voucher.CAID, FundID: voucher.FundID, on: said.on, Account: said.Account },
  lines: said.lines.map(({ SLID, text, Amount }, index) => ({
    ...{ row: index + 1, SLID, text, Amount: String(Amount) },
  })),
  ...{ payee: said.payee, address: said.address, BookNo: said.BookNo, remark: said.remark },
  ...{ chequeNo: said.chequeNo, chequeOn: said.chequeOn ?? undefined, transactionNo: said.transactionNo },
  attachments: said.attachments.map(({ fileId }) => fileId),
});

/** Last month's once more: without what belongs to that one payment alone. */
export const asCopied = (voucher: Voucher) => ({
  ...asTyped(voucher),
  ...{ on: dhakaDay(new Date()), chequeNo: '', chequeOn: undefined, transactionNo: '', attachments: [] },
});
