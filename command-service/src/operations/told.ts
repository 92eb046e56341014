import {
  cellText,
  type FaultyRows,
  faultyRows,
  type ImportDefinition,
  type Language,
  MEDIA_TYPE_OF,
  type Problem,
  type ReadRows,
  type Refusal,
  type RowProblem,
  say,
} from '@madrasah/events';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import { faultyFile } from '@madrasah/service-kit/spreadsheet';
import { MOST_TOLD } from '../kernel/import/how-read.ts';

const LONGEST_SHOWN = 60;

/** What came of a file, or would come of it. */
export interface ImportOutcome {
  readonly read: Pick<ReadRows<unknown>, 'rows' | 'cellsAt' | 'beyondAt' | 'asked' | 'free'>;
  /** Rows that are taken, or could be. */
  readonly valid: number;
  readonly problems: readonly RowProblem[];
}

/** In the order of the lines. */
export const inOrder = (problems: readonly RowProblem[]) =>
  problems.toSorted((one, other) => one.line - other.line);

/** A cell is told of once, by what was found first; a row as a whole by all that is against it. */
export function onceEach(problems: readonly RowProblem[]): RowProblem[] {
  const told = new Set<string>();
  return problems.filter(({ line, column, problem }) => {
    const key =
      column === '' ? `${line}::${problem.key}:${JSON.stringify(problem.params)}` : `${line}:${column}`;
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
}

/** Tells of the rows of one import, in one language. */
export class ImportTold<R> {
  readonly #definition: ImportDefinition<R>;
  readonly #language: Language;

  constructor(definition: ImportDefinition<R>, language: Language) {
    this.#definition = definition;
    this.#language = language;
  }

  #say = ({ key, params }: Problem) => say(this.#language, key, params);

  /**
   * Counts, and every problem by line and heading with what stands in the cell; of a faulty row that can be saved
   * `faultyRows` counts it, and `file` is all of them where that was asked for. `headings` are those of which a person is
   * asked what they are, and what they may be.
   */
  async outcome({ read, valid, problems }: ImportOutcome, kind: 'xlsx' | 'csv' | undefined) {
    const errors = problems.slice(0, MOST_TOLD).map(({ line, column, problem, value }) => {
      const stands = value ?? cellText(read.cellsAt(line)[column]).trim().slice(0, LONGEST_SHOWN);
      return {
        ...{ row: line, path: column, heading: this.#definition.columns[column]?.[this.#language] ?? '' },
        ...(stands === '' ? {} : { value: stands }),
        message: this.#say(problem),
      };
    });
    const untold = problems.length - errors.length;
    const faulty = faultyRows(this.#definition, read, problems, this.#language, this.#say);
    return {
      ...{ rows: read.rows, valid, invalid: Math.max(0, read.rows - valid), errors },
      ...(untold > 0 ? { more: untold } : {}),
      ...(read.asked.length > 0 ? { headings: { asked: read.asked, free: this.#called(read.free) } } : {}),
      ...(faulty.rows.length > 0 ? { faultyRows: faulty.rows.length } : {}),
      ...(kind && faulty.rows.length > 0 ? { file: await this.#file(faulty, kind) } : {}),
    };
  }

  #called = (columns: readonly string[]) =>
    columns.map((as) => ({ as, heading: this.#definition.columns[as]?.[this.#language] ?? as }));

  async #file(faulty: FaultyRows, kind: 'xlsx' | 'csv') {
    const bytes = await faultyFile(this.#definition, this.#language, faulty, kind);
    return { mediaType: MEDIA_TYPE_OF[kind], base64: bytes.toString('base64') };
  }
}

/** Every problem of a file that is not taken. */
export function refusalOf(problems: readonly RowProblem[]): Refusal {
  const fields = problems.slice(0, MOST_TOLD).map(({ line, column, problem }) => ({
    path: column === '' ? `rows.${line}` : `rows.${line}.${column}`,
    problem,
  }));
  return refuse('import.invalid', { count: problems.length }, fields);
}
