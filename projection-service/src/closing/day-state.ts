import { type Day, paisa, sumPaisa } from '@madrasah/events';
import { LEDGER_CLASS, subLedgerAccount } from '@madrasah/events/ledger';
import type { Tenant } from '../kernel/documents/index.ts';
import { accountLedger, type Books, journalEntry, trialBalance } from '../ledger/books/index.ts';
import { moneyKinds, type SubLedger, subLedgersOf } from '../ledger/chart/index.ts';
import { bankStatementsProjector } from '../reconciliation/index.ts';
import { type CashSheet, cashSheetsProjector, type DayClose, dayClosesProjector } from './projectors.ts';

/** The money accounts of a school: those whose days are closed by counting, and those that close by reconciliation. */
async function moneyAccounts(tenant: Tenant) {
  const [subLedgers, kindOf] = await Promise.all([subLedgersOf(tenant), moneyKinds(tenant)]);
  const money = [...subLedgers.values()].filter((row) => row.class === LEDGER_CLASS.money);
  const { counted = [], reconciled = [] } = Object.groupBy(money, (row) => {
    const kind = kindOf(row.subLedgerId);
    return kind === 'bank' || kind === 'wallet' ? 'reconciled' : 'counted';
  });
  return { counted, reconciled };
}

/** The money accounts whose days are closed by counting. @throws DocumentsAway */
export const cashAccounts = async (tenant: Tenant): Promise<SubLedger[]> =>
  (await moneyAccounts(tenant)).counted;

/** Banks and wallets, and the last day through which each is reconciled; '' where it never was. @throws DocumentsAway */
export async function reconciledThrough(tenant: Tenant): Promise<{ account: number; through: Day }[]> {
  const [{ reconciled }, statements] = await Promise.all([
    moneyAccounts(tenant),
    tenant.find(bankStatementsProjector, { withdrawn: false }),
  ]);
  return reconciled.map(({ subLedgerId: account }) => {
    const locked = statements.filter((one) => one.moneyAccount === account && one.locked !== null);
    return {
      account,
      through:
        locked
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? '',
    };
  });
}

/** How a cash account stands on a day. */
export interface DayState {
  /** `before`: bound by the close of a later day, and never counted itself. */
  readonly state: 'open' | 'closed' | 'before';
  readonly close: DayClose | undefined;
  /** The last day that is closed; '' where none is. */
  readonly closedThrough: Day;
  /** Days with entries that must be closed before this one. */
  readonly openBefore: readonly Day[];
  readonly sheets: readonly CashSheet[];
  /** Login that keeps the account since its last hand-over. */
  readonly keeper: number | null;
}

/** The closes of an account that stand, in the order of their days. @throws DocumentsAway */
export async function standingCloses(tenant: Tenant, moneyAccount: number): Promise<DayClose[]> {
  const closes = await tenant.find(dayClosesProjector, { moneyAccount });
  return closes.filter(({ reopened }) => !reopened).sort((one, other) => (one.on < other.on ? -1 : 1));
}

/** The days on which money of an account moved, from one to another, each once. */
export function movedDays(books: Books, account: number, range: { from?: Day; to: Day }): Day[] {
  const { rows } = accountLedger(books, books.cut(), { account: subLedgerAccount(account), ...range });
  return [...new Set(rows.map(({ revision }) => journalEntry(books, revision).on))];
}

/** @throws DocumentsAway */
export async function dayStateOf(tenant: Tenant, books: Books, account: number, on: Day): Promise<DayState> {
  const closes = await standingCloses(tenant, account);
  const sheets = await tenant.find(cashSheetsProjector, { moneyAccount: account });
  const closedThrough = closes.at(-1)?.on ?? '';
  const close = closes.find((each) => each.on === on);
  const state = close ? 'closed' : on <= closedThrough ? 'before' : 'open';
  const days = closedThrough === '' ? [] : movedDays(books, account, { to: on });
  const handedOver = sheets.filter(({ kind }) => kind === 'hand_over');
  const last = handedOver.sort((one, other) => one.id - other.id).at(-1);
  return {
    state,
    close,
    closedThrough,
    openBefore: days.filter((day) => day > closedThrough && day < on),
    sheets: sheets.filter((sheet) => sheet.on === on),
    keeper: last?.to ?? null,
  };
}

/** What each fund has in an account at the end of a day; paisa. */
export function bookOn(books: Books, account: number, on: Day) {
  const name = subLedgerAccount(account);
  const byFund = trialBalance(books, books.cut({ asOf: on })).flatMap(({ fundId, accounts }) =>
    accounts
      .filter((row) => row.account === name)
      .map(({ debit, credit }) => ({ fundId, amount: paisa(debit - credit) })),
  );
  const held = byFund.filter(({ amount }) => amount !== 0);
  return { byFund: held, total: sumPaisa(held.map(({ amount }) => amount)) };
}
