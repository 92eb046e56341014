/** A figure on paper: rows hold values of the domain, the renderer writes them. */
export type Figure = string | number | null;

export interface PaperColumn {
  readonly key: string;
  readonly title: string;
  /** Money is taka, a day `YYYY-MM-DD`. `row` numbers the rows by itself. */
  readonly kind?: 'text' | 'money' | 'digits' | 'day' | 'row';
  readonly total?: boolean;
  /** Of the width of the paper, in per cent. */
  readonly width?: number;
}

export type Cells = Readonly<Record<string, Figure>>;

export interface TableBlock {
  readonly kind: 'table';
  readonly title?: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly Cells[];
  /** Sums the report has reckoned itself, by column. */
  readonly totals?: Readonly<Record<string, number>>;
}

/** Lines with a running balance between two sums carried. */
export interface StatementBlock {
  readonly kind: 'statement';
  readonly opening: number;
  readonly lines: readonly {
    readonly on: string;
    readonly text: string;
    readonly debit: number;
    readonly credit: number;
    readonly balance: number;
    readonly struck?: boolean;
  }[];
  readonly closing: number;
}

/** A receipt or voucher: facts, items, the sum in words. */
export interface SlipBlock {
  readonly kind: 'slip';
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly Cells[];
  readonly total: number;
  readonly inWords: string;
  readonly note?: string;
}

export interface SignatureBlock {
  readonly kind: 'signatures';
  readonly slots: readonly string[];
}

export type Block = TableBlock | StatementBlock | SlipBlock | SignatureBlock;

/** A paper, before anybody draws it: screen, PDF and spreadsheet are made of the same document. */
export interface PaperDocument {
  readonly title: string;
  /** The chosen filters, in words. */
  readonly filters?: readonly string[];
  readonly letterhead: {
    readonly name: string;
    readonly address?: string;
    readonly contact?: string;
    /** An address of our own host, or a blob of it. */
    readonly logo?: string;
  };
  readonly paper?: 'a4' | 'a4-landscape' | 'a5' | 'legal';
  readonly blocks: readonly Block[];
  readonly printedBy?: string;
  /** An instant. */
  readonly printedAt?: string;
}
