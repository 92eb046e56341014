import { paisa, sumPaisa, toTaka } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import type { FundMoney, MoneyLine } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';

const RECEIVABLE = 'sys:receivable';

/** What a line is called: money that came on old dues, and what was taken back, by words of their own. */
export function lineName({ names, say }: Asking, { account, back }: MoneyLine): string {
  const name = account === RECEIVABLE ? say('statements.old-dues') : names.account(account);
  return back ? say('statements.back', { name }) : name;
}

const sum = (lines: readonly MoneyLine[]) => sumPaisa(lines.map(({ amount }) => amount));

/** What is left over, in paisa: nil, whatever happened. */
export const leftOver = ({ opening, receipts, payments, transfersIn, transfersOut, closing }: FundMoney) =>
  paisa(sum(opening) + sum(receipts) - sum(payments) + transfersIn - transfersOut - sum(closing));

/** Both sides of the account: what was there and came, and what went and is there. */
export const sideTotal = ({ opening, receipts, transfersIn }: FundMoney) =>
  paisa(sum(opening) + sum(receipts) + transfersIn);

const wireLine = (asking: Asking) => (line: MoneyLine) => ({
  account: line.account,
  SLID: subLedgerOf(line.account) ?? 0,
  GLID: asking.names.ledgerOf(line.account)?.id ?? 0,
  name: lineName(asking, line),
  amount: toTaka(paisa(line.amount)),
  ...(line.back ? { back: true } : {}),
});

/** A fund under the wire's names, in taka. */
export const wireFund = (asking: Asking) => (fund: FundMoney) => {
  const lines = (of: readonly MoneyLine[]) => of.map(wireLine(asking));
  return {
    FundID: fund.fundId,
    FundName: fund.fundId === 0 ? asking.say('statements.all-funds') : asking.names.fund(fund.fundId),
    opening: lines(fund.opening),
    receipts: lines(fund.receipts),
    payments: lines(fund.payments),
    transfersIn: toTaka(paisa(fund.transfersIn)),
    transfersOut: toTaka(paisa(fund.transfersOut)),
    closing: lines(fund.closing),
    difference: toTaka(leftOver(fund)),
  };
};

const SIDES = ['opening', 'receipts', 'payments', 'closing'] as const;

/** All funds as one: what went from one of them to another is nil. Its `fundId` is 0. */
export function togetherOf(funds: readonly FundMoney[]): FundMoney {
  const merged = (side: (typeof SIDES)[number]): MoneyLine[] => {
    const lines = new Map<string, MoneyLine>();
    for (const line of funds.flatMap((fund) => fund[side])) {
      const key = `${line.account} ${line.back}`;
      lines.set(key, { ...line, amount: paisa((lines.get(key)?.amount ?? 0) + line.amount) });
    }
    return [...lines.values()].filter(({ amount }) => amount !== 0);
  };
  const [opening, receipts, payments, closing] = SIDES.map(merged) as [
    MoneyLine[],
    MoneyLine[],
    MoneyLine[],
    MoneyLine[],
  ];
  return { fundId: 0, opening, receipts, payments, closing, transfersIn: 0, transfersOut: 0 };
}
