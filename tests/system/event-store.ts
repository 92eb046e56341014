import { join } from 'node:path';
import type { Program } from '../../scripts/running/child.ts';
import { EVENTS_FILE } from '../../scripts/running/settings.ts';

const MAIN = join(import.meta.dirname, '../../embedded/event-store/main.ts');

/** The embedded event store as a server of its own, which several services can use. @param folder where its file lies */
export const eventStore = (folder: string): Program => ({
  name: 'event store',
  file: MAIN,
  args: (port) => ['--db', join(folder, EVENTS_FILE), '--port', `${port}`],
  env: () => ({ ...process.env }),
  keepsPort: true, // the services hold its address
  quiet: true,
});

/** Where its clients find it. */
export const urlOf = (port: number): string => `esdb://127.0.0.1:${port}?tls=false`;
