import { sumPaisa } from '@madrasah/events';
import { CashDifferenceResolved } from '@madrasah/events/closing';
import { advancesList } from '@madrasah/events/dues';
import { FeeRefunded, FeesCollected } from '@madrasah/events/fees';
import { ContraPosted, FundsTransferred, VoucherPosted } from '@madrasah/events/ledger';
import { TamlikGiven, tamlikRegister, zakatEligibleList } from '@madrasah/events/tamlik';
import {
  chequesList,
  JournalVoucherPosted,
  postedJournalsList,
  StaffAdvanceGiven,
  staffAdvancesList,
  staffDebtsList,
  transfersList,
  VoucherRevised,
  vouchersList,
  walletSettlementsList,
} from '@madrasah/events/vouchers';
import type { Deps } from '../../deps.ts';
import { advancesQueries } from '../../dues/index.ts';
import type { JournalEntry, JournalLine } from '../../ledger/books/index.ts';
import { eligibleQueries, registerQueries } from '../../tamlik/index.ts';
import {
  advanceList,
  chequeList,
  debtList,
  journalList,
  transferList,
  voucherList,
  walletQueries,
} from '../../vouchers/index.ts';
import { type RowEntries, said } from './rows.ts';

const net = ({ debit, credit }: JournalLine) => debit - credit;
/** Debits less credits of some lines. */
const netOf = ({ lines }: JournalEntry, isMeant: (line: JournalLine) => boolean) =>
  sumPaisa(lines.filter(isMeant).map((line) => net(line) as never));
const debitOf = ({ lines }: JournalEntry, isMeant: (line: JournalLine) => boolean) =>
  sumPaisa(lines.filter(isMeant).map(({ debit }) => debit as never));
const any = () => true;

/** What a voucher brought or cost is what all its editions did to money; that of a refund has one. */
const EDITIONS: readonly string[] = [VoucherPosted.type, VoucherRevised.type, FeeRefunded.type];
const ofVouchers = (list: RowEntries['list'], queries: RowEntries['queries']): RowEntries => ({
  list,
  queries,
  about: ({ voucherId, refundId }) =>
    refundId ? { refundId: Number(refundId) } : { voucherId: Number(voucherId) },
  gave(row, column, entry, money) {
    if (row[column] === undefined || !EDITIONS.includes(entry.kind)) return 0;
    const moved = netOf(entry, ({ account }) => money.has(account));
    return column === 'deposit' ? moved : -moved;
  },
});

const vouchers = (deps: Deps) => ofVouchers(vouchersList, voucherList(deps));
const cheques = (deps: Deps) => ofVouchers(chequesList, chequeList(deps));

const MOVED: readonly string[] = [ContraPosted.type, FundsTransferred.type];

/** A contra is found by its own number, a transfer between funds by another. */
const transfers = (deps: Deps): RowEntries => ({
  list: transfersList,
  queries: transferList(deps),
  about({ key }) {
    const [kind, id] = String(key).split('-');
    return kind === 'contra' ? { contraId: Number(id) } : { transferId: Number(id) };
  },
  // What was taken back is struck: the row tells what it was.
  gave: (_row, _column, entry, money) =>
    MOVED.includes(entry.kind) ? debitOf(entry, ({ account }) => money.has(account)) : 0,
});

const staffAdvances = (deps: Deps): RowEntries => ({
  list: staffAdvancesList,
  queries: advanceList(deps),
  about: ({ advanceId }) => ({ advanceId: Number(advanceId) }),
  gave(_row, column, entry) {
    const moved = netOf(entry, ({ account }) => account === 'sys:staff-advance');
    if (column === 'left') return moved;
    const isGiven = entry.kind === StaffAdvanceGiven.type;
    return column === 'amount' ? (isGiven ? moved : 0) : isGiven ? 0 : -moved;
  },
});

const OWED: readonly string[] = ['sys:staff-advance', 'sys:due-from-staff'];
const BEGINS: readonly string[] = [StaffAdvanceGiven.type, CashDifferenceResolved.type];

/** An advance goes by its own number, what a drawer was short by that of the resolution. */
const staffDebts = (deps: Deps): RowEntries => ({
  list: staffDebtsList,
  queries: debtList(deps),
  about: ({ of, debtId }) =>
    of === 'advance' ? { advanceId: Number(debtId) } : { resolutionId: Number(debtId) },
  gave(_row, column, entry) {
    const moved = netOf(entry, ({ account }) => OWED.includes(account));
    if (column === 'left') return moved;
    const begins = BEGINS.includes(entry.kind);
    return column === 'amount' ? (begins ? moved : 0) : begins ? 0 : -moved;
  },
});

const wallets = (deps: Deps): RowEntries => ({
  list: walletSettlementsList,
  queries: walletQueries(deps),
  about: ({ settlementId }) => ({ settlementId: Number(settlementId) }),
  gave(_row, column, entry, money) {
    const charge = debitOf(entry, ({ account }) => account === 'sys:wallet-charge');
    const amount = debitOf(entry, ({ account }) => money.has(account));
    return column === 'charge' ? charge : column === 'amount' ? amount : amount - charge;
  },
});

const journals = (deps: Deps): RowEntries => ({
  list: postedJournalsList,
  queries: journalList(deps),
  about: ({ journalVoucherId }) => ({ journalVoucherId: Number(journalVoucherId) }),
  gave: (_row, _column, entry) => (entry.kind === JournalVoucherPosted.type ? debitOf(entry, any) : 0),
});

/** A tamlik has a row for each item that it paid. */
const tamliks = (deps: Deps): RowEntries => ({
  list: tamlikRegister,
  queries: registerQueries(deps),
  about: ({ tamlikId }) => ({ tamlikId: Number(tamlikId) }),
  gave: (row, column, entry) => (entry.kind === TamlikGiven.type ? said(row, column) : 0),
});

const eligible = (deps: Deps): RowEntries => ({
  list: zakatEligibleList,
  queries: eligibleQueries(deps),
  about: ({ UserID }) => ({ userId: Number(UserID) }),
  gave: ({ UserID }, _column, entry) =>
    netOf(entry, ({ account, userId }) => account === 'sys:receivable' && userId === UserID),
});

/** Change that was left is of its student and fund; of a month ahead the receipt that brought it tells. */
const advances = (deps: Deps): RowEntries => ({
  list: advancesList,
  queries: advancesQueries(deps),
  about: ({ kind, UserID, receiptId }) =>
    kind === 'open' ? { userId: Number(UserID) } : { receiptId: Number(receiptId) },
  gave(row, column, entry) {
    if (row['kind'] !== 'open') return entry.kind === FeesCollected.type ? said(row, column) : 0;
    const { UserID, FundID } = row;
    return -netOf(
      entry,
      ({ account, userId, fundId }) =>
        account === 'sys:open-advance' && userId === UserID && fundId === FundID,
    );
  },
});

/** The lists whose rows stand for entries, by what their figures are called. */
export const rowLists = (deps: Deps): ReadonlyMap<string, RowEntries> =>
  new Map(
    [
      vouchers,
      cheques,
      transfers,
      staffAdvances,
      staffDebts,
      wallets,
      journals,
      tamliks,
      eligible,
      advances,
    ].map((one) => {
      const of = one(deps);
      return [of.list.explains ?? '', of];
    }),
  );
