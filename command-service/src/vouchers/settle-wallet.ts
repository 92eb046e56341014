import { type CommandOf, isRefusal } from '@madrasah/events';
import { cr, dr, entry, kindOfMoney, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import { type furtherCommands, refuseVouchers as refuse, WalletSettled } from '@madrasah/events/vouchers';
import { generalFund } from '../ledger/chart/lookups.ts';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { futureDay, moneyAccount, notAllowed } from '../ledger/journal/rules/checks.ts';
import { lowestFrom, moneyShortage } from '../ledger/journal/rules/money-rule.ts';

/**
 * The whole of a wallet comes to the bank, each fund's money its own; what was kept back is the general fund's charge,
 * so that restricted funds never lose (W22). The charge is a fact and is posted whatever is left there.
 */
export function settleWallet(books: Books, command: CommandOf<typeof furtherCommands.settleWallet>): Decided {
  const { journal, chart } = books;
  const { on, received, charge } = command;
  const future = futureDay(books, on, 'on');
  if (future) return future;
  const wallet = moneyAccount(chart, command.wallet);
  if (isRefusal(wallet)) return wallet;
  const bank = moneyAccount(chart, command.bank);
  if (isRefusal(bank)) return bank;
  const ledger = chart.generalLedgers.get(wallet.ledgerId)?.name;
  if (wallet.subLedgerId === bank.subLedgerId || kindOfMoney(wallet, ledger) !== 'wallet')
    return refuse('vouchers.not-wallet-and-bank');
  const from = subLedgerAccount(wallet.subLedgerId);
  const lines = [...chart.funds.keys()]
    .map((fundId) => ({
      fundId,
      amount: lowestFrom(journal.balances.get(balanceKey(from, fundId)), on).amount,
    }))
    .filter(({ amount }) => amount > 0);
  const balance = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (balance === 0) return refuseLedger('ledger.amount-zero');
  if (received + charge !== balance) return refuse('vouchers.wallet-differs', { balance });
  const forbidden = notAllowed(
    chart,
    bank,
    lines.map(({ fundId }) => fundId),
  );
  if (forbidden) return forbidden;
  const general = generalFund(chart);
  if (charge > 0 && !general) return refuseLedger('fund.not-found');
  const to = subLedgerAccount(bank.subLedgerId);
  const moved = lines.flatMap(({ fundId, amount }) => [dr(to, fundId, amount), cr(from, fundId, amount)]);
  const shortage = moneyShortage(journal, chart, on, entry(moved));
  if (shortage) return shortage;
  const chargeFund = charge > 0 && general ? general.fundId : null;
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
