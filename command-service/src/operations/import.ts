import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type HowToRead,
  type ImportDefinition,
  type ImportRow,
  isRefusal,
  type ReadRows,
  type Refusal,
  type RowProblem,
  readingRows,
  type Table,
  type WrongRow,
} from '@madrasah/events';
import { OperationBegun, OperationDone, operationId } from '@madrasah/events/operations';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import { readTable, type SpreadsheetFile } from '@madrasah/service-kit/spreadsheet';
import { type Desk, type Done, type Errand, errandOf, stepErrand, stepOn } from '../kernel/desk.ts';
import { howRead } from '../kernel/import/how-read.ts';
import type { Planned } from '../kernel/import/plan.ts';
import { endedWithNothing } from './nothing-made.ts';
import { operationsStream } from './state.ts';
import { ImportTold, inOrder, onceEach, refusalOf } from './told.ts';

/** How a file is to be taken. */
export interface ImportCommand extends HowToRead {
  /** Nothing is recorded: every problem is told. */
  readonly dryRun: boolean;
  /** Rows that are wrong are left out; without it none is taken while one is wrong. */
  readonly skipInvalid: boolean;
  /** The sheet of a workbook; without it the first that is seen and filled. */
  readonly sheet?: string | undefined;
  /** The rows that are not taken are answered as a file of this kind, to be mended and brought again. */
  readonly faulty?: 'xlsx' | 'csv' | undefined;
}

/** How rows of a file are taken, whatever streams they go to. */
export interface Taking<R> {
  /**
   * What would come of rows; nothing is recorded.
   * @param wrong rows that cannot be taken: what the rules say of their cells may be told as well
   */
  look(rows: readonly ImportRow<R>[], errand: Errand, wrong: readonly WrongRow[]): Promise<Planned | Refusal>;
  /** Takes the rows of one part; those that the rules are against by now are told and left out. */
  take(rows: readonly ImportRow<R>[], errand: Errand): Promise<Taken | Refusal>;
  /** All rows go in one append, which `look` refuses where it would be too large; else so many at a time. */
  readonly inOne?: boolean;
  /** The rows become a command that is recorded, listed and taken back by itself; then `take` is not asked. */
  readonly command?: OneCommand<R>;
  /** The values of the operation's sentence. */
  about?(errand: Errand): Promise<Readonly<Record<string, string | number>>>;
}

/** Rows that together are one command: no operation stands beside what it records. */
export interface OneCommand<R> {
  isSent(errand: Errand): Promise<boolean>;
  /** Sends what of the rows can be taken; told how many they were. */
  send(rows: readonly ImportRow<R>[], errand: Errand): Promise<Sent | Refusal>;
}
export interface Sent {
  readonly answer: CommandAnswer;
  readonly taken: number;
}

/** What came of a part: the ids of what was made. */
export interface Taken {
  readonly made: readonly number[];
  readonly problems: readonly RowProblem[];
}

// Rows of one append: with what stands beside each event they stay well under the store's megabyte.
export const ROWS_OF_AN_APPEND = 400;
// Fewer where each row is sealed under a new key of its own: all are decided in one breath, and others wait for it.
const ROWS_TAKEN_AT_ONCE = 100;

/** The step that takes the rows from one on. The first ones are of versions that took other parts. */
const takingStep = (from: number) => 10_000 + from;

/** Carries out one import: looks at the whole file, then records it under one operation. */
export class Import<R> {
  readonly #desk: Desk;
  readonly #definition: ImportDefinition<R>;
  readonly #taking: Taking<R>;

  constructor(desk: Desk, definition: ImportDefinition<R>, taking: Taking<R>) {
    this.#desk = desk;
    this.#definition = definition;
    this.#taking = taking;
  }

  /**
   * @returns rows, valid, invalid, every problem by line and heading, and the operation's id once it is recorded.
   * A wrong row answers so in a dry run; when it is to be recorded and not left out it refuses (400)
   */
  async carryOut(
    command: ImportCommand,
    file: SpreadsheetFile,
    call: Call,
  ): Promise<CommandAnswer | Refusal> {
    const print = createHash('sha256').update(file.bytes).digest('hex');
    const { faulty, ...asked } = command;
    const body = { ...asked, sheet: command.sheet || undefined, print };
    const errand = errandOf(call, this.#definition.kind, body);
    const table = await readTable(errand.schoolId, this.#reading(command, file));
    if (isRefusal(table)) return table;
    const read = await this.#read(table, command);
    const repeated = !command.dryRun && (await this.#isBegun(errand));
    const planned = repeated ? undefined : await this.#taking.look(read.good, errand, read.wrong);
    if (isRefusal(planned)) return planned;
    const problems = inOrder(onceEach([...read.problems, ...(planned?.problems ?? [])]));
    if (command.dryRun) {
      const told = await this.#told(call).outcome(
        { read, valid: read.stopped ? 0 : (planned?.taken ?? 0), problems },
        faulty,
      );
      const notices = [...read.notices, ...(planned?.notices ?? [])];
      // While the headings are wrong nothing will be: there is nothing to tell of it.
      const tells = read.stopped ? {} : planned?.tells;
      return { data: { ...told, ...tells, ...howRead(table, call.language, notices) } };
    }
    const wrong = problems.length > 0 && (!command.skipInvalid || read.stopped);
    if (!repeated && (wrong || planned?.taken === 0)) return refusalOf(problems);
    const { command: alone } = this.#taking;
    if (!alone) return this.#record(read, errand, call, faulty);
    const sent = await alone.send(read.good, errand);
    if (isRefusal(sent)) return sent;
    const told = await this.#told(call).outcome({ read, valid: sent.taken, problems }, faulty);
    return { ...sent.answer, data: told };
  }

  #reading({ sheet }: ImportCommand, file: SpreadsheetFile): SpreadsheetFile {
    const withoutFormulas = this.#definition.formulas === 'refused';
    return { ...file, withoutFormulas, ...(sheet ? { sheet } : {}) };
  }

  async #read(table: Table, how: HowToRead): Promise<ReadRows<R>> {
    const reading = readingRows(this.#definition, table, how);
    let step = reading.next();
    for (; !step.done; step = reading.next()) await turn();
    return step.value;
  }

  #isBegun(errand: Errand): Promise<boolean> {
    const { command } = this.#taking;
    if (command) return command.isSent(errand);
    return this.#desk.isRecorded(operationsStream, stepErrand(errand, 0));
  }

  /** Begun, the rows append by append, done: a repetition with the same key goes on where the first one stopped. */
  async #record(
    read: ReadRows<R>,
    errand: Errand,
    call: Call,
    faulty: ImportCommand['faulty'],
  ): Promise<CommandAnswer | Refusal> {
    const { rows, good, problems } = read;
    const begun = await this.#begin(rows, errand);
    if (isRefusal(begun)) return begun;
    const operation = begun.events[0]?.data['operationId'] as string;
    const made: number[] = [];
    const refused: RowProblem[] = [];
    const { inOne } = this.#taking;
    const atOnce = inOne ? Math.max(1, good.length) : ROWS_TAKEN_AT_ONCE;
    for (let from = 0; from < good.length; from += atOnce) {
      const part = good.slice(from, from + atOnce);
      const step = { ...stepErrand(errand, inOne ? 1 : takingStep(from)), operation };
      const done = await this.#taking.take(part, step);
      if (isRefusal(done) && made.length === 0)
        return endedWithNothing(this.#desk, errand, { operation, rows }, done);
      if (isRefusal(done)) return done;
      made.push(...done.made);
      refused.push(...done.problems);
    }
    const skipped = rows - made.length;
    const end = stepOn(operationsStream, () => [OperationDone({ operationId: operation, made, skipped })]);
    const done = await this.#desk.perform(end, { ...stepErrand(errand, 9999), operation });
    if (isRefusal(done)) return done;
    const all = inOrder([...problems, ...refused]);
    const told = await this.#told(call).outcome({ read, valid: made.length, problems: all }, faulty);
    const data = { ...told, operationId: operation };
    return { data, message: 'import.taken', position: done.position };
  }

  #told = ({ language }: Call) => new ImportTold(this.#definition, language);

  async #begin(rows: number, errand: Errand): Promise<Done | Refusal> {
    const { kind } = this.#definition;
    const about = (await this.#taking.about?.(errand)) ?? {};
    const begin = stepOn(operationsStream, ({ operations }) => {
      const number = 1 + operations.size;
      return [OperationBegun({ operationId: operationId(kind, number), number, kind, about, rows })];
    });
    return this.#desk.perform(begin, stepErrand(errand, 0));
  }
}
