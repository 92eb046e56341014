import { defineManifest } from '../kernel/index.ts';
import { institutionCommands } from './commands.ts';
import { institutionEvents } from './events.ts';
import { institutionQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { institutionStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const institutions = defineManifest({
  commands: institutionCommands,
  queries: institutionQueries,
  events: institutionEvents,
  streams: institutionStreams,
  refusals: refuse,
  texts: { bn, en },
});
