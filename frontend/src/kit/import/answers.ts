/** What is wrong with a row of a file: its line, the heading of the column, and why in words. */
export interface RowError {
  readonly row: number;
  readonly path: string;
  readonly heading: string;
  /** What stands in the cell. */
  readonly value?: string;
  readonly message: string;
}

/** What came of a file, or would come of it. */
export interface Read {
  readonly rows: number;
  readonly valid: number;
  readonly invalid: number;
  readonly errors: readonly RowError[];
  /** So many more are wrong than are told. */
  readonly more?: number;
  /** So many of the rows that are wrong can be saved as a file; the file itself where it came with the answer. */
  readonly faultyRows?: number;
  readonly file?: { readonly mediaType: string; readonly base64: string };
  /** Columns whose headings are not known, as somebody has said them; and what they may be. */
  readonly headings?: {
    readonly asked: readonly {
      readonly at: number;
      readonly heading: string;
      readonly as: string;
      readonly samples: readonly string[];
    }[];
    readonly free: readonly { readonly as: string; readonly heading: string }[];
  };
  /** How the file was read, in sentences. */
  readonly notices?: readonly string[];
}

/** Whether somebody has still to say what columns are. */
export const isAsked = ({ headings }: Read): boolean => headings?.asked.some(({ as }) => as === '') ?? false;
