import { freeText } from '@madrasah/events/kernel';
import { accountNames } from './account-names.ts';
import { type Export, type Overview, takaText, type Written } from './entry.ts';

/** Excel takes a file without it for an old code page and shows no Bengali. */
const BYTE_ORDER_MARK = '\uFEFF';

const cell = (value: string | number) => {
  const text = String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
export const csvRow = (cells: readonly (string | number)[]) => `${cells.map(cell).join(',')}\r\n`;

const sides = ({ debit, credit }: { debit: number; credit: number }) => [takaText(debit), takaText(credit)];

/** `trial-balance.csv`: a row an account and fund, a total a fund, the total of all. Amounts in taka. */
export async function trialBalanceCsv(file: Written, { chart, balances }: Overview): Promise<void> {
  const names = accountNames(chart);
  await file.write(
    BYTE_ORDER_MARK +
      csvRow([
        'FundID',
        'তহবিল / Fund',
        'হিসাব / Account',
        'শ্রেণি / Class',
        'নাম / Name',
        'ডেবিট / Debit',
        'ক্রেডিট / Credit',
      ]),
  );
  for (const fund of balances.funds) {
    const name = freeText(names.fund(fund.fundId));
    for (const row of fund.accounts) {
      const about = [row.account, names.classOf(row.account) ?? '', freeText(names.name(row.account))];
      await file.write(csvRow([fund.fundId, name, ...about, ...sides(row)]));
    }
    await file.write(csvRow([fund.fundId, name, 'মোট / Total', '', '', ...sides(fund)]));
  }
  await file.write(csvRow(['', 'সর্বমোট / All funds', '', '', '', ...sides(balances)]));
}

const JOURNAL_HEAD = [
  ...['Revision', 'তারিখ / Date', 'Recorded', 'Type', 'রসিদ-ভাউচার / Paper', 'Login'],
  ...[
    'FundID',
    'তহবিল / Fund',
    'হিসাব / Account',
    'নাম / Name',
    'UserID',
    'Item',
    'ডেবিট / Debit',
    'ক্রেডিট / Credit',
  ],
  ...['প্রাপক / Payee', 'বিবরণ / Note'],
];

/** `journal.csv`: a row a line of an entry, in the order of the journal. Amounts in taka. */
export async function journalCsv(file: Written, { chart }: Overview): Promise<Export> {
  const names = accountNames(chart);
  await file.write(BYTE_ORDER_MARK + csvRow(JOURNAL_HEAD));
  return {
    entry: async ({ revision, on, at, type, paper, actorId, payee, note, postings }) => {
      const rows = postings.map((line) => {
        const account = [line.account, freeText(names.name(line.account))];
        const about = [line.party ?? '', line.itemId ?? ''];
        const money = [...sides(line), freeText(payee), freeText(note)];
        const fund = [line.fund, freeText(names.fund(line.fund))];
        return csvRow([
          revision,
          on,
          at,
          type,
          freeText(paper),
          actorId,
          ...fund,
          ...account,
          ...about,
          ...money,
        ]);
      });
      await file.write(rows.join(''));
    },
    end: async () => undefined,
  };
}
