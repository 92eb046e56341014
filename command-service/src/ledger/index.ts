import { FundSwitched, ledgerCommands, refuseLedger } from '@madrasah/events/ledger';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { fundOf } from './chart/lookups.ts';
import { chartSlots } from './chart/slots.ts';
import { type ChartState, chartHomes, chartStream } from './chart/state.ts';
import type { Decided } from './journal/facts/index.ts';
import { openings } from './opening/index.ts';

/** An inactive fund keeps its money and takes no new entry. */
function switchFund(chart: ChartState, { id, active }: { id: number; active: boolean }): Decided {
  const fund = fundOf(chart, id);
  if (!fund) return refuseLedger('fund.not-found');
  return fund.active === active ? [] : [FundSwitched({ fundId: id, active })];
}

/** The commands over the registers of the chart: funds, ledgers, sub-ledgers, fee heads, accounting years. */
export const ledger = ({ desk }: Deps): HandledCommand[] => [
  ...registerCommands(desk, chartHomes, { slots: chartSlots }),
  ...openings({ desk }),
  oneStep(desk, ledgerCommands.switchFund, (command) =>
    stepOn(chartStream, (chart) => switchFund(chart, command)),
  ),
];
