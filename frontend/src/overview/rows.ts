import { overviewQueries } from '@madrasah/events/overview';
import { answering } from '../kit/wire/definitions.ts';

interface Overview {
  readonly classes: readonly {
    readonly ClassID: number;
    readonly ClassName: string;
    readonly students: number;
    readonly due: number;
  }[];
  readonly totalDue: number;
  readonly free: readonly FreeOfSession[];
  readonly alarms: Alarms;
}

/** Who pays nothing in a session, and what that is worth; `report` and `column` say what explains it. */
export interface FreeOfSession {
  readonly SessionID: number;
  readonly SessionName: string;
  readonly students: number;
  readonly worth: number;
  readonly report: string;
  readonly column: string;
}

/** What asks for attention; sums in taka. */
export interface Alarms {
  readonly short: readonly {
    readonly AccountName: string;
    readonly FundName: string;
    readonly amount: number;
  }[];
  readonly differences: readonly {
    readonly Account: number;
    readonly AccountName: string;
    readonly on: string;
    readonly amount: number;
  }[];
  readonly aboveLimit: readonly {
    readonly AccountName: string;
    readonly limit: number;
    readonly above: number;
  }[];
  readonly advances: number;
  readonly zakat: { readonly spendable: number; readonly waiting: number };
  readonly awaited: number;
}

export const overviewOf = answering<{ readonly data: Overview }>()(overviewQueries.overview);
