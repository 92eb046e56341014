import { isRefusal } from '@madrasah/events';
import { auditCommands } from '@madrasah/events/audit';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import { errandOf, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { askForMail, changeAuditors } from './decide.ts';
import { auditStream } from './state.ts';
import { closeDay, lastOf } from './take-root.ts';

/** The commands over daily roots and their mails. */
export function audit({ desk }: Deps): HandledCommand[] {
  return [
    handled(auditCommands.takeRoot, async (command, call) => {
      const errand = errandOf(call, auditCommands.takeRoot.name, command);
      const done = await closeDay(desk, today(desk.clock), errand);
      if (isRefusal(done)) return done;
      const last = lastOf(await desk.state(auditStream, errand.schoolId));
      const data = last && { rootId: last.rootId, day: last.day, position: last.position, root: last.root };
      return { ...(last ? { id: last.rootId } : {}), data, position: done.position };
    }),
    oneStep(desk, auditCommands.changeAuditors, (wanted, { ifMatch }) =>
      stepOn(auditStream, (state) => changeAuditors(state, wanted, ifMatch)),
    ),
    oneStep(desk, auditCommands.mailRoot, ({ rootId }) =>
      stepOn(auditStream, (state, { now }) => askForMail(state, rootId, now)),
    ),
  ];
}
