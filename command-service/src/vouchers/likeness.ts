import { type CommandOf, type DataOf, plainText, sumPaisa } from '@madrasah/events';
import type { ContraPosted, FundsTransferred, VoucherPosted } from '@madrasah/events/ledger';
import type {
  furtherCommands,
  JournalVoucher,
  JournalVoucherPosted,
  StaffAdvanceGiven,
  transferCommands,
  voucherCommands,
} from '@madrasah/events/vouchers';
import { journalVoucherRequests, transferRequests } from '@madrasah/events/vouchers';
import type { Likeness } from '../doubles/steps.ts';
import type { Desk } from '../kernel/desk.ts';
import { areOtherCheques, areOthers, asOne, isNear, latest } from '../ledger/journal/doubles/lately.ts';
import { waitingOf } from '../ledger/journal/doubles/waiting.ts';
import { transferKey } from '../ledger/journal/folding/transfers.ts';
import { saidInNote } from '../notes/steps.ts';
import { moreThanOwed } from './more-than-owed.ts';

type Voucher = CommandOf<typeof voucherCommands.postVoucher>;
type Transfer = CommandOf<typeof transferCommands.transferBalance>;
type Journal = CommandOf<typeof furtherCommands.postJournalVoucher>;
type Advance = CommandOf<typeof furtherCommands.giveStaffAdvance>;

const headLines = (lines: Voucher['lines'] | DataOf<typeof VoucherPosted>['lines']) =>
  asOne(lines.map(({ subLedgerId, amount }) => [subLedgerId, amount]));
const sumOf = (lines: readonly { readonly amount: number }[]) => sumPaisa(lines.map(({ amount }) => amount));

/** Words that both have and that differ tell two things apart, however alike they are. */
const differ = (one = '', other = '') => one !== '' && other !== '' && plainText(one) !== plainText(other);

/** The same direction, fund, account, heads and sums within days, and the same payee where both name one. */
export const voucherLikeness =
  (desk: Desk) =>
  (schoolId: string): Likeness<Voucher> => ({
    numberOf: (command) => command,
    *candidates(journal, { fundId, direction, on }) {
      for (const voucher of latest(journal, 'voucher', (id) => journal.vouchers.get(id)))
        if (
          !voucher.reversed &&
          voucher.fundId === fundId &&
          voucher.direction === direction &&
          isNear(voucher.on, on)
        )
          yield voucher;
    },
    doubt: moreThanOwed,
    async resembled({ data, metadata }, command) {
      const said = data as DataOf<typeof VoucherPosted>;
      if (said.moneyAccount !== command.moneyAccount || headLines(said.lines) !== headLines(command.lines))
        return undefined;
      if (
        areOtherCheques(said.chequeNo, command.chequeNo) ||
        areOthers(said.transactionNo, command.transactionNo)
      )
        return undefined;
      const payee =
        said.noteId === null ? said.payee : await saidInNote(desk, schoolId, said.noteId, 'payee');
      if (differ(payee, command.payee)) return undefined;
      return {
        number: said.voucherNo,
        series: said.series,
        on: said.on,
        amount: sumOf(said.lines),
        by: metadata.actor.id,
      };
    },
  });

type Between = Pick<
  DataOf<typeof FundsTransferred>,
  'kind' | 'fromFund' | 'toFund' | 'moneyAccount' | 'toAccount' | 'amount'
>;

const partsOf = ({ lines, fromFund, amount }: Transfer) =>
  asOne(
    (lines.length > 0 ? lines : [{ fundId: fromFund, amount }]).map((line) => [line.fundId, line.amount]),
  );

function sameContra(said: DataOf<typeof ContraPosted>, command: Transfer): boolean {
  const { fromAccount, toAccount, lines } = said;
  const parts = asOne(lines.map(({ fundId, amount }) => [fundId, amount]));
  return fromAccount === command.fromAccount && toAccount === command.toAccount && parts === partsOf(command);
}

const sameTransfer = (said: Between, command: Transfer): boolean =>
  said.kind === command.kind &&
  said.fromFund === command.fromFund &&
  said.toFund === command.toFund &&
  said.moneyAccount === command.fromAccount &&
  said.toAccount === command.toAccount &&
  said.amount === command.amount;

/** The same sums between the same accounts and funds within days. */
export const transferLikeness = (): Likeness<Transfer> => ({
  *candidates(journal, { kind, on }) {
    const what = kind === 'contra' ? 'contra' : 'transfer';
    const at = (id: number) => journal.transfers.get(transferKey(what, id));
    for (const one of latest(journal, what, at))
      if (!one.reversed && one.kind === kind && isNear(one.on, on)) yield one;
  },
  resembled({ data, metadata }, command) {
    const by = metadata.actor.id;
    if (command.kind === 'contra') {
      const said = data as DataOf<typeof ContraPosted>;
      if (!sameContra(said, command)) return undefined;
      return { number: said.contraNo, series: said.series, on: said.on, amount: sumOf(said.lines), by };
    }
    const said = data as DataOf<typeof FundsTransferred>;
    if (!sameTransfer(said, command)) return undefined;
    return { number: said.transferNo, series: said.series, on: said.on, amount: said.amount, by };
  },
  waiting(journal, command) {
    for (const [request, said] of waitingOf(journal, transferRequests))
      if (isNear(said.on, command.on) && sameTransfer(said, command))
        return { ...request, on: said.on, amount: said.amount };
    return undefined;
  },
});

const bothSides = (lines: Journal['lines'] | JournalVoucher['lines']) =>
  asOne(lines.map(({ subLedgerId, debit, credit }) => [subLedgerId, debit, credit]));
const debitsOf = (lines: JournalVoucher['lines']) => sumPaisa(lines.map(({ debit }) => debit));

const sameJournal = (said: Pick<JournalVoucher, 'fundId' | 'lines' | 'on'>, command: Journal): boolean =>
  said.fundId === command.fundId &&
  isNear(said.on, command.on) &&
  bothSides(said.lines) === bothSides(command.lines);

/** The same fund and lines within days, posted or waiting to be confirmed. */
export const journalLikeness = (): Likeness<Journal> => ({
  *candidates(journal, { on }) {
    for (const one of latest(journal, 'approval', (id) => journal.journalVouchers.get(id)))
      if (!one.reversed && isNear(one.on, on)) yield one;
  },
  resembled({ data, metadata }, command) {
    const said = data as DataOf<typeof JournalVoucherPosted>;
    if (!sameJournal(said, command)) return undefined;
    return {
      number: said.voucherNo,
      series: said.series,
      on: said.on,
      amount: debitsOf(said.lines),
      by: metadata.actor.id,
    };
  },
  waiting(journal, command) {
    for (const [request, said] of waitingOf(journal, journalVoucherRequests))
      if (sameJournal(said, command)) return { ...request, on: said.on, amount: debitsOf(said.lines) };
    return undefined;
  },
});

/** The same sum to the same colleague for the same, of the same fund and account, within days. */
export const advanceLikeness = (): Likeness<Advance> => ({
  *candidates(journal, { userId, fundId, on }) {
    for (const one of latest(journal, 'staff-advance', (id) => journal.staffAdvances.get(id)))
      if (one.userId === userId && one.fundId === fundId && isNear(one.on, on)) yield one;
  },
  resembled({ data, metadata }, { moneyAccount, amount, purpose }) {
    const said = data as DataOf<typeof StaffAdvanceGiven>;
    if (said.moneyAccount !== moneyAccount || said.amount !== amount || said.purpose !== purpose)
      return undefined;
    return {
      number: said.advanceId,
      series: 'advance',
      on: said.on,
      amount: said.amount,
      by: metadata.actor.id,
    };
  },
});
