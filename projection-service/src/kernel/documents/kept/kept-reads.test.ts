import test from 'ava';
import type { Tenant } from '../tenant.ts';
import { KeptReads } from './kept-reads.ts';

/** A school whose reads are counted; each reads the rows that stand at that moment. */
function counted(school: string) {
  const rows = [
    { key: '1', name: 'Amina' },
    { key: '2', name: 'Bilal' },
  ];
  const told = { reads: 0, asked: [] as (readonly string[])[], rows, fails: false };
  const read = async () => {
    told.reads += 1;
    if (told.fails) throw new Error('away');
    return [...rows];
  };
  const tenant = {
    school,
    find: read,
    findByKeys: async (_: string, keys: readonly string[]) => {
      told.asked.push(keys);
      return (await read()).filter(({ key }) => keys.includes(key));
    },
    count: async () => (await read()).length,
  } as unknown as Tenant;
  return { told, tenant };
}

test('what was read is read once, until that collection of that school is written to', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted('1001');
  const reads = kept.of(tenant);
  await reads.find('people', { a: 1 });
  t.is((await kept.of(tenant).find('people', { a: 1 })).length, 2);
  t.is(told.reads, 1, 'asked through another handle of the same school');
  kept.wrote('people', [{ school: '1002', key: '1' }]);
  kept.wrote('charges', [{ school: '1001', key: '1' }]);
  await reads.find('people', { a: 1 });
  t.is(told.reads, 1, 'another school, another collection');
  told.rows.push({ key: '3', name: 'Rabeya' });
  kept.wrote('people', [{ school: '1001', key: '1' }]);
  t.is((await reads.find('people', { a: 1 })).length, 3);
  kept.forgetAll('people');
  await reads.find('people', { a: 1 });
  t.is(told.reads, 3);
});

test('how often was written is told of the collections and the school that are asked about', (t) => {
  const kept = new KeptReads();
  const writes = () => kept.writes(['people', 'subjects'], '1001');
  const before = writes();
  kept.wrote('people', [{ school: '1002', key: '1' }]);
  kept.wrote('charges', [{ school: '1001', key: '1' }]);
  t.is(writes(), before);
  kept.wrote('subjects', [
    { school: '1001', key: '1' },
    { school: '1002', key: '1' },
  ]);
  const written = writes();
  t.not(written, before);
  kept.forgetAll('people');
  t.not(writes(), written);
});

test('another question, another school and another way to ask are read for themselves', async (t) => {
  const kept = new KeptReads();
  const [one, other] = [counted('1001'), counted('1002')];
  const reads = kept.of(one.tenant);
  await reads.find('people', { a: 1 });
  await reads.find('people', { a: 2 });
  await reads.find('people', { a: 1 }, { limit: 1 });
  await reads.find('people-by-class', { a: 1 });
  t.is(await reads.count('people', { a: 1 }), 2);
  t.deepEqual(await reads.findOne('people', 1), { key: '1', name: 'Amina' } as never);
  await reads.findByKeys('people-by-class', [1]);
  t.is(one.told.reads, 7);
  await kept.of(other.tenant).find('people', { a: 1 });
  t.is(other.told.reads, 1);
});

test('a read that began before a write is given to nobody who asks after it', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted('1001');
  const slow = Promise.withResolvers<never[]>();
  const before = kept.of({ ...tenant, find: () => slow.promise }).find('people');
  kept.wrote('people', [{ school: '1001', key: '1' }]);
  const after = kept.of(tenant).find('people');
  slow.resolve([]);
  t.deepEqual([(await before).length, (await after).length], [0, 2]);
  t.is((await kept.of(tenant).find('people')).length, 2, 'nor is it what stays at hand');
  t.is(told.reads, 1);
});

test('whoever sorts or shortens what he was given changes it for nobody else', async (t) => {
  const reads = new KeptReads().of(counted('1001').tenant);
  (await reads.find('people')).reverse().pop();
  (await reads.findByKeys('people', [1, 2])).pop();
  const names = (await reads.find('people')).map((row) => (row as unknown as { name: string }).name);
  t.deepEqual(names, ['Amina', 'Bilal']);
  t.is((await reads.findByKeys('people', [1, 2])).length, 2);
});

test('of documents asked for by their keys those that are not at hand are read, in the order asked for', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted('1001');
  const reads = kept.of(tenant);
  const keys = async (...asked: number[]) => (await reads.findByKeys('people', asked)).map(({ key }) => key);
  t.deepEqual(await keys(2), ['2']);
  t.deepEqual(await keys(2, 3, 1, 2), ['2', '1']);
  t.is((await reads.findOne('people', 1))?.key, '1');
  t.is(await reads.findOne('people', 3), undefined);
  t.deepEqual(told.asked, [['2'], ['3', '1']]);
});

test('a document that is written is read anew by its key, and no other; so is one that was not there', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted('1001');
  const reads = kept.of(tenant);
  const names = async () =>
    (await reads.findByKeys('people', [1, 2, 3])).map((row) => (row as unknown as { name: string }).name);
  await names();
  told.rows.splice(1, 1, { key: '2', name: 'Bilal Ahmad' }, { key: '3', name: 'Rabeya' });
  kept.wrote('people', [
    { school: '1001', key: '2' },
    { school: '1001', key: '3' },
    { school: '1002', key: '1' },
  ]);
  t.deepEqual(await names(), ['Amina', 'Bilal Ahmad', 'Rabeya']);
  t.deepEqual(told.asked.at(-1), ['2', '3']);
  kept.forgetAll('people');
  await names();
  t.deepEqual(told.asked.at(-1), ['1', '2', '3']);
});

test('a document that is written while it is read is not what stays at hand', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted('1001');
  const slow = Promise.withResolvers<never[]>();
  const before = kept.of({ ...tenant, findByKeys: () => slow.promise }).findByKeys('people', [1]);
  kept.wrote('people', [{ school: '1001', key: '1' }]);
  const after = kept.of(tenant).findByKeys('people', [1]);
  slow.resolve([]);
  t.deepEqual([(await before).length, (await after).length], [0, 1]);
  t.is((await kept.of(tenant).findByKeys('people', [1])).length, 1);
  t.is(told.reads, 1);
});

test('a read that failed is tried again', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted('1001');
  told.fails = true;
  await t.throwsAsync(kept.of(tenant).find('people'), { message: 'away' });
  await t.throwsAsync(kept.of(tenant).findByKeys('people', [1, 2]), { message: 'away' });
  t.is(kept.documents, 0);
  told.fails = false;
  t.is((await kept.of(tenant).findByKeys('people', [1, 2])).length, 2);
  t.is((await kept.of(tenant).find('people')).length, 2);
});

test('so many documents are at hand; those asked for longest ago go first', async (t) => {
  const kept = new KeptReads(5);
  const { told, tenant } = counted('1001');
  const reads = kept.of(tenant);
  for (const a of [1, 2, 1, 3]) await reads.find('people', { a });
  t.true(kept.documents <= 5);
  const before = told.reads;
  await reads.find('people', { a: 1 });
  t.is(told.reads, before);
  await reads.find('people', { a: 2 });
  t.is(told.reads, before + 1);
  kept.wrote('people', [{ school: '1001', key: '1' }]);
  t.is(kept.documents, 0);
});

test('where any document of a school may be written, what was asked for by its key is read anew', async (t) => {
  const kept = new KeptReads();
  const { told, tenant } = counted('1001');
  const reads = kept.of(tenant);
  const name = async () => ((await reads.findOne('people', 1)) as unknown as { name: string }).name;
  await name();
  told.rows.splice(0, 1, { key: '1', name: 'Amina Begum' });
  kept.wrote('people', [{ school: '1002' }]);
  t.not(await name(), 'Amina Begum');
  kept.wrote('people', [{ school: '1001' }]);
  t.is(await name(), 'Amina Begum');
});
