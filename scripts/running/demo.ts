import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { awaitsFirstSchool, comesByLink, newFirstKey } from '@madrasah/service-kit/first-link';
import { demoMaker } from './programs.ts';
import type { Refused } from './refused.ts';
import { EVENTS_FILE, type Settings } from './settings.ts';
import { begin, nothingToDo } from './told/steps.mjs';

const hasEvents = ({ dataDir }: Settings) => existsSync(join(dataDir, EVENTS_FILE));

/** Whether a start like this one may have made the demo school. */
export const mayHoldDemo = ({ elsewhere, eventStoreUrl, passedOn }: Settings): boolean =>
  !elsewhere && !eventStoreUrl && passedOn['NODE_ENV'] !== 'production';

/**
 * Whether this start makes the demo school: the first one does. A data folder that holds events is left alone for good,
 * also one that was begun empty (its first school comes by a link); so is an event store of one's own, and production.
 */
export const makesDemo = (settings: Settings, empty: boolean): boolean =>
  !empty && mayHoldDemo(settings) && !comesByLink(settings.dataDir) && !hasEvents(settings);

/** Whether this start begins a data folder whose first school comes by a link. */
const beginsEmpty = (settings: Settings, empty: boolean): boolean => empty && makesDemo(settings, false);

/** Makes the demo school where `makesDemo`; else says what is there. */
export async function ensureDemo(
  root: string,
  settings: Settings,
  empty: boolean,
): Promise<Refused | undefined> {
  if (beginsEmpty(settings, empty)) newFirstKey(settings.dataDir); // a mark: whoever starts is told the next one
  if (!makesDemo(settings, empty)) {
    nothingToDo('school', whatIsThere(settings, empty));
    return undefined;
  }
  const step = begin(root, 'school');
  const { file, env } = demoMaker(root, settings);
  const child = fork(file, [], { execArgv: [], env: env(0) });
  child.on('message', (message: { readonly made?: number }) => step.now(`${message.made ?? 0} %`));
  const code = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', (exit, signal) => resolve(exit ?? signal));
  });
  if (code === 0) {
    step.done();
    return undefined;
  }
  step.broken();
  return { refused: `The demo school could not be made (${code}). Start without it: npm start -- --empty` };
}

function whatIsThere(settings: Settings, empty: boolean): string {
  if (settings.elsewhere) return 'The schools are on other machines.';
  if (settings.eventStoreUrl) return 'The schools are in the event store of ESDB_URL.';
  if (awaitsFirstSchool(settings.dataDir)) return 'The first school comes by a link.';
  if (!hasEvents(settings)) return 'No demo school is made.';
  const kept = `The data of ${settings.dataDir} stays as it is`;
  return empty ? `${kept}: it holds data already, and --empty changes nothing there.` : `${kept}.`;
}
