import { defineManifest } from '../kernel/index.ts';
import { concessionEvents } from './events.ts';
import { concessionRequests, requestConcession } from './grants.ts';
import { recoverWrittenOff, waiveFee, waiverRequests, writeOffFee, writeOffRequests } from './lessenings.ts';
import { ConcessionLimitsSet, concessionLimits, setConcessionLimits } from './limits.ts';
import { refuse } from './refusals.ts';
import { endConcession, standingConcessions } from './standing.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const concessions = defineManifest({
  commands: {
    ...{ requestConcession, setConcessionLimits, endConcession, waiveFee, writeOffFee, recoverWrittenOff },
  },
  queries: { concessionLimits, standingConcessions },
  events: { ConcessionLimitsSet },
  entries: concessionEvents,
  refusals: refuse,
  texts: { bn, en },
  made: [concessionRequests.made, waiverRequests.made, writeOffRequests.made],
});
