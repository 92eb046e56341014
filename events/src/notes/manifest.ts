import { defineManifest } from '../kernel/index.ts';
import { noteCommands, noteQueries } from './endpoints.ts';
import { noteEvents } from './events.ts';
import { refuse } from './refusals.ts';
import { noteStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const notes = defineManifest({
  commands: noteCommands,
  queries: noteQueries,
  events: noteEvents,
  streams: noteStreams,
  refusals: refuse,
  texts: { bn, en },
});
