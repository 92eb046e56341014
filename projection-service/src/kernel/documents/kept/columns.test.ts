import test from 'ava';
import type { StoredDocument } from '../document.ts';
import type { Tenant } from '../tenant.ts';
import type { Columns } from './columns.ts';
import { KeptReads } from './kept-reads.ts';

interface Pupil {
  readonly name: string;
  readonly roll: number;
}

const BY_ROLL: Columns<Pupil, Pupil> = {
  of: 'pupils',
  projection: { name: 1, roll: 1 },
  row: ({ name, roll }) => ({ name, roll }),
  compare: (a, b) => a.roll - b.roll,
};

/** A school whose documents are read as they stand, and whose reads are told. */
function counted(school = '1001') {
  const stored = new Map<string, Pupil>([
    ['1', { name: 'Amina', roll: 2 }],
    ['2', { name: 'Bilal', roll: 1 }],
  ]);
  const told = { whole: 0, keys: [] as string[][], fails: false };
  const asDocument = (key: string) =>
    ({
      ...(stored.get(key) as Pupil),
      _id: `${school}/${key}`,
      school,
      key,
      position: 1,
    }) as StoredDocument<Pupil>;
  const tenant = {
    school,
    async find() {
      told.whole += 1;
      if (told.fails) throw new Error('away');
      return [...stored.keys()].map(asDocument);
    },
    async findByKeys(_: unknown, keys: readonly string[]) {
      told.keys.push([...keys]);
      return keys.filter((key) => stored.has(key)).map(asDocument);
    },
  } as unknown as Tenant;
  return { stored, told, tenant };
}

const names = async (kept: KeptReads, tenant: Tenant) =>
  (await kept.of(tenant).rows(BY_ROLL)).map(({ name }) => name);

test('all is read once; of what is written since only that is read again, in its order', async (t) => {
  const kept = new KeptReads();
  const { stored, told, tenant } = counted();
  t.deepEqual(await names(kept, tenant), ['Bilal', 'Amina']);
  t.deepEqual(await names(kept, tenant), ['Bilal', 'Amina']);
  stored.set('3', { name: 'Rabeya', roll: 0 });
  stored.delete('1');
  kept.wrote('pupils', [
    { school: '1001', key: '3' },
    { school: '1001', key: '1' },
  ]);
  t.deepEqual(await names(kept, tenant), ['Rabeya', 'Bilal']);
  t.deepEqual([told.whole, told.keys], [1, [['3', '1']]]);
});

test('where any row of a school may be written, all are read anew', async (t) => {
  const kept = new KeptReads();
  const { stored, told, tenant } = counted();
  await names(kept, tenant);
  stored.set('2', { name: 'Bilal Ahmad', roll: 1 });
  const reading = names(kept, tenant);
  kept.wrote('pupils', [{ school: '1001' }]);
  t.deepEqual(await names(kept, tenant), ['Bilal Ahmad', 'Amina']);
  await reading;
  t.is(told.whole, 2);
});

test('another school, another collection and one that took its place', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted();
  await names(kept, tenant);
  kept.wrote('pupils', [{ school: '1002', key: '1' }]);
  kept.wrote('fees', [{ school: '1001', key: '1' }]);
  await names(kept, tenant);
  t.deepEqual([told.whole, told.keys.length], [1, 0]);
  kept.forgetAll('pupils');
  await names(kept, tenant);
  t.is(told.whole, 2);
});

test('what is written while it is read is read again before anybody is answered', async (t) => {
  const kept = new KeptReads();
  const { stored, told, tenant } = counted();
  const reading = names(kept, tenant);
  stored.set('2', { name: 'Bilal Ahmad', roll: 1 });
  kept.wrote('pupils', [{ school: '1001', key: '2' }]);
  t.deepEqual(await reading, ['Bilal Ahmad', 'Amina']);
  t.deepEqual(await names(kept, tenant), ['Bilal Ahmad', 'Amina']);
  t.true(told.keys.length <= 1);
});

test('very many writes are read with all the others; a read that failed is tried again', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted();
  told.fails = true;
  await t.throwsAsync(names(kept, tenant), { message: 'away' });
  told.fails = false;
  t.deepEqual(await names(kept, tenant), ['Bilal', 'Amina']);
  kept.wrote(
    'pupils',
    Array.from({ length: 600 }, (_, at) => ({ school: '1001', key: String(at) })),
  );
  t.deepEqual(await names(kept, tenant), ['Bilal', 'Amina']);
  t.deepEqual([told.whole, told.keys.length], [3, 0]);
});
