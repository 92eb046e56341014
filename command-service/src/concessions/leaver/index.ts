import { type CommandOf, isRefusal } from '@madrasah/events';
import { planCommands } from '@madrasah/events/plans';
import type { Deps } from '../../deps.ts';
import { itemsOf, leaverSettlement } from '../../fees/steps.ts';
import { type Desk, type Errand, errandOf } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { withNote } from '../../notes/steps.ts';
import { writeOffs } from '../write-offs.ts';

type Command = CommandOf<typeof planCommands.settleLeaver>;
type Asking = ReturnType<typeof writeOffs>['step'];

/**
 * What a student still owes is asked to be written off, charge by charge; each waits for a second person. Sent again
 * it finds what was asked the first time, also when some of it is written off or paid by now, and asks for what a crash
 * has left out.
 */
async function askWriteOffs(desk: Desk, ask: Asking, { admissionId, reason }: Command, errand: Errand) {
  const journal = await desk.state(journalStream, errand.schoolId);
  const requests: unknown[] = [];
  let position: number | undefined;
  for (const { itemId, due } of itemsOf(journal, admissionId)) {
    const key = errand.idempotencyKey && `${errand.idempotencyKey}#write-off-${itemId}`;
    const own: Errand = key ? { ...errand, idempotencyKey: key } : errand;
    if (due === 0 && !(await desk.isRecorded(journalStream, own))) continue;
    const asked = await withNote(desk, own, { reason }, (noteId) => ask({ itemId, amount: due, noteId }));
    if (isRefusal(asked)) return asked;
    requests.push(asked.events[0]?.data['requestId']);
    position = asked.position;
  }
  return { requests, position };
}

/** A leaver's settlement: one append to the journal; what shall be written off is asked for behind it. */
export function leavers({ desk }: Pick<Deps, 'desk'>): HandledCommand {
  const ask = writeOffs(desk).step;
  return handled(planCommands.settleLeaver, async (command, call) => {
    const { writeOff, reason, ...settlement } = command;
    const errand = errandOf(call, planCommands.settleLeaver.name, command);
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      leaverSettlement({ ...settlement, noteId, remark: '' }),
    );
    if (isRefusal(done)) return done;
    const settled = done.events.find(({ type }) => type === 'LeaverSettled');
    const id = settled?.data['settlementId'] as number;
    if (!writeOff) return { id, data: { settlementId: id }, position: done.position };
    const asked = await askWriteOffs(desk, ask, command, errand);
    if (isRefusal(asked)) return asked;
    const { requests, position = done.position } = asked;
    const waiting = requests.length > 0 ? { waiting: true } : {};
    return { id, data: { settlementId: id, requests }, ...waiting, position };
  });
}
