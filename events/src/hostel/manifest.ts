import { defineManifest } from '../kernel/index.ts';
import { characterList } from './character/list.ts';
import { characterTypes, characterVariants } from './character/lists.ts';
import { characterReports } from './character/reports.ts';
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
  commands: vacationCommands,
  queries: [...Object.values(vacationsList.endpoints), gatePass, ...Object.values(characterList.endpoints)],
  events: vacationEvents,
  records: [characterReports],
  made: [vacationTypes.made, characterTypes.made, characterVariants.made],
  refusals: refuse,
  texts: { bn, en },
});
