import { defineManifest } from '../kernel/index.ts';
import { planCommands, planEvents, planQueries } from './definitions.ts';
import { refuse } from './refusals.ts';
import { planJournalEvents } from './runs/events.ts';
import { planStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const plans = defineManifest({
  streams: planStreams,
  commands: planCommands,
  queries: planQueries,
  events: planEvents,
  entries: planJournalEvents,
  refusals: refuse,
  texts: { bn, en },
});
