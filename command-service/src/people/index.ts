import { isRefusal } from '@madrasah/events';
import { peopleCommands } from '@madrasah/events/people';
import type { Deps } from '../deps.ts';
import { errandOf, stepOn } from '../kernel/desk.ts';
import { eraseNow } from '../kernel/erasing.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { endNotesOf } from '../notes/steps.ts';
import { activity } from './activity.ts';
import { cards } from './cards.ts';
import { changeCodeSetting, changePerson, erasePerson, writeOtherNames } from './decide.ts';
import { families } from './family.ts';
import { merging } from './merging.ts';
import { photos } from './photos.ts';
import { askingWhoItIs } from './same-person/likely.ts';
import { type RegisterSibling, registerSibling } from './same-person/sibling.ts';
import { entriesOf, peopleStream } from './state.ts';
import { studentNotes } from './student-notes.ts';

/** The commands over people of every kind. */
export function people(deps: Deps): HandledCommand[] {
  const { desk, vault } = deps;
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
    oneStep(desk, peopleCommands.changeCodeSetting, (command) =>
      stepOn(peopleStream, (state) => changeCodeSetting(state, command)),
    ),
    oneStep(desk, peopleCommands.writeOtherNames, (command) =>
      stepOn(peopleStream, (state) => writeOtherNames(state, command)),
    ),
    handled(peopleCommands.erasePerson, async (command, call) => {
      const errand = errandOf(call, 'ErasePerson', command);
      const done = await desk.perform(
        stepOn(peopleStream, (state) => erasePerson(state, command)),
        errand,
      );
      if (isRefusal(done)) return done;
      for (const { data } of done.events) eraseNow(vault, errand.schoolId, `person:${data['userId']}`);
      const ended = await endNotesOf(
        deps,
        errand,
        entriesOf(await desk.state(peopleStream, errand.schoolId), command.userId),
      );
      return { position: Math.max(done.position, ended) };
    }),
  ];
}
