import { defineManifest } from '../kernel/index.ts';
import { designations } from './designations.ts';
import { refuse } from './refusals.ts';
import { staffStreams } from './streams.ts';
import { teacherCommands } from './teachers/commands.ts';
import { teacherEvents } from './teachers/events.ts';
import { teachersList, waitingTeachersList } from './teachers/lists.ts';
import { teacherReports } from './teachers/reports.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const staff = defineManifest({
  streams: staffStreams,
  commands: teacherCommands,
  queries: [...Object.values(teachersList.endpoints), ...Object.values(waitingTeachersList.endpoints)],
  events: teacherEvents,
  made: [designations.made, { queries: Object.values(teacherReports.queries) }],
  refusals: refuse,
  texts: { bn, en },
});
