import { defineManifest } from '../kernel/index.ts';
import { characterCommands } from './character/commands.ts';
import { characterEvents } from './character/events.ts';
import { characterList, characterPdf } from './character/list.ts';
import { characterTypes, characterVariants } from './character/lists.ts';
import { refuseCharacter } from './character/refusals.ts';
import { refuse } from './refusals.ts';
import { hostelStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { vacationTypes } from './vacation-types.ts';
import { vacationCommands } from './vacations/commands.ts';
import { vacationEvents } from './vacations/events.ts';
import { gatePass, vacationsList } from './vacations/list.ts';

export const hostel = defineManifest({
  streams: hostelStreams,
  commands: { ...vacationCommands, ...characterCommands },
  queries: [
    ...Object.values(vacationsList.endpoints),
    gatePass,
    ...Object.values(characterList.endpoints),
    characterPdf,
  ],
  events: { ...vacationEvents, ...characterEvents },
  made: [vacationTypes.made, characterTypes.made, characterVariants.made],
  refusals: { codes: { ...refuse.codes, ...refuseCharacter.codes } },
  texts: { bn, en },
});
