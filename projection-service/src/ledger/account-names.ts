import { type Language, say } from '@madrasah/events';
import {
  type Charted,
  chartedName,
  kindOfMoney,
  lenderOrBill,
  type MoneyKind,
  type Numbering,
  numberingOf,
  subLedgerAccount,
  subLedgerOf,
  systemAccountKey,
} from '@madrasah/events/ledger';
import type { Tenant } from '../kernel/documents/index.ts';
import {
  accountingYearsProjector,
  fundsProjector,
  generalLedgersProjector,
  subLedgersProjector,
} from './chart/projectors.ts';

/** Names of funds and accounts for the rows of a report. */
export interface AccountNames {
  fund(fundId: number): string;
  /** What a number of a series is shown as: G-খরচ-৩/২৬. */
  readonly number: Numbering;
  account(account: string): string;
  /** The class of its general ledger; undefined for an account of the system. */
  classOf(account: string): number | undefined;
  /** Its general ledger; undefined for an account of the system. */
  ledgerOf(account: string): { readonly id: number; readonly name: string } | undefined;
  /** Of what kind a money account is. */
  moneyKind(account: string): MoneyKind;
  /** Whether a liability is a loan or a bill, as its names say. */
  lenderOrBill(account: string): 'lender' | 'bill' | undefined;
  /** A general ledger by its id. */
  ledgerNamed(ledgerId: number): string;
  /** The accounts of the chart, as postings name them: of a class of general ledgers, or of one ledger. */
  accountsOf(wanted: { readonly class?: number; readonly ledgerId?: number }): readonly string[];
}

/** Whom the names depend on. */
export const namesNeed = [
  ...[fundsProjector, generalLedgersProjector, subLedgersProjector],
  accountingYearsProjector,
];

/** Reads a school's chart once; it is small. @throws DocumentsAway */
export async function accountNames(tenant: Tenant, language: Language): Promise<AccountNames> {
  const [funds, ledgers, subLedgers, years] = await Promise.all([
    tenant.find(fundsProjector),
    tenant.find(generalLedgersProjector),
    tenant.find(subLedgersProjector),
    tenant.find(accountingYearsProjector),
  ]);
  const called = (row: Charted) => chartedName(row, language);
  const ledgerNames = new Map(ledgers.map((row) => [row.ledgerId, called(row)]));
  const ledgerIds = new Map(subLedgers.map((row) => [row.subLedgerId, row.ledgerId]));
  const fundNames = new Map(funds.map((fund) => [fund.fundId, called(fund)]));
  const classes = new Map(subLedgers.map((row) => [row.subLedgerId, row.class]));
  const subLedgerNames = new Map(subLedgers.map((row) => [row.subLedgerId, called(row)]));
  return {
    fund: (fundId) => fundNames.get(fundId) ?? String(fundId),
    number: numberingOf({ funds, years }, language),
    account: (account) => {
      const subLedgerId = subLedgerOf(account);
      if (subLedgerId === undefined) return say(language, systemAccountKey(account));
      return subLedgerNames.get(subLedgerId) ?? account;
    },
    classOf: (account) => classes.get(subLedgerOf(account) ?? 0),
    ledgerOf: (account) => {
      const id = ledgerIds.get(subLedgerOf(account) ?? 0);
      return id === undefined ? undefined : { id, name: ledgerNames.get(id) ?? String(id) };
    },
    moneyKind: (account) => {
      const row = subLedgers.find(({ subLedgerId }) => subLedgerId === subLedgerOf(account));
      return row
        ? kindOfMoney(
            { name: row.name, moneyKind: row.moneyKind ?? null },
            // As the chart keeps it: a kind is the same in every language.
            ledgers.find(({ ledgerId }) => ledgerId === row.ledgerId)?.name,
          )
        : 'other';
    },
    lenderOrBill: (account) => {
      const row = subLedgers.find(({ subLedgerId }) => subLedgerId === subLedgerOf(account));
      const ledger = ledgers.find(({ ledgerId }) => ledgerId === row?.ledgerId);
      return lenderOrBill(row?.name, row?.nameEn, ledger?.name, ledger?.nameEn);
    },
    ledgerNamed: (ledgerId) => ledgerNames.get(ledgerId) ?? String(ledgerId),
    accountsOf: (wanted) =>
      subLedgers
        .filter((row) => wanted.class === undefined || row.class === wanted.class)
        .filter((row) => wanted.ledgerId === undefined || row.ledgerId === wanted.ledgerId)
        .map(({ subLedgerId }) => subLedgerAccount(subLedgerId)),
  };
}
