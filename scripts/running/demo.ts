import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoMaker } from './programs.ts';
import type { Refused } from './refused.ts';
import { EVENTS_FILE, type Settings } from './settings.ts';

/**
 * Makes the demo school at the first start. A data folder that holds events is left alone for good, also one that was
 * begun empty; so is an event store of one's own, and production.
 */
export async function ensureDemo(
  root: string,
  settings: Settings,
  empty: boolean,
): Promise<Refused | undefined> {
  if (settings.elsewhere || settings.eventStoreUrl || settings.passedOn['NODE_ENV'] === 'production')
    return undefined;
  if (existsSync(join(settings.dataDir, EVENTS_FILE))) {
    if (empty) console.log(`${settings.dataDir} holds data already; --empty changes nothing there.`);
    return undefined;
  }
  if (empty) return undefined;
  const { file, env } = demoMaker(root, settings);
  const child = fork(file, [], { execArgv: [], env: env(0) });
  const code = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('exit', (exit, signal) => resolve(exit ?? signal));
  });
  if (code === 0) return undefined;
  return { refused: `The demo school could not be made (${code}). Start without it: npm start -- --empty` };
}
