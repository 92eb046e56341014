/**
 * The format of a bundle (docs/audit-bundle.md): 2 where the school has opened streams, which a verifier of before
 * could not read; everything else is as it was, and stays 1.
 */
export const FORMATS_OF_BUNDLES = { plain: 1, withOpenedStreams: 2 } as const;

export interface Cut {
  /** Only entries up to this business day count. */
  readonly asOf: string | null;
  /** Only entries recorded up to this instant count. */
  readonly knownAt: string | null;
}

export interface StreamHead {
  readonly stream: string;
  readonly events: number;
  /** Revision and hash of its last event. */
  readonly revision: number;
  readonly hash: string;
}

/** Amounts in paisa, each account net on one side. */
export interface Balances extends Cut {
  readonly funds: readonly {
    readonly fundId: number;
    readonly accounts: readonly {
      readonly account: string;
      readonly debit: number;
      readonly credit: number;
    }[];
    readonly debit: number;
    readonly credit: number;
  }[];
  readonly debit: number;
  readonly credit: number;
}

export interface Chart {
  readonly funds: readonly { readonly fundId: number; readonly name: string; readonly kind: number }[];
  readonly ledgers: readonly {
    readonly ledgerId: number;
    readonly fundId: number;
    readonly class: number;
    readonly name: string;
  }[];
  readonly subLedgers: readonly {
    readonly subLedgerId: number;
    readonly ledgerId: number;
    readonly fundId: number;
    readonly class: number;
    readonly name: string;
  }[];
}

export interface DailyRoot {
  readonly day: string;
  readonly position: number;
  readonly root: string;
}

/** What stands in `manifest.json`. All of it follows from the events; nothing tells when or where it was written. */
export interface Manifest {
  readonly format: number;
  readonly schoolId: string;
  /** The last event's position in the log, and when it was recorded. */
  readonly position: number;
  readonly at: string;
  readonly events: number;
  readonly streams: readonly StreamHead[];
  readonly roots: readonly DailyRoot[];
  readonly chart: Chart;
  readonly trialBalance: Balances;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}
