import { defineManifest } from '../kernel/index.ts';
import { characterList } from './character/list.ts';
import { characterTypes, characterVariants } from './character/lists.ts';
import { characterReports } from './character/reports.ts';
import { refuse } from './refusals.ts';
import { hostelStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { vacationTypes } from './vacation-types.ts';
import { vacationsList } from './vacations/list.ts';
import { recordReturn, vacations } from './vacations/vacations.ts';

export const hostel = defineManifest({
  streams: hostelStreams,
  commands: { recordReturn },
  queries: { ...vacationsList.endpoints, ...characterList.endpoints },
  records: [characterReports, vacations],
  made: [vacationTypes.made, characterTypes.made, characterVariants.made],
  refusals: refuse,
  texts: { bn, en },
});
