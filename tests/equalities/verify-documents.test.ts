import test from 'ava';
import { Verifier } from '../../projection-service/src/ledger/proof/index.ts';
import { peopleProjector } from '../../projection-service/src/people/index.ts';
import { SCHOOL } from './test-support/product.ts';
import { faults, RecountedSchool } from './test-support/recounted-school.ts';

// The recount names the documents that somebody has changed behind the product's back.
let recounted: RecountedSchool;
test.before(async () => {
  recounted = await RecountedSchool.open();
});
test.afterEach.always(() => recounted.heal());
test.after.always(() => recounted.end());

test.after('healed, it passes again', async (t) => t.deepEqual(faults(await recounted.verify()), []));

const profile = async () => (await people().findOne(own()))?.['profile'] as object;
const people = () => recounted.product.documentDb.collection<{ _id: string; profile?: object }>('people');
const own = () => ({ _id: `${SCHOOL}/${recounted.student.UserID}` });

const named = async () => faults(await recounted.verify());
/** Writes something in the place of a document, asks, and puts it back. */
async function withPerson(damage?: object, ask = named): Promise<string[]> {
  const whole = await people().findOne(own());
  try {
    await people().deleteOne(own());
    if (damage) await people().insertOne({ ...whole, ...damage } as never);
    return await ask();
  } finally {
    await people().replaceOne(own(), whole as object, { upsert: true });
  }
}

test.serial('each collection has one hash, the same until a document changes', async (t) => {
  const hashes = async () =>
    (await recounted.verify()).checks.flatMap(({ name, hash }) => (hash ? [`${name} ${hash}`] : []));
  const before = await hashes();
  t.true(before.length > 9);
  for (const hash of before) t.regex(hash, /^documents:[a-z-]+ [0-9a-f]{64}$/);
  t.deepEqual(await hashes(), before);
  const after = await withPerson({ gender: 2 }, hashes);
  t.deepEqual(
    after.filter((hash) => !before.includes(hash)).map((hash) => hash.split(' ')[0]),
    ['documents:people'],
  );
  t.deepEqual(await hashes(), before);
});

test.serial(
  'the first field that differs is named, however deep, and what stands in it is not',
  async (t) => {
    const [fault] = await withPerson({ profile: { ...(await profile()), mobile1: '01800000000' } });
    t.is(fault, `documents:people: people ${own()._id} differs from its replay in profile.mobile1`);
  },
);

test.serial(
  'a document that was altered is named, also one that claims to be of a later event',
  async (t) => {
    const differs = [`documents:people: people ${own()._id} differs from its replay in gender`];
    t.deepEqual(await withPerson({ gender: 2 }), differs);
    const later = { gender: 2, position: Number.MAX_SAFE_INTEGER };
    t.deepEqual(await withPerson(later), differs);
    t.true((await recounted.verify()).pass);
  },
);

test.serial('what has moved on since the fixed position is told as not compared', async (t) => {
  const readSide = {
    documents: recounted.product.documents,
    projectors: () => [peopleProjector],
    position: () => 0,
  };
  const { checks } = await new Verifier({
    store: recounted.log,
    codec: recounted.product.codec,
    readSide,
  }).verify(SCHOOL);
  const people = checks.find(({ name }) => name === 'documents:people');
  t.is(people?.detail, '0 documents equal to their replay; 2 not compared, they have moved on');
});

test.serial('a document that was removed is named, also when it was only marked as removed', async (t) => {
  const missing = [`documents:people: people ${own()._id} is missing`];
  t.deepEqual(await withPerson(), missing);
  t.deepEqual(await withPerson({ removed: true }), missing);
  t.true((await recounted.verify()).pass);
});

test.serial('a document that no event made is named', async (t) => {
  const _id = `${SCHOOL}/77`;
  await people().insertOne({ _id, school: SCHOOL, key: '77', position: 1 } as never);
  t.teardown(() => people().deleteOne({ _id }));
  t.deepEqual(await named(), [`documents:people: people ${_id} was made by no event`]);
});
