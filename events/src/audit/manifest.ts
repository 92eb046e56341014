import { defineManifest } from '../kernel/index.ts';
import { auditCommands } from './commands.ts';
import { auditEvents } from './events.ts';
import { auditQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { auditStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const audit = defineManifest({
  commands: auditCommands,
  queries: auditQueries,
  events: auditEvents,
  streams: auditStreams,
  refusals: refuse,
  texts: { bn, en },
});
