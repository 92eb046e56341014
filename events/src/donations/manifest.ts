import { defineManifest } from '../kernel/index.ts';
import { collectionCommands } from './collections/commands.ts';
import { DonationPrinted, donationEntries } from './collections/events.ts';
import { collectionQueries, donationsList } from './collections/list.ts';
import { donorCommands } from './donors/commands.ts';
import { donorEvents } from './donors/events.ts';
import { donorQueries, donorsList } from './donors/list.ts';
import { refuse } from './refusals.ts';
import { donationStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const donations = defineManifest({
  streams: donationStreams,
  commands: { ...donorCommands, ...collectionCommands },
  queries: { ...donorsList.endpoints, ...donorQueries, ...donationsList.endpoints, ...collectionQueries },
  events: { ...donorEvents, DonationPrinted },
  entries: donationEntries,
  refusals: refuse,
  texts: { bn, en },
});
