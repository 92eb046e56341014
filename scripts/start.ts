/**
 * `npm start`: everything on one machine, behind one address, with a demo school on the first run (`-- --empty`:
 * without). What it reads from the environment: settings.ts.
 */
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { awaitsFirstSchool, comesByLink, newFirstKey } from '@madrasah/service-kit/first-link';
import { openDataFolder } from './running/data-folder.ts';
import { ensureDemo, makesDemo, mayHoldDemo } from './running/demo.ts';
import { buildFrontend } from './running/frontend.ts';
import { demoForEverybody } from './running/network/known-password.ts';
import { isRefused, type Refused } from './running/refused.ts';
import { Running } from './running/run.ts';
import { jwtSecretIn } from './running/secrets.ts';
import { readArguments, readSettings } from './running/settings.ts';
import { begin } from './running/told/steps.mjs';
import { waitedFor } from './running/told/waited-for.ts';
import { type WayIn, welcome } from './running/told/welcome.ts';

function accept<T extends object>(value: T | Refused): T {
  if (!isRefused(value)) return value;
  console.error(value.refused);
  process.exit(1); // children, if any, end with our channel to them; the lock ends with us
}

const root = join(import.meta.dirname, '..');
const { empty } = accept(readArguments(process.argv.slice(2)));
const settings = accept(readSettings(process.env));
const lock = accept(openDataFolder(settings.dataDir));
const everybodys = demoForEverybody(settings, makesDemo(settings, empty));
if (everybodys) accept(everybodys);
const { jwtSecret } = settings.jwtSecret
  ? { jwtSecret: settings.jwtSecret }
  : accept(jwtSecretIn(settings.dataDir));
let welcomed = false;
// Once it has run, a part that cannot come back must not take the others with it.
const running = new Running(root, settings, join(root, 'frontend/dist'), () => {
  if (!welcomed) void end(1);
});

// npm passes a signal on that the terminal has already sent: the second one must not hurry the first.
let ending = false;
async function end(code = 0): Promise<void> {
  if (ending) return;
  ending = true;
  console.log('Stopping …');
  await running.stop();
  lock.release();
  process.exit(code);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());

const door = accept(await running.listen());
const pages = await buildFrontend(root);
if (!ending) accept(pages); // Ctrl-C ends the build as well, and that is no fault
const fault = await ensureDemo(root, settings, empty);
if (fault && !ending) accept(fault);
const step = begin(root, 'start');
await running.start(jwtSecret);
for (;;) {
  const { ready, parts, reasons = {} } = await running.readiness();
  if (ready) break;
  step.now(waitedFor({ parts, reasons }));
  await sleep(50);
}
step.done();
welcomed = true;
const [other] = door.others;
const code = other && (await import('./running/told/code.ts')).terminalCode(other, process.stdout.isTTY);
console.log(welcome(door, settings, wayIn(), { code }));
flushCompileCache(); // not only at the end, which may be a power cut

/** Asked when everything answers: a link that is printed now is the only one that is good. */
function wayIn(): WayIn {
  const { dataDir } = settings;
  if (awaitsFirstSchool(dataDir)) return { link: `${door.address}/first-school#${newFirstKey(dataDir)}` };
  if (comesByLink(dataDir)) return 'login';
  return mayHoldDemo(settings) ? 'demo' : 'admin';
}
