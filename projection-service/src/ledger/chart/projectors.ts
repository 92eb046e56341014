import type { DataOf } from '@madrasah/events';
import {
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
import { defineProjector, type EventOf, when } from '../../kernel/projecting/index.ts';
import { registerProjector } from '../../kernel/register.ts';

/** A retired row is kept: entries of the past still name it. */
interface Retirable {
  readonly retired: boolean;
}
export type Fund = DataOf<typeof FundAdded> & { readonly active: boolean } & Retirable;
export type GeneralLedger = DataOf<typeof GeneralLedgerAdded> & Retirable;
export type SubLedger = DataOf<typeof SubLedgerAdded> & Retirable;

/** Lays what an event says over the document that stands. */
const overlay =
  <C>(changes: (data: C) => object) =>
  <D extends object>(document: D | undefined, { data }: { data: C }): D | undefined =>
    document && { ...document, ...changes(data) };

const renamed = overlay(({ name }: { name: string }) => ({ name }));
const retired = overlay(() => ({ retired: true }));

const byFund = ({ data }: { data: { fundId: number } }) => [data.fundId];
const byLedger = ({ data }: { data: { ledgerId: number } }) => [data.ledgerId];
const bySubLedger = ({ data }: { data: { subLedgerId: number } }) => [data.subLedgerId];

export const accountingYearsProjector = registerProjector(accountingYears);

export const fundsProjector = defineProjector<Fund>({
  name: 'funds',
  version: 1,
  collection: 'funds',
  indexes: [],
  on: {
    FundAdded: when(FundAdded, {
      keys: byFund,
      fold: (_, { data }) => ({ ...data, active: true, retired: false }),
    }),
    FundRenamed: when(FundRenamed, { keys: byFund, fold: renamed }),
    FundSwitched: when(FundSwitched, {
      keys: byFund,
      fold: (fund, { data }: EventOf<typeof FundSwitched>) => fund && { ...fund, active: data.active },
    }),
    FundRetired: when(FundRetired, { keys: byFund, fold: retired }),
  },
});

export const generalLedgersProjector = defineProjector<GeneralLedger>({
  name: 'general-ledgers',
  version: 1,
  collection: 'general-ledgers',
  indexes: [],
  on: {
    GeneralLedgerAdded: when(GeneralLedgerAdded, {
      keys: byLedger,
      fold: (_, { data }) => ({ ...data, retired: false }),
    }),
    GeneralLedgerRenamed: when(GeneralLedgerRenamed, { keys: byLedger, fold: renamed }),
    GeneralLedgerRetired: when(GeneralLedgerRetired, { keys: byLedger, fold: retired }),
  },
});

export const subLedgersProjector = defineProjector<SubLedger>({
  name: 'sub-ledgers',
  version: 1,
  collection: 'sub-ledgers',
  indexes: [],
  on: {
    SubLedgerAdded: when(SubLedgerAdded, {
      keys: bySubLedger,
      fold: (_, { data }) => ({ ...data, retired: false }),
    }),
    SubLedgerRenamed: when(SubLedgerRenamed, { keys: bySubLedger, fold: renamed }),
    SubLedgerRetired: when(SubLedgerRetired, { keys: bySubLedger, fold: retired }),
  },
});
