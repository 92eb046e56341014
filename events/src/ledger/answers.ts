import * as z from 'zod';
import { answers } from '../kernel/index.ts';
import { MONEY_KINDS } from './chart/words.ts';
import { LEDGER_CLASS } from './constants.ts';

const { answered, cell, listed, record } = answers;

/** The kinds of general ledgers, as rows of the chart say them. */
const ledgerClass = () => cell.oneOf(Object.values(LEDGER_CLASS));

const account = () => ({ SLID: cell.number(), SlName: cell.text() });
const fund = () => ({ FundID: cell.number(), FundName: cell.text() });

export const paymentTypesAnswer = () =>
  listed({ GLID: cell.number(), GlName: cell.text(), FundID: cell.number() });

export const paymentAccountsAnswer = () =>
  listed({
    ...{ ...account(), GLID: cell.number(), FundID: cell.number() },
    /** The funds whose money it may hold; null is all of them. */
    allowedFunds: z.array(z.int()).nullable(),
    moneyKind: cell.oneOf(MONEY_KINDS.map(({ value }) => value)),
    /** Money through it bears the number of a transaction. */
    numbered: cell.flag(),
  });

/** What is in each money account and fund; below zero where more went out than came in. */
export const balancesAnswer = () =>
  listed({ ...account(), ...fund(), balance: cell.money() }, { total: cell.money() });

const dayFigures = () => ({
  ...{ opening: cell.money(), received: cell.money(), fees: cell.money(), reversed: cell.money() },
  ...{ paid: cell.money(), moved: cell.money(), balance: cell.money() },
});

export const dayAnswer = () =>
  answered(
    record({
      date: cell.day(),
      accounts: z.array(record({ ...account(), ...fund(), ...dayFigures() })),
      totals: record(dayFigures()),
      receipts: record({
        /** `cancelled`: of these, how many were taken back since. */
        ...{ count: cell.count(), cancelled: cell.count(), total: cell.money() },
        /** What the day's receipts brought, less what was taken back on it: the day's collection. */
        collected: cell.money(),
        reversed: record({ count: cell.count(), total: cell.money() }),
      }),
    }),
  );

/** An account in a fund. What is of days, and what it is, are told where a first day was asked for. */
const accountRow = () =>
  record({
    ...{ account: z.string(), name: cell.text() },
    /** Absent for an account of the system, as its general ledger is. */
    CAID: ledgerClass().optional(),
    ...{ GLID: cell.number().optional(), GlName: cell.text().optional() },
    opening: cell.money().optional(),
    ...{ movedDebit: cell.money().optional(), movedCredit: cell.money().optional() },
    ...{ debit: cell.money(), credit: cell.money() },
  });

const fundAccounts = () => ({
  ...{ ...fund(), rows: z.array(accountRow()), debit: cell.money(), credit: cell.money() },
});

export const trialAnswer = () =>
  listed(fundAccounts(), {
    /** Whether what closed the year is in it; absent where nothing did. */
    closing: cell.oneOf(['with', 'without']).optional(),
  });

/** A row of a trial balance; taka. */
export type AccountRow = answers.Told<z.output<ReturnType<typeof accountRow>>>;
/** The accounts of a fund, with what they come to on either side; taka. */
export type FundAccounts = answers.Told<z.output<ReturnType<typeof trialAnswer>>>['data'][number];

/** What stood in a field of an event, and stands there since: a plain value, or a list of whatever the event lists. */
const known = () => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown())]);

/** Who did what to a thing, when and why; events of any kind, whose fields are their own. */
export const trailAnswer = () =>
  z.strictObject({
    data: z.array(
      record({
        ...{ type: z.string(), at: cell.time(), on: cell.day().optional(), actor: cell.who() },
        /** What happened, in the language asked for. */
        called: cell.text(),
        /** By how much it changed what is owed, that it takes something back, both, or what it changed. */
        tells: cell.oneOf(['money', 'void', 'money-void', 'facts']),
        reason: cell.text().optional(),
        receipt: record({ id: cell.number(), number: cell.number().optional() }).optional(),
        changes: z.array(record({ field: z.string(), old: known(), new: known() })),
      }),
    ),
    /** Where a page was asked for. */
    ...{ total: z.int().optional(), totalPages: z.int().optional(), currentPage: z.int().optional() },
  });

const sides = () => ({ debit: cell.money(), credit: cell.money() });

/** What the recount proves, check by check. */
export const verdictAnswer = () =>
  record({
    /** `position`: of the last event that was checked. */
    ...{ pass: cell.flag(), position: z.string(), events: cell.count(), streams: cell.count() },
    /** All that was ever posted. */
    ...sides(),
    checks: z.array(
      record({
        ...{ name: z.string(), pass: cell.flag(), detail: z.string() },
        /** Of read models: SHA-256 over the hash of each document. */
        hash: z.string().optional(),
      }),
    ),
    /** As of the day and as known at the instant that were asked for. */
    trialBalance: record({
      ...sides(),
      funds: z.array(record({ FundID: cell.number(), ...sides() })),
    }),
    /** Absent where nobody ever allowed to confirm alone. */
    alone: record({ allowed: cell.flag(), since: cell.time(), confirmed: cell.count() }).optional(),
    /** The daily roots, and whether the log still yields them; without an id one that was handed over. */
    roots: z.array(
      record({
        ...{ day: cell.day(), position: cell.number(), root: z.string(), pass: cell.flag() },
        rootId: cell.number().optional(),
      }),
    ),
  });
