import { setTimeout as pause } from 'node:timers/promises';
import { type BareTests, type Inside, tryTests } from './bare-tests.ts';
import { docker, Failed, run } from './engine.ts';
import { BASES } from './images.ts';
import type { Row } from './trial.ts';

const NAME = 'madrasah-bare';
const PORT = 4442;
const inside: Inside = (words, seconds) =>
  docker(['exec', '--workdir', '/house', NAME, ...words], { seconds });

/** Seconds until the product that was started in the container answers. */
async function started(within: number): Promise<number> {
  const began = performance.now();
  const ask = `fetch('http://127.0.0.1:${PORT}/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))`;
  while (performance.now() - began < within * 1000) {
    const answer = await inside(['node', '-e', ask], 20).catch(() => undefined);
    if (answer !== undefined) return Math.round((performance.now() - began) / 1000);
    await pause(500);
  }
  throw new Failed(
    `not ready after ${within} s\n${await inside(['tail', '-n', '20', '/tmp/start.log'], 20)}`,
  );
}

/**
 * `npm start` and the tests in a container with Node and npm alone.
 * @param copy of the repository, without packages
 * @param tests which of them
 * @param rows what was seen is added to them as it is seen
 */
export async function tryBare(copy: string, tests: BareTests, rows: Row[]): Promise<void> {
  await docker(['rm', '-f', NAME]).catch(() => undefined);
  // With an init, as a machine has one: a process whose parent was killed is otherwise never gone.
  await docker(['run', '-d', '--init', '--name', NAME, '--entrypoint', 'sleep', BASES.node, 'infinity']);
  try {
    await run('sh', [
      '-c',
      `tar -C "${copy}" -c . | docker exec -i ${NAME} sh -c 'mkdir /house && tar -x -C /house'`,
    ]);
    const absent = ['git', 'python3', 'fc-list', 'google-chrome', 'chromium'];
    const found = await inside(['sh', '-c', `command -v ${absent.join(' ')} || true`], 20);
    rows.push(['there beside Node and npm', found.trim() || `none of ${absent.join(', ')}`]);
    const began = performance.now();
    await inside(['node', 'scripts/setup.mjs'], 900);
    rows.push(['packages installed', `${Math.round((performance.now() - began) / 1000)} s`]);
    const start = `DATA_DIR=/tmp/data PORT=${PORT} exec npm start >/tmp/start.log 2>&1`;
    await docker(['exec', '-d', '--workdir', '/house', NAME, 'sh', '-c', start]);
    rows.push([
      '`npm start`, the pages built and the demo school made',
      `ready after ${await started(300)} s`,
    ]);
    await inside(['node', 'tests/acceptance/main-job.mjs', `http://127.0.0.1:${PORT}`], 180);
    rows.push(['the main job', 'pass']);
    await inside(['sh', '-c', 'kill $(cat /tmp/data/running.pid)'], 20);
    await tryTests(inside, tests, rows);
  } finally {
    await docker(['rm', '-f', NAME]);
  }
}
