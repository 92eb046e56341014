import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_SCHOOL } from '@madrasah/command-service';
import { issueToken } from '@madrasah/service-kit/access';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import { Caller } from '../counter/load.ts';
import { figuresOf, tell, timed } from '../figures.ts';
import { SECRET, Service } from './process.ts';

// The proof of recount over a school with a very long journal, over HTTP: a projection-service that has just been
// started projects the whole log, opens the books, and verifies. Events, chains, balances, numbers, books, documents.
const [, , folder = ''] = process.argv;
const program = await startEmbedded(join(folder, 'events.sqlite'));
const told = figuresOf('audit/verify of a large school');
const started = () => new Service('projection-service', folder, connectionString(program.port));
const service = started();
const caller = new Caller(await service.listening(), 1);
const login = { schoolId: DEMO_SCHOOL, loginId: 1, permissionType: 2 };
caller.using(issueToken(SECRET, login, new Date()).token);

const projected = await timed(async () => {
  while ((await caller.send('GET', '/readyz')).status !== 200) await pause(100);
});
const before = service.memory();
const books = await timed(() => caller.send('GET', '/api/accounts/trial_balance'));
const opened = service.memory();
const run = await timed(() => caller.send('GET', '/api/accounts/audit/verify'));
const after = service.memory();
const again = await timed(() => caller.send('GET', '/api/accounts/trial_balance'));
caller.close();
const ended = await timed(() => service.end());
const startedAgain = await timed(async () => {
  const next = started();
  const address = await next.listening();
  while ((await fetch(`${address}/readyz`)).status !== 200) await pause(50);
  return next;
});
await startedAgain.result.end();
await program.end('SIGTERM');
if (run.result.status !== 200) throw new Error(run.result.text);
const verdict = JSON.parse(run.result.text);
const { pass, events, checks } = verdict.data ?? verdict;
if (pass !== true) throw new Error(JSON.stringify(checks));
tell([
  told('projected from nothing', projected.ms / 1000, 's'),
  told('memory then', before.now, 'MB'),
  told('first trial balance, its books opened', books.ms / 1000, 's'),
  told('memory then, with the books', opened.now, 'MB'),
  told('events', events, ''),
  told('verified', run.ms / 1000, 's', { atMost: 120 }),
  told('memory at its highest', after.peak, 'MB'),
  told('a trial balance once the books are open', again.ms, 'ms'),
  told('a clean end', ended.ms / 1000, 's'),
  told('started again, until ready', startedAgain.ms / 1000, 's'),
]);
