import { power, type RegisterCommand, refuse } from '@madrasah/events';
import { isPermitted } from '@madrasah/service-kit/access';
import { accessStream } from '../access/state.ts';
import { type Desk, errandOf } from '../kernel/desk.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';

/** Who may change the order of each register that comes by the one address. */
const POWERS: Readonly<Record<string, string>> = { session: 'academic_year', section: 'sub_class' };

/** One address takes the order of sessions and that of sections: which power it asks for is told by its rows. */
export const guarded = (desk: Desk, { definition, handle }: HandledCommand): HandledCommand =>
  handled(definition, async (command, call) => {
    const { register } = command as RegisterCommand;
    const { schoolId, actor } = errandOf(call, definition.name, command);
    const login = (await desk.state(accessStream, schoolId)).logins.get(actor.id);
    const needed = power(POWERS[register] ?? '', 'edit');
    return login && isPermitted(login, needed) ? handle(command, call) : refuse('access.denied');
  });
