import { defineManifest } from '../kernel/index.ts';
import { donorCommands } from './donors/commands.ts';
import { donorEvents } from './donors/events.ts';
import { donorQueries, donorsList } from './donors/list.ts';
import { refuse } from './refusals.ts';
import { donationStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const donations = defineManifest({
  streams: donationStreams,
  commands: donorCommands,
  queries: { ...donorsList.endpoints, ...donorQueries },
  events: donorEvents,
  refusals: refuse,
  texts: { bn, en },
});
