import { defineManifest } from '../kernel/index.ts';
import { closingEvents } from './events.ts';
import { refuse } from './refusals.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const closing = defineManifest({
  entries: closingEvents,
  refusals: refuse,
  texts: { bn, en },
});
