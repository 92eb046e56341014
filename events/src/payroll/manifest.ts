import { defineManifest } from '../kernel/index.ts';
import { payHeads } from './pay-heads.ts';
import { refuse } from './refusals.ts';
import { payrollStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const payroll = defineManifest({
  streams: payrollStreams,
  made: [payHeads.made],
  refusals: refuse,
  texts: { bn, en },
});
