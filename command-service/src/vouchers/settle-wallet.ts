import { type CommandOf, isRefusal } from '@madrasah/events';
import {
  type Account,
  cr,
  dr,
  entry,
  kindOfMoney,
  refuseLedger,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import { type furtherCommands, refuseVouchers as refuse, WalletSettled } from '@madrasah/events/vouchers';
import { generalFund } from '../ledger/chart/lookups.ts';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed } from '../ledger/journal/rules/checks.ts';
import { dayFor } from '../ledger/journal/rules/day-for.ts';
import { lowestFrom, moneyShortage } from '../ledger/journal/rules/money-rule.ts';

/**
 * The whole of a wallet comes to the bank, each fund's money its own; what was kept back is the general fund's charge,
 * so that restricted funds never lose (W22). The charge is a fact and is posted whatever is left there.
 */
export function settleWallet(books: Books, command: CommandOf<typeof furtherCommands.settleWallet>): Decided {
  const { journal, chart } = books;
  const { on, received, charge } = command;
  const wallet = moneyAccount(chart, command.wallet);
  if (isRefusal(wallet)) return wallet;
  const bank = moneyAccount(chart, command.bank);
  if (isRefusal(bank)) return bank;
  const ledger = chart.generalLedgers.get(wallet.ledgerId)?.name;
  if (wallet.subLedgerId === bank.subLedgerId || kindOfMoney(wallet, ledger) !== 'wallet')
    return refuse('vouchers.not-wallet-and-bank');
  const from = subLedgerAccount(wallet.subLedgerId);
  const general = charge > 0 ? generalFund(chart) : undefined;
  const { lines, funds } = heldBy(books, from, on);
  const accounts = [wallet.subLedgerId, bank.subLedgerId];
  const day = dayFor(books, 'typed', on, { accounts, funds: general ? [...funds, general.fundId] : funds });
  if (isRefusal(day)) return day;
  const balance = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (balance === 0) return refuseLedger('ledger.amount-zero');
  if (received + charge !== balance) return refuse('vouchers.wallet-differs', { balance });
  const forbidden = notAllowed(
    chart,
    bank,
    lines.map(({ fundId }) => fundId),
  );
  if (forbidden) return forbidden;
  if (charge > 0 && !general) return refuseLedger('fund.not-found');
  const to = subLedgerAccount(bank.subLedgerId);
  const moved = lines.flatMap(({ fundId, amount }) => [dr(to, fundId, amount), cr(from, fundId, amount)]);
  const shortage = moneyShortage(journal, chart, on, entry(moved));
  if (shortage) return shortage;
  const chargeFund = general?.fundId ?? null;
  const kept =
    chargeFund === null ? [] : [dr('sys:wallet-charge', chargeFund, charge), cr(to, chargeFund, charge)];
  const facts = {
    on,
    wallet: wallet.subLedgerId,
    bank: bank.subLedgerId,
    lines,
    received,
    charge,
    chargeFund,
  };
  return [
    WalletSettled({
      settlementId: next(journal, 'settlement'),
      ...facts,
      lines: lines as never,
      postings: entry([...moved, ...kept]),
    }),
  ];
}

/** What of each fund can leave an account on a day; the funds of it, or those whose money came in later where none can. */
function heldBy({ chart, journal }: Books, account: Account, on: string) {
  const held = [...chart.funds.keys()].map((fundId) => {
    const balance = journal.balances.get(balanceKey(account, fundId));
    return { fundId, amount: lowestFrom(balance, on).amount, now: balance?.total ?? 0 };
  });
  const lines = held.filter(({ amount }) => amount > 0).map(({ fundId, amount }) => ({ fundId, amount }));
  const later = held.filter(({ now }) => now > 0);
  return { lines, funds: (lines.length > 0 ? lines : later).map(({ fundId }) => fundId) };
}
