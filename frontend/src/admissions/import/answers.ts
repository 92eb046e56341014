/** What is wrong with a row of a file: its line, the heading of the column, and why in words. */
export interface RowError {
  readonly row: number;
  readonly path: string;
  readonly heading: string;
  readonly message: string;
}

/** What came of a file, or would come of it. */
export interface Read {
  readonly rows: number;
  readonly valid: number;
  readonly invalid: number;
  readonly errors: readonly RowError[];
}
