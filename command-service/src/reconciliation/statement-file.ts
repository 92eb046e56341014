import {
  type CommandOf,
  isRefusal,
  type Refusal,
  type RowProblem,
  type Table,
  toTaka,
} from '@madrasah/events';
import {
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
  passed: ReadStatement['passed'],
  { language }: Call,
) {
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    lines: rows.map(({ on, amount, balance, text }, index) => ({
      ...{ line: index + 1, on, amount: toTaka(amount), balance: toTaka(balance), text },
    })),
    opening: first ? toTaka(first.balance - first.amount) : 0,
    closing: last ? toTaka(last.balance) : 0,
    passed,
    ...howRead(table, language),
  };
}

type Statement = CommandOf<typeof commands.takeStatement>;

/** The statement of a file, as it would be taken; refused where it cannot be read in one way alone. */
async function readIn({ sheet, days, order, ...statement }: Statement, call: Call, errand: Errand) {
  const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
  const reading = { ...(file as SpreadsheetFile), ...(sheet ? { sheet } : {}) }; // of a kind it takes
  const table = await readTable(errand.schoolId, reading);
  if (isRefusal(table)) return table;
  const { rows, passed, problems } = readStatement(table, { days, order, ...statement });
  if (problems.length > 0) return refusalOf(problems);
  const chosen = days || order ? { ...(days ? { days } : {}), ...(order ? { order } : {}) } : undefined;
  return { table, passed, taking: { ...statement, rows, ...(chosen ? { chosen } : {}) } };
}

/** What would be taken of a file; nothing is recorded. */
export async function lookAtFile(desk: Desk, command: Statement, call: Call) {
  const errand = errandOf(call, commands.lookAtStatement.name, command);
  const read = await readIn(command, call, errand);
  if (isRefusal(read)) return read;
  const { table, passed, taking } = read;
  const step = overBooks((books) => takeStatement(books, taking, null));
  const refused = await desk.foresee(step, errand);
  return refused ?? { data: lookedAt(table, taking.rows, passed, call) };
}

/** Takes the statement of a file, what its lines say in a note. */
export async function takeFile(desk: Desk, command: Statement, call: Call) {
  const errand = errandOf(call, commands.takeStatement.name, command);
  const read = await readIn(command, call, errand);
  if (isRefusal(read)) return read;
  const { taking } = read;
  const done = await withNote(desk, errand, textsOf(taking.rows), (noteId) =>
    overBooks((books) => takeStatement(books, taking, noteId)),
  );
  if (isRefusal(done)) return done;
  const answer = answered(done, idFrom('statementId'));
  return { ...answer, data: { statementId: answer.id } };
}
