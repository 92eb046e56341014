import { isRefusal } from '@madrasah/events';
import { peopleCommands } from '@madrasah/events/people';
import type { Deps } from '../deps.ts';
import { errandOf, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { cards } from './cards.ts';
import { changeCodeSetting, changePerson, writeOtherNames } from './decide.ts';
import { activity } from './ending/activity.ts';
import { erasing } from './ending/erasing.ts';
import { merging } from './ending/merging.ts';
import { families } from './family.ts';
import { photos } from './photos.ts';
import { askingWhoItIs } from './same-person/likely.ts';
import { type RegisterSibling, registerSibling } from './same-person/sibling.ts';
import { peopleStream } from './state.ts';
import { studentNotes } from './student-notes.ts';

/** The commands over people of every kind. */
export function people(deps: Deps): HandledCommand[] {
  const { desk } = deps;
  return [
    ...photos(deps),
    ...activity(desk),
    ...cards(desk),
    ...studentNotes(desk),
    ...families(desk),
    ...merging(desk),
    askingWhoItIs<RegisterSibling>(
      desk,
      oneStep(
        desk,
        peopleCommands.registerPerson,
        (command) => stepOn(peopleStream, (state, { today }) => registerSibling(state, command, today)),
        ([registered]) => ({
          id: registered?.data['userId'] as number,
          data: { UserID: registered?.data['userId'], UserCode: registered?.data['userCode'] },
        }),
      ),
      (command) => command,
    ),
    handled(peopleCommands.changePerson, async (command, call) => {
      const step = stepOn(peopleStream, (state, { today }) =>
        changePerson(state, command, today, call.ifMatch),
      );
      const done = await desk.perform(step, errandOf(call, 'ChangePerson', command));
      return isRefusal(done) ? done : { position: done.position };
    }),
    oneStep(desk, peopleCommands.changeCodeSetting, (command, { ifMatch }) =>
      stepOn(peopleStream, (state) => changeCodeSetting(state, command, ifMatch)),
    ),
    oneStep(desk, peopleCommands.writeOtherNames, (command) =>
      stepOn(peopleStream, (state) => writeOtherNames(state, command)),
    ),
    erasing(deps),
  ];
}
