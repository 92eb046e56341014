import {
  type Language,
  type PaperColumn,
  type PaperRow,
  paisaOf,
  say,
  type TableBlock,
} from '@madrasah/events';
import {
  type FundAccounts,
  groupedTrial,
  TRIAL_COLUMNS,
  type TrialColumn,
  type TrialRow,
  trialRows,
  trialTotals,
} from '@madrasah/events/ledger';
import type { Debtors } from '../books/index.ts';

const RECEIVABLE = 'sys:receivable';
const GROUP: Readonly<Record<TrialColumn, 'opening' | 'moved' | 'closing'>> = {
  openingDebit: 'opening',
  openingCredit: 'opening',
  movedDebit: 'moved',
  movedCredit: 'moved',
  debit: 'closing',
  credit: 'closing',
};

/** How the table is said: the short form has what stands at the end alone. */
interface Said {
  readonly language: Language;
  readonly isShort: boolean;
  readonly students: Debtors;
}

const shown = ({ isShort }: Said) =>
  isShort ? TRIAL_COLUMNS.filter((column) => GROUP[column] === 'closing') : TRIAL_COLUMNS;

const columns = (said: Said, { language } = said): PaperColumn[] => [
  { title: say(language, 'ledger.paper.ledger'), kind: 'name', share: 0.8 },
  { title: say(language, 'ledger.paper.account'), kind: 'name' },
  ...shown(said).map((column) => ({
    title: say(language, `ledger.paper.${/debit/i.test(column) ? 'debit' : 'credit'}`),
    group: say(language, `ledger.paper.${GROUP[column]}`),
    kind: 'money' as const,
  })),
];

const sums = (row: Readonly<Record<TrialColumn, number>>, said: Said) =>
  shown(said).map((column) => paisaOf(row[column]));

/**
 * The six columns of one fund, or of all together, or the two of the short form, by class and ledger; the two of each
 * pair are equal in the last row.
 */
function table(funds: readonly FundAccounts[], fundId: number | undefined, said: Said): TableBlock {
  const { language, students } = said;
  const lines = trialRows(funds, fundId);
  const nameOf = ({ account, name }: TrialRow) =>
    account === RECEIVABLE ? say(language, 'ledger.paper.students', { name, count: students(fundId) }) : name;
  const rows = groupedTrial(lines).flatMap(({ group, rows: of }): PaperRow[] => [
    { kind: 'head', cells: [say(language, `ledger.paper.${group}`)] },
    // A ledger is named once, at the first of its lines.
    ...of.map((row, at) => ({
      cells: [row.GlName === of[at - 1]?.GlName ? '' : (row.GlName ?? ''), nameOf(row), ...sums(row, said)],
    })),
  ]);
  const total: PaperRow = {
    kind: 'sum',
    cells: [say(language, 'papers.total'), '', ...sums(trialTotals(lines), said)],
  };
  return {
    kind: 'table',
    title:
      fundId === undefined
        ? say(language, 'ledger.paper.all-funds')
        : (funds.find(({ FundID }) => FundID === fundId)?.FundName ?? ''),
    titles: { table: say(language, 'ledger.paper.fund'), group: say(language, 'ledger.paper.class') },
    unit: say(language, 'papers.in-taka'),
    columns: columns(said),
    rows: rows.length === 0 ? [] : [...rows, total],
  };
}

/**
 * Each fund by itself, then all of them; of one fund that alone. Where nothing moved, a table that says so.
 * @param asked the fund that was asked for, or all, in words
 */
export function trialTables(funds: readonly FundAccounts[], asked: string, said: Said): TableBlock[] {
  const each = funds.map(({ FundID }) => table(funds, FundID, said)).filter(({ rows }) => rows.length > 0);
  if (each.length === 0) return [{ ...table([], undefined, said), title: asked }];
  return funds.length > 1 ? [...each, { ...table(funds, undefined, said), repeats: true }] : each;
}
