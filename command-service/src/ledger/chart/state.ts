import { type Row, streams } from '@madrasah/events';
import {
  FeeHeadAdded,
  FeeHeadChanged,
  FeeHeadRetired,
  FeePricesSet,
  FeePricesWithdrawn,
} from '@madrasah/events/fees';
import {
  type AccountingYear,
  accountingYears,
  FundAdded,
  FundRenamed,
  FundRetired,
  FundSwitched,
  GeneralLedgerAdded,
  GeneralLedgerRenamed,
  GeneralLedgerRetired,
  SubLedgerAdded,
  SubLedgerRenamed,
  SubLedgerRetired,
} from '@madrasah/events/ledger';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import { homesIn, registerCases } from '../../kernel/register/index.ts';
import type { StreamDefinition } from '../../kernel/stream.ts';

export interface Fund {
  readonly fundId: number;
  readonly name: string;
  readonly kind: number;
  readonly active: boolean;
  readonly retired: boolean;
}
export interface GeneralLedger {
  readonly ledgerId: number;
  readonly fundId: number;
  readonly class: number;
  readonly name: string;
  readonly retired: boolean;
}
export interface SubLedger {
  readonly subLedgerId: number;
  readonly ledgerId: number;
  readonly fundId: number;
  readonly class: number;
  readonly name: string;
  readonly allowedFunds: readonly number[] | null;
  readonly retired: boolean;
}
export interface FeeHead {
  readonly feeHeadId: number;
  readonly subLedgerId: number;
  readonly feeGroup: number;
  readonly chargeOn: 'admission' | 'month' | 'demand';
  readonly retired: boolean;
}
/** A fee-matrix row: what it said from which day on; `amounts` null means withdrawn. */
export interface PriceRow {
  readonly priceRowId: number;
  readonly sessionId: number;
  readonly classId: number;
  readonly subLedgerId: number;
  readonly versions: readonly {
    readonly from: string;
    readonly amounts: readonly (number | null)[] | null;
  }[];
}

/** Funds, ledgers, fee heads and prices of a school. */
export interface ChartState {
  readonly funds: Table<number, Fund>;
  readonly generalLedgers: Table<number, GeneralLedger>;
  readonly subLedgers: Table<number, SubLedger>;
  readonly feeHeads: Table<number, FeeHead>;
  readonly prices: Table<number, PriceRow>;
  readonly accountingYears: Table<number, Row<AccountingYear>>;
  /** `session:class:subLedger` → price row. */
  readonly priceKeys: Table<string, number>;
}

export const priceKey = (sessionId: number, classId: number, subLedgerId: number) =>
  `${sessionId}:${classId}:${subLedgerId}`;

const initial = (table: NewTable): ChartState => ({
  funds: table(),
  generalLedgers: table(),
  subLedgers: table(),
  feeHeads: table(),
  prices: table(),
  accountingYears: table(),
  priceKeys: table(),
});

function patch<T>(table: Table<number, T>, id: number, changes: Partial<T>): void {
  const row = table.get(id);
  if (row) table.set(id, { ...row, ...changes });
}

function priceVersion(
  state: ChartState,
  row: Omit<PriceRow, 'versions'>,
  version: PriceRow['versions'][number],
) {
  const versions = state.prices.get(row.priceRowId)?.versions ?? [];
  state.prices.set(row.priceRowId, { ...row, versions: [...versions, version] });
}

const evolve = foldOf<ChartState>(
  ...registerCases<ChartState>(accountingYears, (state) => state.accountingYears as never),
  on(FundAdded, (state, data) => {
    state.funds.set(data.fundId, { ...data, active: true, retired: false });
  }),
  on(FundRenamed, (state, { fundId, name }) => patch(state.funds, fundId, { name })),
  on(FundSwitched, (state, { fundId, active }) => patch(state.funds, fundId, { active })),
  on(FundRetired, (state, { fundId }) => patch(state.funds, fundId, { retired: true })),
  on(GeneralLedgerAdded, (state, data) => {
    state.generalLedgers.set(data.ledgerId, { ...data, retired: false });
  }),
  on(GeneralLedgerRenamed, (state, { ledgerId, name }) => patch(state.generalLedgers, ledgerId, { name })),
  on(GeneralLedgerRetired, (state, { ledgerId }) => patch(state.generalLedgers, ledgerId, { retired: true })),
  on(SubLedgerAdded, (state, data) => {
    state.subLedgers.set(data.subLedgerId, { ...data, retired: false });
  }),
  on(SubLedgerRenamed, (state, { subLedgerId, name }) => patch(state.subLedgers, subLedgerId, { name })),
  on(SubLedgerRetired, (state, { subLedgerId }) => patch(state.subLedgers, subLedgerId, { retired: true })),
  on(FeeHeadAdded, (state, data) => {
    state.feeHeads.set(data.feeHeadId, { ...data, retired: false });
  }),
  on(FeeHeadChanged, (state, { feeHeadId, ...changes }) => patch(state.feeHeads, feeHeadId, changes)),
  on(FeeHeadRetired, (state, { feeHeadId }) => patch(state.feeHeads, feeHeadId, { retired: true })),
  on(FeePricesSet, (state, { amounts, effectiveFrom, ...row }) => {
    priceVersion(state, row, { from: effectiveFrom, amounts });
    state.priceKeys.set(priceKey(row.sessionId, row.classId, row.subLedgerId), row.priceRowId);
  }),
  on(FeePricesWithdrawn, (state, { priceRowId, effectiveFrom }) => {
    const row = state.prices.get(priceRowId);
    // What was set to begin later is withdrawn with it.
    const begun = row?.versions.filter((version) => version.from <= effectiveFrom) ?? [];
    if (row)
      state.prices.set(priceRowId, { ...row, versions: [...begun, { from: effectiveFrom, amounts: null }] });
  }),
);

export const chartStream: StreamDefinition<ChartState> = {
  category: 'chart',
  nameFor: streams.chart,
  initial,
  evolve,
};

export const chartHomes = homesIn(chartStream, { accountingYears });
