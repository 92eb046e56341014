import {
  bold,
  columns,
  count,
  day,
  heading,
  type Row,
  taka,
  text,
  type WorkbookSheet,
  writeWorkbook,
} from '@madrasah/service-kit/workbook';
import { accountNames } from './account-names.ts';
import type { Entry, Export, Overview, Written } from './entry.ts';

/** A workbook is made in memory, and a sheet has room for 1,048,576 rows: a longer journal is in journal.csv alone. */
const MOST_LINES = 100_000;

const sides = ({ debit, credit }: { debit: number; credit: number }) => [taka(debit), taka(credit)];

function trialBalanceSheet({ chart, balances }: Overview): WorkbookSheet {
  const names = accountNames(chart);
  const head = heading(
    'FundID',
    'তহবিল / Fund',
    'হিসাব / Account',
    'নাম / Name',
    'ডেবিট / Debit',
    'ক্রেডিট / Credit',
  );
  const data = balances.funds.flatMap((fund) => {
    const about = [count(fund.fundId), text(names.fund(fund.fundId))];
    const rows = fund.accounts.map((row) => [
      ...about,
      text(row.account),
      text(names.name(row.account)),
      ...sides(row),
    ]);
    return [...rows, [...about, text('মোট / Total'), null, ...sides(fund)].map(bold)];
  });
  const total = [null, text('সর্বমোট / All funds'), null, null, ...sides(balances)].map(bold);
  const shape = { stickyRowsCount: 1, columns: columns(8, 28, 20, 32, 16, 16) };
  return { sheet: 'রেওয়ামিল Trial balance', data: [head, ...data, total], ...shape };
}

function accountsSheet({ chart, used }: Overview): WorkbookSheet {
  const names = accountNames(chart);
  const head = heading(
    'হিসাব / Account',
    'FundID',
    'তহবিল / Fund',
    'শ্রেণি / Class',
    'নাম / Name',
    'English',
    'hledger, beancount',
  );
  const data = used.map(({ account, fundId }) => [
    ...[text(account), count(fundId), text(names.fund(fundId)), count(names.classOf(account))],
    ...[text(names.name(account)), text(names.english(account)), text(names.path(account, fundId))],
  ]);
  const shape = { stickyRowsCount: 1, columns: columns(20, 8, 28, 8, 32, 32, 40) };
  return { sheet: 'হিসাব Accounts', data: [head, ...data], ...shape };
}

const JOURNAL_HEAD = heading(
  ...['Revision', 'তারিখ / Date', 'Type', 'রসিদ-ভাউচার / Paper', 'FundID', 'হিসাব / Account', 'নাম / Name'],
  ...['UserID', 'ডেবিট / Debit', 'ক্রেডিট / Credit', 'প্রাপক / Payee', 'বিবরণ / Note'],
);

/** `books.xlsx`: trial balance, journal and accounts; amounts are numbers in taka. */
export async function workbook(file: Written, overview: Overview): Promise<Export> {
  const names = accountNames(overview.chart);
  const journal: Row[] = [];
  const rowsOf = ({ revision, on, type, paper, payee, note, postings }: Entry): Row[] =>
    postings.map((line) => [
      ...[count(revision), day(on), text(type), text(paper), count(line.fund), text(line.account)],
      ...[text(names.name(line.account)), count(line.party), ...sides(line), text(payee), text(note)],
    ]);
  const journalSheet = (): WorkbookSheet => {
    const shape = { stickyRowsCount: 1, columns: columns(9, 12, 22, 20, 8, 18, 28, 9, 14, 14, 24, 40) };
    const data = journal.length > MOST_LINES ? [[text('journal.csv')]] : [JOURNAL_HEAD, ...journal];
    return { sheet: 'জাবেদা Journal', data, ...shape };
  };
  return {
    entry: async (entry) => {
      if (journal.length <= MOST_LINES) journal.push(...rowsOf(entry));
    },
    end: async () => {
      const sheets = [trialBalanceSheet(overview), journalSheet(), accountsSheet(overview)];
      await file.write(await writeWorkbook(sheets));
    },
  };
}
