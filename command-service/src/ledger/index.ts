import type { CommandDefinition } from '@madrasah/events';
import { ledgerCommands, subLedgerAccount } from '@madrasah/events/ledger';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import {
  addFund,
  addGeneralLedger,
  addSubLedger,
  renameFund,
  renameGeneralLedger,
  renameSubLedger,
  retireFund,
  retireGeneralLedger,
  retireSubLedger,
  switchFund,
} from './chart/decide.ts';
import { chartSlots } from './chart/slots.ts';
import { type ChartState, chartHomes, chartStream } from './chart/state.ts';
import type { Decided } from './journal/facts.ts';
import { type JournalState, journalStream } from './journal/state.ts';

/** Whether anything was ever posted to a sub-ledger (in any fund), or in a fund (to any account). */
function isPosted(journal: JournalState, part: 'account' | 'fund', id: number): boolean {
  const wanted = part === 'account' ? subLedgerAccount(id) : String(id);
  for (const key of journal.balances.keys())
    if (key.split('|')[part === 'account' ? 0 : 1] === wanted) return true;
  return false;
}

/** The commands over funds, general ledgers and sub-ledgers. */
export function ledger({ desk }: Deps): HandledCommand[] {
  const bind = <C>(
    definition: CommandDefinition<C>,
    decide: (chart: ChartState, command: C) => Decided,
    answer?: AnswerOf,
  ) =>
    oneStep(desk, definition, (command: C) => stepOn(chartStream, (chart) => decide(chart, command)), answer);
  const retiring = (
    definition: CommandDefinition<{ id: number }>,
    decide: typeof retireFund,
    part: 'account' | 'fund',
  ) =>
    oneStep(desk, definition, (command) =>
      stepOn(
        chartStream,
        (chart, { look }) => decide(chart, command, (id) => isPosted(look(journalStream), part, id)),
        [journalStream],
      ),
    );
  const commands = ledgerCommands;
  return [
    ...registerCommands(desk, chartHomes, { slots: chartSlots }),
    bind(commands.addFund, addFund, idFrom('fundId')),
    bind(commands.renameFund, renameFund),
    bind(commands.switchFund, switchFund),
    retiring(commands.retireFund, retireFund, 'fund'),
    bind(commands.addGeneralLedger, addGeneralLedger, idFrom('ledgerId')),
    bind(commands.renameGeneralLedger, renameGeneralLedger),
    bind(commands.retireGeneralLedger, retireGeneralLedger),
    bind(commands.addSubLedger, addSubLedger, idFrom('subLedgerId')),
    bind(commands.renameSubLedger, renameSubLedger),
    retiring(commands.retireSubLedger, retireSubLedger, 'account'),
  ];
}
