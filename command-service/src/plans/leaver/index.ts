import { type CommandOf, isRefusal } from '@madrasah/events';
import { planCommands } from '@madrasah/events/plans';
import type { Call } from '@madrasah/service-kit/http';
import { writeOffAsking } from '../../concessions/steps.ts';
import type { Deps } from '../../deps.ts';
import { dueItems, leaverSettlement } from '../../fees/steps.ts';
import { type Desk, errandOf } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { withNote } from '../../notes/steps.ts';

type Command = CommandOf<typeof planCommands.settleLeaver>;

/** What a student still owes is asked to be written off, charge by charge; each waits for a second person. */
async function writeOffs(desk: Desk, ask: HandledCommand['handle'], command: Command, call: Call) {
  const schoolId = call.caller?.schoolId ?? '';
  const journal = await desk.state(journalStream, schoolId);
  const asked: (number | undefined)[] = [];
  let position: number | undefined;
  for (const { itemId, due } of dueItems(journal, command.admissionId)) {
    const key = call.idempotencyKey && `${call.idempotencyKey}#write-off-${itemId}`;
    const last = await ask({ itemId, amount: due, reason: command.reason }, { ...call, idempotencyKey: key });
    if (isRefusal(last)) return last;
    asked.push(last.id);
    position = last.position;
  }
  return { requests: asked, position };
}

/** A leaver's settlement: one append to the journal; what shall be written off is asked for behind it. */
export function leavers(deps: Deps): HandledCommand {
  const { desk } = deps;
  const ask = writeOffAsking(deps);
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
    const asked = await writeOffs(desk, ask, command, call);
    if (isRefusal(asked)) return asked;
    const { requests, position = done.position } = asked;
    const waiting = requests.length > 0 ? { waiting: true } : {};
    return { id, data: { settlementId: id, requests }, ...waiting, position };
  });
}
