import { defineManifest } from '../kernel/index.ts';
import { approvalEvents } from './events.ts';
import { refuse } from './refusals.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { waitingList } from './waiting-list.ts';

export const approvals = defineManifest({
  queries: waitingList.endpoints,
  entries: approvalEvents,
  refusals: refuse,
  texts: { bn, en },
});
