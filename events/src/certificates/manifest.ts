import { defineManifest } from '../kernel/index.ts';
import { certificateCommands } from './commands.ts';
import { certificateEvents } from './events.ts';
import { certificatePdf, certificateResult, certificatesList } from './list.ts';
import { refuse } from './refusals.ts';
import { certificateStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const certificates = defineManifest({
  streams: certificateStreams,
  commands: certificateCommands,
  queries: [...Object.values(certificatesList.endpoints), certificatePdf, certificateResult],
  events: certificateEvents,
  refusals: refuse,
  texts: { bn, en },
});
