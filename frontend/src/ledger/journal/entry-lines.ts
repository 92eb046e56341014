import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import type { EntryLine } from '../rows.ts';

/** The lines of an entry as one account of a fund each: a charge of three hundred students is one receivable. */
export interface SummedLine {
  readonly account: string;
  readonly name: string;
  readonly FundID: number;
  readonly FundName: string;
  /** Whose lines they are. */
  readonly people: number;
  readonly debit: number;
  readonly credit: number;
}

const sum = (taka: readonly number[]) => sumPaisa(taka.map(paisaOf)) / 100;

export function summed(lines: readonly EntryLine[]): readonly SummedLine[] {
  const together = Map.groupBy(lines, ({ account, FundID, debit }) => `${account} ${FundID} ${debit > 0}`);
  return [...together.values()].map((same) => {
    const { account, name, FundID, FundName } = same[0] as EntryLine;
    return {
      account,
      name,
      FundID,
      FundName,
      people: new Set(same.map(({ UserID }) => UserID).filter((id) => id !== undefined)).size,
      debit: sum(same.map(({ debit }) => debit)),
      credit: sum(same.map(({ credit }) => credit)),
    };
  });
}
