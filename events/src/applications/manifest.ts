import { defineManifest } from '../kernel/index.ts';
import { applicationsList } from './applications-list.ts';
import { applicationCommands } from './commands.ts';
import { applicationEvents } from './events.ts';
import { applicationQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { applicationStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const applications = defineManifest({
  streams: applicationStreams,
  commands: applicationCommands,
  queries: { ...applicationsList.endpoints, ...applicationQueries },
  events: applicationEvents,
  refusals: refuse,
  texts: { bn, en },
});
