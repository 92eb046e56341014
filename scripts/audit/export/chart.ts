import type { DataOf } from '@madrasah/events';
import {
  FundAdded,
  FundKindChanged,
  FundRenamed,
  GeneralLedgerAdded,
  GeneralLedgerRenamed,
  SubLedgerAdded,
  SubLedgerRenamed,
} from '@madrasah/events/ledger';
import type { Chart } from './manifest.ts';

type Row<T> = { -readonly [K in keyof T]: T[K] };

/** The funds and accounts of a school under their last names; what was taken off the list stays, money may lie there. */
export class ChartFold {
  readonly #funds = new Map<number, Row<Chart['funds'][number]>>();
  readonly #ledgers = new Map<number, Row<Chart['ledgers'][number]>>();
  readonly #subLedgers = new Map<number, Row<Chart['subLedgers'][number]>>();

  apply({ type, data }: { type: string; data: object }): void {
    this.#folds[type]?.(data as never);
  }

  chart(): Chart {
    return {
      funds: [...this.#funds.values()],
      ledgers: [...this.#ledgers.values()],
      subLedgers: [...this.#subLedgers.values()],
    };
  }

  readonly #folds: Readonly<Record<string, (data: never) => void>> = {
    [FundAdded.type]: ({ fundId, name, kind }: DataOf<typeof FundAdded>) => {
      this.#funds.set(fundId, { fundId, name, kind });
    },
    [FundKindChanged.type]: ({ fundId, kind }: DataOf<typeof FundKindChanged>) => {
      const fund = this.#funds.get(fundId);
      if (fund) fund.kind = kind;
    },
    [FundRenamed.type]: ({ fundId, name }: DataOf<typeof FundRenamed>) => rename(this.#funds, fundId, name),
    [GeneralLedgerAdded.type]: (data: DataOf<typeof GeneralLedgerAdded>) => {
      const { ledgerId, fundId, name } = data;
      this.#ledgers.set(ledgerId, { ledgerId, fundId, class: data.class, name });
    },
    [GeneralLedgerRenamed.type]: ({ ledgerId, name }: DataOf<typeof GeneralLedgerRenamed>) =>
      rename(this.#ledgers, ledgerId, name),
    [SubLedgerAdded.type]: (data: DataOf<typeof SubLedgerAdded>) => {
      const { subLedgerId, ledgerId, fundId, name } = data;
      this.#subLedgers.set(subLedgerId, { subLedgerId, ledgerId, fundId, class: data.class, name });
    },
    [SubLedgerRenamed.type]: ({ subLedgerId, name }: DataOf<typeof SubLedgerRenamed>) =>
      rename(this.#subLedgers, subLedgerId, name),
  };
}

function rename(rows: ReadonlyMap<number, { name: string }>, id: number, name: string): void {
  const row = rows.get(id);
  if (row) row.name = name;
}
