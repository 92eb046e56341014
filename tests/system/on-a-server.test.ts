import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import { Running } from '../../scripts/running/run.ts';
import type { Settings } from '../../scripts/running/settings.ts';
import {
  connectionString,
  startEmbedded,
} from '../../service-kit/src/event-store/conformance/embedded-process.ts';
import { temporary, until } from '../start/fakes/house.ts';
import { PASSWORD } from './product.ts';

const ROOT = join(import.meta.dirname, '../..');
const JOB = join(ROOT, 'tests/acceptance/main-job.mjs');

/** What `npm start` runs behind its address. @param eventStoreUrl ESDB_URL */
async function started(t: ExecutionContext, dataDir: string, eventStoreUrl: string) {
  const settings: Settings = {
    ...{ host: '127.0.0.1', port: 0, tls: undefined, dataDir, eventStoreUrl, demoPassword: PASSWORD },
    ...{ jwtSecret: undefined, trustedProxy: false, passedOn: { LOG_LEVEL: 'error' } },
  };
  const running = new Running(ROOT, settings, '/nowhere', () => t.fail('it was refused'));
  t.teardown(() => running.stop());
  const door = await running.listen();
  if ('refused' in door) throw new Error(door.refused);
  await running.start('a secret that only these tests use, long enough');
  await until(async () => (await running.readiness()).ready);
  return { running, address: door.address };
}

async function mainJob(t: ExecutionContext, address: string): Promise<void> {
  const job = spawn(process.execPath, [JOB, address]);
  const [told, [code]] = await Promise.all([text(job.stderr), once(job, 'close')]);
  t.is(code, 0, told);
}

test('with ESDB_URL the main job is done on a server of events, and again after a restart of all', async (t) => {
  t.timeout(200_000);
  const folder = temporary(t);
  let server = await startEmbedded(join(folder, 'server.sqlite'));
  const url = connectionString(server.port);
  const first = await started(t, join(folder, 'data'), url);
  await mainJob(t, first.address);
  await first.running.stop();
  await server.end('SIGTERM');
  server = await startEmbedded(join(folder, 'server.sqlite'), server.port);
  t.teardown(() => server.end('SIGKILL'));
  const second = await started(t, join(folder, 'data'), url);
  await mainJob(t, second.address);
});
