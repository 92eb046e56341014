import { defineManifest } from '../kernel/index.ts';
import { concessionEvents } from './events.ts';
import { recoverWrittenOff, waiveFee, waiverRequests, writeOffFee, writeOffRequests } from './lessenings.ts';
import { refuse } from './refusals.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const concessions = defineManifest({
  commands: { waiveFee, writeOffFee, recoverWrittenOff },
  entries: concessionEvents,
  refusals: refuse,
  texts: { bn, en },
  made: [waiverRequests.made, writeOffRequests.made],
});
