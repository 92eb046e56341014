/**
 * `npm run test:compose [-- --only one,cluster,bare] [--bare-tests all|few|none]`: both compose files on a Docker
 * engine, by hand. Each is built, started, used, each container killed under load, backed up, restored and taken down;
 * then the product and its tests in a container with Node and npm alone. What was seen is written into
 * tests/compose/results.md. Images that cannot be pulled are stood in for, and the report says by what.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tryBare } from './engine/bare.ts';
import { BARE_TESTS } from './engine/bare-tests.ts';
import { engineVersions, Failed } from './engine/engine.ts';
import { copyOfRepository, House } from './engine/house.ts';
import { type Base, makeBuildBases, makeStores, toStandIn } from './engine/images.ts';
import { CLUSTER, ONE } from './engine/plans.ts';
import { writeReport } from './engine/report.ts';
import { type Row, tryHouse } from './engine/trial.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'one,cluster,bare' },
    'bare-tests': { type: 'string', default: 'all' },
  },
});
const wanted = values.only.split(',');
const bareTests = BARE_TESTS.find((each) => each === values['bare-tests']);
if (!bareTests) {
  console.error(`--bare-tests is one of ${BARE_TESTS.join(', ')}.`);
  process.exit(2);
}
const versions = await engineVersions();
if (!versions) {
  console.error('No Docker engine with compose 2 answers here (DOCKER_HOST): nothing was run.');
  process.exit(2);
}
console.log(versions);

const folder = mkdtempSync(join(tmpdir(), 'madrasah-compose-'));
let failed = 0;

/** Runs one part; what it throws stands in the report, after what was seen before. */
async function part(name: string, work: (rows: Row[]) => Promise<void>): Promise<void> {
  if (!wanted.includes(name)) return;
  const rows: Row[] = [];
  await work(rows).catch((error: Error) => {
    failed += 1;
    console.error(error instanceof Failed ? error.message : error);
    rows.push(['FAILED', error.message]);
  });
  // In the bare container stands nothing but the one image.
  const stoodIn = name === 'bare' ? missing.filter((base) => base === 'node') : missing;
  writeReport(name, { versions: versions ?? '', missing: stoodIn, rows });
  for (const row of rows) console.log(row.join(': '));
}

const missing: Base[] = await toStandIn();
try {
  await makeBuildBases(missing, folder);
  const copy = join(folder, 'repository');
  copyOfRepository(copy);
  for (const [name, plan] of [
    ['one', ONE],
    ['cluster', CLUSTER],
  ] as const)
    await part(name, async (rows) => {
      const house = new House(plan, copy, missing);
      await house.makeSecrets(missing);
      const began = performance.now();
      await house.compose(['build'], 1_200);
      rows.push(['build', `${Math.round((performance.now() - began) / 1000)} s`]);
      await makeStores(missing, folder);
      await tryHouse(house, missing, join(folder, `backup-${name}`), rows);
    });
  await part('bare', (rows) => tryBare(copy, bareTests, rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
