import { defineManifest } from '../kernel/index.ts';
import { tamlikCommands, tamlikRequests, tamlikReversals } from './commands.ts';
import { tamlikEntries } from './journal-events.ts';
import { tamlikQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const tamlik = defineManifest({
  commands: tamlikCommands,
  queries: tamlikQueries,
  entries: tamlikEntries,
  refusals: refuse,
  made: [tamlikRequests.made, tamlikReversals.made],
  texts: { bn, en },
});
