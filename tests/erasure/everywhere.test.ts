import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dhakaDay } from '@madrasah/events';
import test from 'ava';
import { furnish } from '../../command-service/src/test-support/office.ts';
import { OF_OTHERS, SAID, sayAll } from '../../command-service/src/test-support/sayings.ts';
import { officeOf } from '../system/office.ts';
import { Product } from '../system/product.ts';
import { addressesWith, answersTo, toldIn } from './answers.ts';
import { readAtRest, standsIn, writeStates } from './at-rest.ts';

// One person of whom everything is said that can be, in the real programs: every question, paper, workbook and file of
// which he may be a part is asked, he is erased, and all of it is asked again as a browser does that has kept the
// answers. Then the programs end, and the log and the snapshots are opened with the keys that are left.

const AUDIT = join(import.meta.dirname, '../../scripts/audit/verify/main.ts');
const TODAY = dhakaDay(new Date());
const HIS = Object.entries(SAID).filter(([what]) => !OF_OTHERS.includes(what));

const who = { UserID: 1, AdmissionID: 1, userId: 1, admissionId: 1, user_id: 1, user: 1, id: 1 };
const days = { from: addDays(TODAY, -30), to: TODAY, asOf: TODAY };
const place = { SessionID: 1, ClassID: 1, SubClassID: 1, limit: 100 };
const VALUES = [
  { ...who, ...days, ...place, entity: 'user', status: 2 },
  { ...who, ...days, limit: 100, status: 'all', usertype: 1, UserTypeID: 1, entity: 'admission' },
  { ...who, ...days, limit: 100, id: 2, report_id: 13, entity: 'receipt' },
];
const ADDRESSES = [...new Set(VALUES.flatMap(addressesWith))];

async function audited(dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, ESDB_URL: '', MONGO_URL: '' };
  const audit = spawn(process.execPath, [AUDIT, '--school', '10001'], { env, stdio: 'inherit' });
  return (await once(audit, 'exit'))[0] as number;
}

/** Files of the data folder in which a word can be read as it is. */
const filesWith = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(word));

test('whoever was erased stands in no answer, paper, workbook, snapshot, file and event any more', async (t) => {
  t.timeout(240_000);
  const product = await new Product().start();
  t.teardown(() => product.end());
  await product.ready();
  const office = await officeOf(product);
  await furnish(office as never);
  await sayAll(office, TODAY);
  const told = await answersTo(office, ADDRESSES);
  const where = HIS.map(([what, word]) => [what, toldIn(told, word)] as const);
  t.deepEqual(
    where.filter(([, paths]) => paths.length === 0).map(([what]) => what),
    [],
    'told nowhere before',
  );
  for (const ending of ['pdf', 'xlsx', 'csv'])
    t.true(
      toldIn(told, SAID.name).some((path) => path.includes(`.${ending}`)),
      `told by a ${ending}`,
    );

  await product.stop();
  const { dataDir } = product;
  await writeStates(dataDir);
  const copies = join(dataDir, 'copies');
  cpSync(join(dataDir, 'snapshots'), copies, { recursive: true });
  const before = standsIn(await readAtRest(dataDir), SAID.name);
  for (const one of ['the log', '.snapshot', 'people-10001.bin'])
    t.true(
      before.some((name) => name.endsWith(one)),
      `${one} before: ${before.join()}`,
    );

  await product.start();
  await product.ready();
  await office.done('POST', '/api/users/1/erase', { reason: 'অভিভাবকের অনুরোধ' });
  const again = await answersTo(office, ADDRESSES, told);
  for (const [what, word] of HIS) t.deepEqual(toldIn(again, word), [], what);

  await product.stop();
  await writeStates(dataDir);
  for (const read of [await readAtRest(dataDir), await readAtRest(dataDir, copies)])
    for (const [what, word] of HIS) t.deepEqual(standsIn(read, word), [], what);
  for (const [what, word] of HIS) t.deepEqual(filesWith(dataDir, word), [], what);
  t.is(await audited(dataDir), 0);
});
