import type { CommandDefinition, Register } from '@madrasah/events/kernel';
import { useEffect, useState } from 'react';
import { useCommand } from '../../calls/use-command.ts';
import type { Failure } from '../../wire/failure.ts';
import { groupField, idIn, type WireRow } from '../definition.ts';
import { groupOf, moved, reach } from './order.ts';

export interface Order<Row> {
  readonly rows: readonly Row[];
  /** Moves a row and saves the new order at once. */
  move(from: number, to: number): void;
  readonly saving: boolean;
  readonly failure: Failure | undefined;
}

/** The rows in the order the user has given them; it is his until the server's list says the same, or refuses. */
export function useOrder(
  register: Register,
  declared: CommandDefinition | undefined,
  known: readonly WireRow[],
): Order<WireRow> {
  const within = groupField(register);
  const group = (row: WireRow) => (within === undefined ? '' : String(row[within]));
  const reorder = declared ?? register.commands.reorder;
  const command = useCommand(reorder ?? register.commands.change);
  const [own, setOwn] = useState<readonly WireRow[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer list from the server takes the place of ours
  useEffect(() => setOwn(undefined), [known]);
  const rows = own ?? known;

  async function move(from: number, to: number) {
    const row = rows[from];
    if (!reorder || row === undefined || command.running) return;
    const [first, last] = reach(rows, from, group);
    const target = Math.min(last, Math.max(first, to));
    if (target === from) return;
    const next = moved(rows, from, target);
    setOwn(next);
    const outcome = await command.run(
      groupOf(next, row, group).map((one) => ({ [register.wire.id]: idIn(register, one) })),
    );
    if (!outcome.ok) setOwn(undefined);
  }
  return { rows, move, saving: command.running, failure: command.failure };
}
