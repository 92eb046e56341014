import * as z from 'zod';
import { answers } from '../kernel/index.ts';

const { answered, cell, record } = answers;

const fund = () => ({ FundID: cell.number(), FundName: cell.text() });

/** An account of the books; SLID and GLID are 0 where it is one of the system. */
const account = () => ({
  ...{ account: z.string(), SLID: cell.number(), GLID: cell.number(), name: cell.text() },
});

type Members = answers.Members;

/** Funds one by one, and all of them as one where none was asked for. */
const funds = <F extends Members>(of: () => F) => ({
  ...{ funds: z.array(record(of())), together: record(of()).optional() },
});

/** Over the days that were asked for, the accounting year to date, and the year before it. */
const besideYears = <F extends Members>(of: () => F) => {
  const year = () => record({ from: cell.day(), to: cell.day(), ...funds(of) });
  return { ...funds(of), yearToDate: year(), lastYear: year() };
};

/** What came or went; `back`: it was taken back. */
const flow = () => record({ ...account(), amount: cell.money(), back: z.literal(true).optional() });

/** What a fund had, what came, what went, and what it has; `difference` is nil. */
const fundMoney = () => ({
  ...{ ...fund(), opening: z.array(flow()), receipts: z.array(flow()), payments: z.array(flow()) },
  ...{ transfersIn: cell.money(), transfersOut: cell.money(), closing: z.array(flow()) },
  difference: cell.money(),
});

export const receiptsPaymentsAnswer = () => answered(record(besideYears(fundMoney)));
export const flowsAnswer = () => answered(record(funds(fundMoney)));

const fundIncome = () => ({
  ...{ ...fund(), gross: cell.money(), concession: cell.money(), waiver: cell.money() },
  ...{ refund: cell.money(), net: cell.money(), other: cell.money(), income: cell.money() },
  ...{ expenditure: cell.money(), surplus: cell.money() },
  ...{ transfersIn: cell.money(), transfersOut: cell.money(), afterTransfers: cell.money() },
  lines: z.array(record({ group: z.string(), ...account(), amount: cell.money() })),
});

export const incomeAnswer = () =>
  answered(record({ basis: cell.oneOf(['cash', 'accrual']), ...besideYears(fundIncome) }));

/** Of all funds together a line of the balances names whose it is. */
const standing = () =>
  z.array(record({ ...account(), FundID: cell.number().optional(), amount: cell.money() }));

const fundPosition = () => ({
  ...{ ...fund(), assets: standing(), liabilities: standing(), fundBalances: standing() },
  ...{ beginning: cell.money(), surplus: cell.money(), difference: cell.money() },
});

export const positionAnswer = () =>
  answered(record({ ...funds(fundPosition), lastYear: record({ to: cell.day(), ...funds(fundPosition) }) }));

const columns = () => ({ cash: cell.money(), bank: cell.money(), wallet: cell.money() });

/** A line of one side of a day: a head with all its entries, or one entry, which it leads to. */
const cashLine = () =>
  record({
    ...{ no: z.string(), text: cell.text(), narration: cell.text().optional() },
    ...{ account: z.string(), SLID: cell.number(), ...columns(), amount: cell.money() },
    entries: cell.count(),
    ref: record({ revision: cell.number(), type: z.string(), id: cell.number() }).optional(),
  });

export const cashBookAnswer = () =>
  answered(
    record({
      opening: record(columns()),
      days: z.array(
        record({
          ...{ on: cell.day(), opening: record(columns()), closing: record(columns()) },
          ...{ receipts: z.array(cashLine()), payments: z.array(cashLine()) },
        }),
      ),
      closing: record(columns()),
    }),
  );

/** Where an entry is, and its number, if it has one: as it is counted, and as it is shown. */
const ref = () =>
  record({
    ...{ type: z.string(), id: cell.number(), revision: cell.number() },
    ...{ number: cell.number().optional(), shown: cell.text().optional() },
  });

export const ledgerAnswer = () =>
  answered(
    record({
      ...{ name: cell.text(), opening: cell.money(), closing: cell.money() },
      lines: z.array(
        record({
          ...{ on: cell.day(), at: cell.time(), no: cell.number(), text: cell.text() },
          /** Payee, payer, or the only student it is about. */
          ...{ who: cell.name().optional(), narration: cell.text() },
          ...{ debit: cell.money(), credit: cell.money(), balance: cell.money(), ref: ref() },
        }),
      ),
    }),
  );

/** What is owed on an account out of a fund, and what came and went of it. */
export const owedAnswer = () =>
  answered(
    z.array(
      record({
        ...{ ...account(), ...fund(), opening: cell.money(), came: cell.money() },
        ...{ went: cell.money(), closing: cell.money() },
      }),
    ),
  );

/** What is owed to a supplier out of a fund, by the age of its bills in days. */
export const suppliersAnswer = () =>
  answered(
    z.array(
      record({
        ...{ ...account(), ...fund(), upTo30: cell.money(), upTo60: cell.money() },
        ...{ upTo90: cell.money(), over90: cell.money(), due: cell.money() },
      }),
    ),
  );

/** Entries that an auditor picks out. */
const picked = () =>
  z.array(
    record({
      ...{ revision: cell.number(), on: cell.day(), at: cell.time(), type: z.string(), text: cell.text() },
      ...{ actor: cell.who(), reason: cell.text(), amount: cell.money() },
    }),
  );

export const controlsAnswer = () =>
  answered(
    record({
      ...{ backDated: picked(), lateCharges: picked(), reopened: picked(), roundSums: picked() },
      ...{ weekend: picked(), takenBack: picked(), bySame: picked(), marked: picked() },
      ...{ numbersTwice: picked(), sample: picked() },
      concessions: z.array(record({ actor: cell.who(), count: cell.count(), amount: cell.money() })),
      /** Printed books that came back with leaves of which nothing is said. */
      leaves: z.array(record({ bookNo: z.string(), kind: cell.choice(), missing: z.string() })),
      /** Drawers that nobody holds. */
      unheld: z.array(record({ Account: cell.number(), name: cell.text() })),
      /** What the sample was picked by. */
      seed: cell.count(),
    }),
  );

/** A sum by its name, what makes it by kinds of entries, and a page of the entries. */
export const explainedAnswer = () =>
  answered(
    record({
      /** `of`: what it was narrowed to, in words. */
      ...{ figure: z.string(), name: cell.text(), of: cell.names(), value: cell.money() },
      /** Entries of one kind, or `before`: what stood before the days. */
      groups: z.array(
        record({ entries: z.string(), name: cell.text(), count: cell.count(), amount: cell.money() }),
      ),
      ...{ total: cell.count(), totalPages: cell.count(), currentPage: cell.count() },
      lines: z.array(
        record({
          ...{ ref: ref(), on: cell.day(), at: cell.time(), actor: cell.who(), reason: cell.text() },
          ...{ text: cell.text(), amount: cell.money() },
        }),
      ),
    }),
  );
