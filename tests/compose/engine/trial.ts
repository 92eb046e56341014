import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../compose-file.ts';
import { run } from './engine.ts';
import type { House } from './house.ts';
import type { Base } from './images.ts';
import { Payers } from './payers.ts';
import { isGentle } from './plans.ts';

/** What was run, and what was seen. */
export type Row = readonly [what: string, seen: string];

const MAIN_JOB = join(root, 'tests/acceptance/main-job.mjs');
const BEFORE_MS = 1_500;

const accept = (house: House) =>
  run(process.execPath, [MAIN_JOB, house.origin], { env: { DEMO_PASSWORD: house.password }, seconds: 180 });

/** One after another; each is killed while payments are under way, and what was acknowledged is looked for. */
async function killEach(house: House, payers: Payers, missing: readonly Base[], rows: Row[]): Promise<void> {
  for (const service of house.plan.killed) {
    await house.healthy();
    const before = payers.receipts.length;
    payers.longestMs = 0;
    const gentle = isGentle(service, missing);
    const seconds = await payers.during(async () => {
      await pause(BEFORE_MS);
      if (gentle) await house.compose(['restart', service]);
      else await house.kill(service);
      await pause(BEFORE_MS);
      return house.ready();
    });
    const proved = await payers.prove();
    const paid = payers.receipts.length - before;
    const longest = (payers.longestMs / 1000).toFixed(1);
    rows.push([
      `${service} ${gentle ? 'ended and started' : 'killed'} under load`,
      `ready ${seconds} s after, ${paid} payments acknowledged, none lost or doubled; the longest took ${longest} s with being sent again; all verifies ${proved} s later`,
    ]);
    console.log(rows.at(-1)?.join(': '));
  }
}

/** As docs/DOCKER.md says: what writes is stopped, the volumes are copied; after a restore what came later is gone. */
async function backUpAndRestore(house: House, payers: Payers, folder: string): Promise<Row> {
  await house.compose(['stop']);
  await house.copyVolumes(folder);
  const backToThen = payers.asOf();
  await house.compose(['start']);
  await house.ready();
  await payers.during(() => pause(BEFORE_MS));
  await payers.prove();
  await house.compose(['down', '--volumes', '--timeout', '20']);
  await house.compose(['create']);
  await house.copyVolumes(folder, true);
  await house.compose(['up', '-d']);
  const seconds = await house.ready();
  await backToThen();
  await payers.prove();
  return [
    'backup and restore of the volumes',
    `ready ${seconds} s after; what came after the backup is gone, what was before stands and verifies`,
  ];
}

/**
 * Starts a house, uses it, hurts it, and takes it down whatever happened.
 * @param rows what was seen is added to them as it is seen
 */
export async function tryHouse(
  house: House,
  missing: readonly Base[],
  backup: string,
  rows: Row[],
): Promise<void> {
  try {
    const began = performance.now();
    await house.compose(['up', '-d'], 600);
    const up = Math.round((performance.now() - began) / 1000);
    rows.push(['up', `${up} s; all healthy ${await house.healthy()} s after`]);
    await house.ready();
    await accept(house);
    rows.push(['the main job through the door', 'pass']);
    const payers = await Payers.at(house.origin, house.password);
    await payers.during(() => pause(BEFORE_MS));
    await payers.prove();
    await killEach(house, payers, missing, rows);
    await accept(house);
    rows.push(['the main job after all of that', 'pass']);
    rows.push(await backUpAndRestore(house, payers, backup));
    await accept(house);
    rows.push(['the main job after the restore', 'pass']);
  } finally {
    await house.end();
  }
}
