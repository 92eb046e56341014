import { defineManifest } from '../kernel/index.ts';
import { paperCommands } from './commands.ts';
import { paperEvents } from './events.ts';
import { changePrintSettings, PrintSettingsChanged, printSettingsQuery } from './print-settings.ts';
import { paperQueries } from './queries.ts';
import { paperStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const papers = defineManifest({
  commands: { ...paperCommands, changePrintSettings },
  queries: { ...paperQueries, printSettings: printSettingsQuery },
  events: { ...paperEvents, PrintSettingsChanged },
  streams: paperStreams,
  texts: { bn, en },
});
