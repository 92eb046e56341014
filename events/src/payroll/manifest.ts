import { defineManifest } from '../kernel/index.ts';
import { payrollCommands } from './commands.ts';
import { payrollEntries } from './entries/journal-events.ts';
import { payrollSalariesList, payrollsList, salariesList, salaryOf } from './lists.ts';
import { payHeads } from './pay-heads.ts';
import { refuse } from './refusals.ts';
import { payrollEvents } from './salaries.ts';
import { payrollStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const payroll = defineManifest({
  streams: payrollStreams,
  commands: payrollCommands,
  queries: [
    ...Object.values(payrollSalariesList.endpoints),
    ...Object.values(payrollsList.endpoints),
    ...Object.values(salariesList.endpoints),
    salaryOf,
  ],
  events: payrollEvents,
  entries: payrollEntries,
  made: [payHeads.made],
  refusals: refuse,
  texts: { bn, en },
});
