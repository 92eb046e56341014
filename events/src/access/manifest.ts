import { defineManifest } from '../kernel/index.ts';
import { accessCommands } from './commands.ts';
import { accessEvents } from './events.ts';
import { accessQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { accessStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const access = defineManifest({
  commands: accessCommands,
  queries: accessQueries,
  events: accessEvents,
  streams: accessStreams,
  refusals: refuse,
  texts: { bn, en },
});
