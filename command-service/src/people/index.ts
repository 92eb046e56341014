import { isRefusal } from '@madrasah/events';
import { peopleCommands } from '@madrasah/events/people';
import { OutcomeUnknown } from '@madrasah/service-kit/event-store';
import { erase, type Vault, VaultAway } from '@madrasah/service-kit/vault';
import type { Deps } from '../deps.ts';
import { errandOf, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { changeCodeSetting, changePerson, erasePerson, registerPerson } from './decide.ts';
import { peopleStream } from './state.ts';

/** The commands over people of every kind. */
export function people({ desk, vault }: Deps): HandledCommand[] {
  return [
    oneStep(
      desk,
      peopleCommands.registerPerson,
      (command) => stepOn(peopleStream, (state, { today }) => registerPerson(state, command, today)),
      ([registered]) => ({
        id: registered?.data['userId'] as number,
        data: { UserID: registered?.data['userId'], UserCode: registered?.data['userCode'] },
      }),
    ),
    oneStep(desk, peopleCommands.changePerson, (command) =>
      stepOn(peopleStream, (state, { today }) => changePerson(state, command, today)),
    ),
    oneStep(desk, peopleCommands.changeCodeSetting, (command) =>
      stepOn(peopleStream, (state) => changeCodeSetting(state, command)),
    ),
    handled(peopleCommands.erasePerson, async (command, call) => {
      const errand = errandOf(call, 'ErasePerson', command);
      const done = await desk.perform(
        stepOn(peopleStream, (state) => erasePerson(state, command)),
        errand,
      );
      if (isRefusal(done)) return done;
      // After the event, never before it: a crash in between is repaired by the erasure policy.
      destroyKey(vault, errand.schoolId, command.userId);
      return { position: done.position };
    }),
  ];
}

/** The event stands already: who is told "nothing was recorded" would be told wrong. */
function destroyKey(vault: Vault, schoolId: string, userId: number): void {
  try {
    erase(vault, schoolId, userId);
  } catch (error) {
    if (error instanceof VaultAway) throw new OutcomeUnknown('the key stands yet', { cause: error });
    throw error;
  }
}
