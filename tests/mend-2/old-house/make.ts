/**
 * `node tests/mend-2/old-house/make.ts --product PATH`: makes the old houses anew with the product of a checkout of
 * 1c193f34 and keeps them in `kept/`, packed. It was run once: the houses must not follow the product.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Clock, FIRST_DAY } from '../house/clock.ts';
import { House } from '../house/house.ts';
import { Product } from '../house/product.ts';
import { demoOf } from '../houses.ts';
import { ask } from './ask.ts';
import { keepOldBooks } from './books-of-old.ts';
import { daysOf } from './days.ts';
import { KEPT, type Kept, pack } from './kept.ts';

const { values } = parseArgs({ options: { product: { type: 'string' } } });
if (!values.product) throw new RangeError('--product needs a checkout of 1c193f34');
const path = resolve(values.product);

/** Lives in a house of that product and packs what it leaves. @param begins with this data folder, if any */
async function leave<T>(name: keyof Kept, begins: string | undefined, live: (house: House) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'mend-2-old-'));
  const clock = new Clock(join(folder, 'clock'));
  await clock.set(FIRST_DAY);
  const dataDir = join(folder, 'data');
  if (begins) cpSync(begins, dataDir, { recursive: true });
  const product = await Product.start({ path, dataDir, clock, empty: !begins });
  const house = new House(product, clock, () => Promise.reject(new Error('no browser here')));
  const told = await live(house).finally(() => product.stop());
  pack(dataDir, name);
  rmSync(folder, { recursive: true });
  return told;
}

/** What waits in the demo is a concession of months to come, which posts nothing. */
async function liveInDemo(house: House): Promise<Kept['demo']> {
  const { admin, id } = await house.demo();
  const requests = await admin.read('/api/accounts/approvals?limit=50');
  const waiting = requests.map((request: { path: string; requestId: number }) => ({
    ...{ path: request.path.split('/').at(-1), id: request.requestId, on: 'none' },
  }));
  return { schoolId: id, waiting, days: await daysOf(admin) };
}

async function liveInSchool(house: House): Promise<Kept['school']> {
  const school = await house.school();
  const books = await keepOldBooks(school);
  const waiting = await ask(books);
  const { accountant, muhtamim, ...rest } = books;
  return { schoolId: school.id, ...rest, waiting, days: await daysOf(accountant) };
}

const demo = await leave('demo', await demoOf(path), liveInDemo);
const school = await leave('school', undefined, liveInSchool);
writeFileSync(join(KEPT, 'houses.json'), `${JSON.stringify({ demo, school }, null, 2)}\n`);
