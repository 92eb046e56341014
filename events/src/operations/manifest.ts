import { defineManifest } from '../kernel/index.ts';
import { operationEvents } from './events.ts';
import { refuse } from './refusals.ts';
import { operationStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const operations = defineManifest({
  events: operationEvents,
  refusals: refuse,
  streams: operationStreams,
  texts: { bn, en },
});
