import type { RegisterCommand } from '@madrasah/events';
import { plainTable } from '@madrasah/service-kit/folding';
import { openedStream } from '../kernel/opening.ts';
import { References } from '../kernel/references.ts';
import { keptIn } from '../kernel/register/commands.ts';
import { decideRegister } from '../kernel/register/decide.ts';
import type { Home } from '../kernel/register/index.ts';
import { chartSlots } from '../ledger/chart/slots.ts';
import { chartHomes } from '../ledger/chart/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { journalStream } from '../ledger/journal/state.ts';
import type { House } from './house.ts';

const references = new References([journalStream]);
const nothingOpened = openedStream.initial(plainTable);

/** What becomes of a command over a register of the chart, decided as the service decides it. */
export function onChart(house: House, command: RegisterCommand): Decided {
  const home = chartHomes.find(({ register }) => register.key === command.register) as Home;
  const own = chartSlots[command.register] ?? {};
  const look = () => house.journal as never;
  const users = references.usersOf(home.register, nothingOpened);
  const known = { homes: chartHomes, reach: [], own, users };
  const scene = { ...known, state: house.chart as never, look, seen: undefined };
  return decideRegister(keptIn(home, scene), command);
}

/** Decided and folded; a refusal is a failure of the test. */
export function charted(house: House, command: RegisterCommand): void {
  const outcome = onChart(house, command);
  if ('code' in outcome) throw new Error(`refused: ${outcome.code}`);
  for (const draft of outcome) house.setUp(draft);
}

type Attributes = Readonly<Record<string, unknown>>;

/** A new row of a register of the chart. */
export const adding = (register: string, attributes: Attributes): RegisterCommand => ({
  kind: 'add',
  register,
  attributes,
});
export const changing = (register: string, id: number, changes: Attributes): RegisterCommand => ({
  kind: 'change',
  register,
  id,
  changes,
});
export const removing = (register: string, id: number): RegisterCommand => ({ kind: 'remove', register, id });
