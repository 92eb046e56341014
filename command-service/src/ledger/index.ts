import { ledgerCommands } from '@madrasah/events/ledger';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { chartStream } from './chart/state.ts';
import { switchFund } from './chart/switch-fund.ts';
import { chartRoom } from './steps.ts';

/** The commands over the registers of the chart: funds, ledgers, sub-ledgers, fee heads, accounting years. */
export const ledger = ({ desk }: Deps): HandledCommand[] => [
  ...registerCommands(desk, chartRoom.homes, chartRoom),
  oneStep(desk, ledgerCommands.switchFund, (command) =>
    stepOn(chartStream, (chart, { today }) => switchFund(chart, command, today)),
  ),
];
