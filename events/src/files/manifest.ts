import { defineManifest } from '../kernel/index.ts';
import { fileEvents } from './events.ts';
import { fileQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { fileStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const files = defineManifest({
  queries: fileQueries,
  events: fileEvents,
  refusals: refuse,
  streams: fileStreams,
  texts: { bn, en },
});
