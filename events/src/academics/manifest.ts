import { defineManifest } from '../kernel/index.ts';
import { academicCommands } from './commands.ts';
import { academicLookups } from './events.ts';
import { academicQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { academicStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const academics = defineManifest({
  streams: academicStreams,
  commands: academicCommands,
  queries: academicQueries,
  events: Object.values(academicLookups).flatMap(({ added, changed, reordered }) => [
    added,
    changed,
    reordered,
  ]),
  refusals: refuse,
  texts: { bn, en },
});
