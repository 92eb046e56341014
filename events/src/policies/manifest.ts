import { defineManifest } from '../kernel/index.ts';
import { policyEvents } from './events.ts';
import { policyStreams } from './streams.ts';

export const policies = defineManifest({
  events: policyEvents,
  streams: policyStreams,
});
