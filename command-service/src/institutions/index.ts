import { isRefusal } from '@madrasah/events';
import { fileAddress, fileUse } from '@madrasah/events/files';
import { INSTITUTION_IMAGES, institutionCommands } from '@madrasah/events/institutions';
import type { UploadedFile } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import { keepFile, withdrawal } from '../files/steps.ts';
import { errandOf, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { deadLink, openFirstSchool } from './first-school.ts';
import { changeInstitutionInfo } from './info.ts';
import { registerInstitution } from './register.ts';
import { entrustPlatform, setRenewal } from './renew.ts';
import { institutionStream, platformStream } from './state.ts';
import { switchInstitution } from './switch.ts';

/** The commands over institutions. */
export function institutions({ desk, files, firstLink }: Deps): HandledCommand[] {
  return [
    handled(institutionCommands.registerInstitution, (command, call) => {
      const { firstLogin, ...facts } = command;
      const named = { ...facts, firstLogin: firstLogin.name }; // a password never enters a stored hash
      const errand = errandOf(call, 'RegisterInstitution', named);
      return registerInstitution(desk, command, { ...errand, schoolId: command.schoolId }, errand.schoolId);
    }),
    handled(
      institutionCommands.lookAtFirstLink,
      async ({ key }, call) => deadLink(firstLink, key, call) ?? {},
    ),
    handled(institutionCommands.openFirstSchool, (command, call) =>
      openFirstSchool(desk, firstLink, command, call),
    ),
    oneStep(desk, institutionCommands.toggleInstitution, (command) =>
      stepOn(platformStream, (state, { schoolId: by }) => switchInstitution(state, { ...command, by })),
    ),
    oneStep(desk, institutionCommands.setRenewal, (command) =>
      stepOn(platformStream, (state, { schoolId: by }) => setRenewal(state, { ...command, by })),
    ),
    oneStep(desk, institutionCommands.entrustPlatform, (command) =>
      stepOn(platformStream, (state, { schoolId: by }) => entrustPlatform(state, { ...command, by })),
    ),
    oneStep(desk, institutionCommands.changeInstitutionInfo, ({ changes }, { ifMatch }) =>
      stepOn(
        institutionStream,
        (state, { schoolId, look }) =>
          changeInstitutionInfo(state, changes, look(platformStream).institutions.get(schoolId), ifMatch),
        [platformStream],
      ),
    ),
    handled(institutionCommands.setInstitutionImage, async ({ kind }, call) => {
      const use = INSTITUTION_IMAGES[kind];
      const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
      const errand = errandOf(call, 'SetInstitutionImage', { kind });
      const kept = await keepFile(desk, files, { userId: null, use, file }, errand);
      if (isRefusal(kept)) return kept;
      const address = fileAddress(kept.fileId, fileUse(use).open);
      return { data: { [kind]: address }, position: kept.position };
    }),
    oneStep(desk, institutionCommands.withdrawInstitutionImage, ({ kind }) =>
      withdrawal({ userId: null, use: INSTITUTION_IMAGES[kind] }),
    ),
  ];
}
