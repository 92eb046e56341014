import { defineManifest } from '../kernel/index.ts';
import { peopleCommands } from './commands.ts';
import { peopleEvents } from './events.ts';
import { peopleQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { userReports } from './reports/user-reports.ts';
import { peopleStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const people = defineManifest({
  commands: peopleCommands,
  queries: peopleQueries,
  events: peopleEvents,
  streams: peopleStreams,
  refusals: refuse,
  texts: { bn, en },
  made: [{ queries: Object.values(userReports.queries) }],
});
