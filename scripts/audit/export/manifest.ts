import type { Balances, Chart, Cut } from '../../../projection-service/src/ledger/export/entry.ts';

export type { Balances, Chart, Cut };

/**
 * The format of a bundle (docs/audit-bundle.md): 2 where the school has opened streams, which a verifier of before
 * could not read; everything else is as it was, and stays 1.
 */
export const FORMATS_OF_BUNDLES = { plain: 1, withOpenedStreams: 2 } as const;

export interface StreamHead {
  readonly stream: string;
  readonly events: number;
  /** Revision and hash of its last event. */
  readonly revision: number;
  readonly hash: string;
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
