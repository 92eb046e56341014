import { type RowOfRegister, streams } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import { type ConcessionLimit, ConcessionLimitsSet } from '@madrasah/events/concessions';
import { FeePricesSet, FeePricesWithdrawn, feeGroupNames, feeHeads } from '@madrasah/events/fees';
import { accountingYears, funds, generalLedgers, receiptBooks, subLedgers } from '@madrasah/events/ledger';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings, PrintSettingsChanged } from '@madrasah/events/papers';
import { SettingChanged } from '@madrasah/events/settings';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import { beginning, fieldReferences, homesIn, registerCases } from '../../kernel/register/index.ts';
import type { StreamDefinition } from '../../kernel/stream.ts';

export type Fund = RowOfRegister<typeof funds>;
export type GeneralLedger = RowOfRegister<typeof generalLedgers>;
export type SubLedger = RowOfRegister<typeof subLedgers>;
export type FeeHead = RowOfRegister<typeof feeHeads>;
export type FeeGroupNameRow = RowOfRegister<typeof feeGroupNames>;
export type AccountingYearRow = RowOfRegister<typeof accountingYears>;
export type ReceiptBookRow = RowOfRegister<typeof receiptBooks>;

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

/** Funds, ledgers, fee heads, prices and accounting years of a school. */
export interface ChartState {
  readonly funds: Table<number, Fund>;
  readonly generalLedgers: Table<number, GeneralLedger>;
  readonly subLedgers: Table<number, SubLedger>;
  readonly feeGroupNames: Table<number, FeeGroupNameRow>;
  readonly feeHeads: Table<number, FeeHead>;
  readonly accountingYears: Table<number, AccountingYearRow>;
  readonly receiptBooks: Table<number, ReceiptBookRow>;
  readonly prices: Table<number, PriceRow>;
  /** `session:class:subLedger` → price row. */
  readonly priceKeys: Table<string, number>;
  /** Permission type → what it may concede by itself; none where it is absent. */
  readonly concessionLimits: Table<number, ConcessionLimit>;
  /** Under 0, once they were settled. */
  readonly printSettings: Table<number, PrintSettings>;
  /** What was set on the page of settings, by id; one of them says what gender 3 pays. */
  readonly settings: Table<number, number>;
}

/** How receipts are numbered and printed, settled or by default. */
export const printSettingsOf = ({ printSettings }: Pick<ChartState, 'printSettings'>): PrintSettings =>
  printSettings.get(0) ?? DEFAULT_PRINT_SETTINGS;

/** The registers of the chart, by the tables that their rows stand in. */
const registers = {
  funds,
  generalLedgers,
  subLedgers,
  feeGroupNames,
  feeHeads,
  accountingYears,
  receiptBooks,
};
type Listed = keyof typeof registers;

export const priceKey = (sessionId: number, classId: number, subLedgerId: number) =>
  `${sessionId}:${classId}:${subLedgerId}`;

const listed = Object.keys(registers) as Listed[];

const initial = (table: NewTable): ChartState => ({
  ...(Object.fromEntries(listed.map((name) => [name, beginning(registers[name], table)])) as unknown as Pick<
    ChartState,
    Listed
  >),
  prices: table(),
  priceKeys: table(),
  concessionLimits: table(),
  printSettings: table(),
  settings: table(),
});

function priceVersion(
  state: ChartState,
  row: Omit<PriceRow, 'versions'>,
  version: PriceRow['versions'][number],
) {
  const versions = state.prices.get(row.priceRowId)?.versions ?? [];
  state.prices.set(row.priceRowId, { ...row, versions: [...versions, version] });
}

const evolve = foldOf<ChartState>(
  ...listed.flatMap((name) => registerCases<ChartState>(registers[name], (state) => state[name] as never)),
  on(ConcessionLimitsSet, (state, { limits }) => {
    for (const type of [...state.concessionLimits.keys()]) state.concessionLimits.delete(type);
    for (const limit of limits) state.concessionLimits.set(limit.permissionType, limit);
  }),
  on(PrintSettingsChanged, (state, settings) => void state.printSettings.set(0, settings)),
  on(SettingChanged, ({ settings }, { settingId, value }) => void settings.set(settingId, value)),
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

/** A price that was withdrawn counts: a charge may name its row. */
const isPriced =
  (place: 'sessionId' | 'classId' | 'subLedgerId') =>
  ({ prices }: ChartState, id: number): boolean =>
    [...prices.values()].some((row) => row[place] === id);

export const chartStream: StreamDefinition<ChartState> = {
  category: 'chart',
  nameFor: streams.chart,
  initial,
  evolve,
  refers: [
    ...fieldReferences<ChartState>(registers),
    { to: subLedgers, names: isPriced('subLedgerId') },
    { to: classes, names: isPriced('classId') },
    { to: sessions, names: isPriced('sessionId') },
    { to: sessions, names: (chart, id) => printSettingsOf(chart).sessionId === id },
  ],
};

export const chartHomes = homesIn(chartStream, registers);
