import { defineManifest } from '../kernel/index.ts';
import { policyEvents } from './events.ts';

export const policies = defineManifest({
  events: policyEvents,
});
