import {
  type CommandOf,
  isRefusal,
  type Refusal,
  type RowProblem,
  type Table,
  toTaka,
} from '@madrasah/events';
import {
  columnsShown,
  reconciliationCommands as commands,
  type ReadStatement,
  readStatement,
  refuseReconciliation as refuse,
  type StatementRow,
} from '@madrasah/events/reconciliation';
import type { Call, UploadedFile } from '@madrasah/service-kit/http';
import { readTable, type SpreadsheetFile } from '@madrasah/service-kit/spreadsheet';
import { type Desk, type Errand, errandOf, type Step, stepOn } from '../kernel/desk.ts';
import { answered, idFrom } from '../kernel/handler.ts';
import { howRead, MOST_TOLD } from '../kernel/import/how-read.ts';
import { chartStream } from '../ledger/chart/state.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { type SaidTexts, withNote } from '../notes/steps.ts';
import { bankAccount } from './statement-at-hand.ts';
import { takeStatement } from './take-statement.ts';

/** A decision over the journal and its chart. */
export const overBooks = (decide: (books: Books) => Decided): Step<JournalState> =>
  stepOn(journalStream, (journal, { look, today }) => decide({ journal, chart: look(chartStream), today }), [
    chartStream,
  ]);

function refusalOf(problems: readonly RowProblem[]): Refusal {
  const fields = problems.slice(0, MOST_TOLD).map(({ line, problem }) => ({ path: `rows.${line}`, problem }));
  return refuse('reconciliation.unreadable', { count: problems.length }, fields);
}

/** What the lines say, each in its place. */
const textsOf = (rows: readonly StatementRow[]): SaidTexts =>
  Object.fromEntries(rows.map(({ text }, index) => [`line${index + 1}`, text]));

/** What would be taken, in taka: balances, lines, what was passed over, and how the file was read. */
function lookedAt(
  table: Table,
  rows: readonly StatementRow[],
  { passed, columns }: Pick<ReadStatement, 'passed' | 'columns'>,
  { language }: Call,
) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    lines: rows.map(({ on, amount, balance, text }, index) => ({
      ...{ line: index + 1, on, amount: toTaka(amount), balance: toTaka(balance), text },
    })),
    opening: first ? toTaka(first.balance - first.amount) : 0,
    closing: last ? toTaka(last.balance) : 0,
    ...{ passed, columns },
    ...howRead(table, language),
  };
}

type Statement = CommandOf<typeof commands.takeStatement>;

/** The statement of a file, as it would be taken; refused where it cannot be read in one way alone. */
async function readIn(desk: Desk, command: Statement, call: Call, errand: Errand) {
  const { sheet, days, order, columns, opening, closing, ...statement } = command;
  const table = await tableOf(sheet, call, errand);
  if (isRefusal(table)) return table;
  const { bankColumns } = await desk.state(journalStream, errand.schoolId);
  const choices = { days, order, columns, opening, closing, known: bankColumns.get(statement.moneyAccount) };
  const { problems, ...read } = readStatement(table, { ...choices, ...statement });
  if (problems.length > 0) return refusalOf(problems);
  const said = { ...(days && { days }), ...(order && { order }), ...(read.named && { columns: read.named }) };
  const chosen = Object.keys(said).length > 0 ? { chosen: said } : {};
  return { table, read, taking: { ...statement, rows: read.rows, at: read.at, ...chosen } };
}

/** The rows of the file that was sent. */
function tableOf(sheet: string, call: Call, { schoolId }: Errand) {
  const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
  return readTable(schoolId, { ...(file as SpreadsheetFile), ...(sheet ? { sheet } : {}) }); // of a kind it takes
}

/** The columns of a file, and what each would be taken for: as they were named before, or as their headings say. */
export async function columnsOfFile(
  desk: Desk,
  command: CommandOf<typeof commands.columnsOfStatement>,
  call: Call,
) {
  const errand = errandOf(call, commands.columnsOfStatement.name, command);
  const account = bankAccount(await desk.state(chartStream, errand.schoolId), command.moneyAccount);
  if (isRefusal(account)) return account;
  const table = await tableOf(command.sheet, call, errand);
  if (isRefusal(table)) return table;
  const { bankColumns } = await desk.state(journalStream, errand.schoolId);
  return { data: columnsShown(table.rows, bankColumns.get(command.moneyAccount)) };
}

/** What would be taken of a file; nothing is recorded. */
export async function lookAtFile(desk: Desk, command: Statement, call: Call) {
  const errand = errandOf(call, commands.lookAtStatement.name, command);
  const found = await readIn(desk, command, call, errand);
  if (isRefusal(found)) return found;
  const { table, read, taking } = found;
  const step = overBooks((books) => takeStatement(books, taking, null));
  const refused = await desk.foresee(step, errand);
  return refused ?? { data: lookedAt(table, taking.rows, read, call) };
}

/** Takes the statement of a file, what its lines say in a note. */
export async function takeFile(desk: Desk, command: Statement, call: Call) {
  const errand = errandOf(call, commands.takeStatement.name, command);
  const read = await readIn(desk, command, call, errand);
  if (isRefusal(read)) return read;
  const { taking } = read;
  const done = await withNote(desk, errand, textsOf(taking.rows), (noteId) =>
    overBooks((books) => takeStatement(books, taking, noteId)),
  );
  if (isRefusal(done)) return done;
  const answer = answered(done, idFrom('statementId'));
  return { ...answer, data: { statementId: answer.id } };
}
