import { type ChainHead, EMPTY_CHAIN, eventHash, headAfter } from '@madrasah/service-kit/codec';
import type { Json, RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { OTHER_SCHOOL, Product, SCHOOL } from './test-support/product.ts';
import { itemsOf, School, type Student } from './test-support/school.ts';

// The proof: it passes while nothing is wrong, and names whatever somebody has changed behind the product's back.
let product: Product;
let school: School;
let student: Student;

test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  school.day('2026-04-10');
  student = await school.admit('আব্দুল্লাহ');
  await school.admit('উমর');
  const { admission, food } = await itemsOf(school, student);
  await school.pay(student, [{ itemId: admission, due: 1000, deposit: 1000 }]);
  await school.pay(student, [{ itemId: food, due: 3500, deposit: 500 }]);
  const third = await school.pay(student, [{ itemId: food, due: 3000, deposit: 100 }]);
  await school.reverse(third);
});
test.afterEach.always(() => product.log.heal());
test.after.always(() => product.end());

interface Verdict {
  pass: boolean;
  position: string;
  events: number;
  debit: number;
  credit: number;
  checks: { name: string; pass: boolean; detail: string }[];
}
const verify = (client = school.client): Promise<Verdict> => client.get('/api/accounts/audit/verify');
/** `name: detail` of every check that fails. */
const faults = ({ checks }: Verdict) =>
  checks.filter(({ pass }) => !pass).map(({ name, detail }) => `${name}: ${detail}`);

const JOURNAL = `journal-${SCHOOL}_1`;
const at = <T>(events: readonly T[], index: number) => events.at(index) as T;

test.serial('undamaged it passes, and says what it has looked at', async (t) => {
  const verdict = await verify();
  t.deepEqual(faults(verdict), []);
  t.true(verdict.pass);
  t.is(verdict.debit, verdict.credit);
  t.is(verdict.debit, 2 * 4500 + 1000 + 500 + 100 + 100);
  const detail = (name: string) => verdict.checks.find((check) => check.name === name)?.detail;
  t.is(detail('balance'), '6 entries that balance in every fund');
  t.is(detail('numbering'), '3 papers numbered without a gap');
  t.is(detail('chains'), `${verdict.events} events in unbroken chains`);
  t.is(detail('documents:people'), '2 documents equal to their replay');
  t.is(detail('books'), '2 funds equal to their replay');
});

test.serial('it covers one school: another’s damage is another’s', async (t) => {
  await product.open(OTHER_SCHOOL);
  product.log.damage(JOURNAL, (events) => events.slice(1));
  t.true((await verify(product.client(OTHER_SCHOOL))).pass);
  t.false((await verify()).pass);
});

test.serial('two callers join one run', async (t) => {
  const runs = () => product.log.reads.get(`people-${SCHOOL}`) ?? 0;
  const before = runs();
  const [one, other] = await Promise.all([verify(), verify(product.client())]);
  t.deepEqual(one, other);
  t.is(runs(), before + 1);
  await verify();
  t.is(runs(), before + 2);
});

const people = () => product.documentDb.collection<{ _id: string }>('people');
const own = () => ({ _id: `${SCHOOL}/${student.UserID}` });

/** Writes something in the place of a document, asks, and puts it back. */
async function withPerson(damage?: object): Promise<string[]> {
  const whole = await people().findOne(own());
  await people().deleteOne(own());
  if (damage) await people().insertOne({ ...whole, ...damage } as never);
  const found = faults(await verify());
  await people().replaceOne(own(), whole as object, { upsert: true });
  return found;
}

test.serial(
  'a document that was altered is named, also one that claims to be of a later event',
  async (t) => {
    const differs = [`documents:people: people ${own()._id} differs from its replay`];
    t.deepEqual(await withPerson({ gender: 2 }), differs);
    const later = { gender: 2, position: Number.MAX_SAFE_INTEGER };
    t.deepEqual(await withPerson(later), differs);
    t.true((await verify()).pass);
  },
);

test.serial('a document that was removed is named, also when it was only marked as removed', async (t) => {
  const missing = [`documents:people: people ${own()._id} is missing`];
  t.deepEqual(await withPerson(), missing);
  t.deepEqual(await withPerson({ removed: true }), missing);
  t.true((await verify()).pass);
});

test.serial('a document that no event made is named', async (t) => {
  const _id = `${SCHOOL}/77`;
  await people().insertOne({ _id, school: SCHOOL, key: '77', position: 1 } as never);
  t.deepEqual(faults(await verify()), [`documents:people: people ${_id} differs from its replay`]);
  await people().deleteOne({ _id });
});

type Posting = Record<string, Json>;
/** The last receipt with its postings changed. */
const withPostings =
  (change: (posting: Posting, index: number) => Posting) => (events: readonly RecordedEvent[]) =>
    events.map((event) =>
      event.revision === 3
        ? { ...event, data: { ...event.data, postings: (event.data['postings'] as Posting[]).map(change) } }
        : event,
    );
const doubled = (posting: Posting): Posting => ({
  ...posting,
  debit: 2 * Number(posting['debit']),
  credit: 2 * Number(posting['credit']),
});

test.serial('postings that were altered are named by the chain and by the books', async (t) => {
  product.log.damage(JOURNAL, withPostings(doubled));
  const found = faults(await verify());
  t.true(found.includes(`chains: ${JOURNAL}@3: its content does not match its hash`), found.join());
  t.true(found.includes(`books: fund ${school.boarding} differs`), found.join());
});

test.serial('an entry that does not balance any more is named by the balance too', async (t) => {
  product.log.damage(
    JOURNAL,
    withPostings((posting, index) => (index === 0 ? doubled(posting) : posting)),
  );
  const found = faults(await verify());
  t.true(
    found.some((fault) => fault.startsWith(`balance: ${JOURNAL}@3`)),
    found.join(),
  );
});

test.serial('money moved to another student’s name leaves the sums and is named', async (t) => {
  product.log.damage(
    JOURNAL,
    withPostings((posting) => (posting['party'] ? { ...posting, party: 2, itemId: 4 } : posting)),
  );
  const found = faults(await verify());
  t.true(found.includes(`chains: ${JOURNAL}@3: its content does not match its hash`), found.join());
  t.true(
    found.some((fault) => fault.startsWith('books: ')),
    found.join(),
  );
});

test.serial('two events that changed places are named', async (t) => {
  product.log.damage(JOURNAL, (events) => [
    ...[...events.slice(0, 2), at(events, 3), at(events, 2)],
    ...events.slice(4),
  ]);
  const found = faults(await verify());
  t.true(found.includes(`chains: ${JOURNAL}@3: revision 3 follows 1`), found.join());
  product.log.damage(JOURNAL, (events) => {
    const [two, three] = [at(events, 2), at(events, 3)];
    const swapped = [
      { ...three, revision: two.revision, position: two.position },
      { ...two, revision: three.revision, position: three.position },
    ];
    return [...events.slice(0, 2), ...swapped, ...events.slice(4)];
  });
  const renumbered = faults(await verify());
  t.true(
    renumbered.some((fault) => fault.startsWith(`chains: ${JOURNAL}@2: it does not follow`)),
    renumbered.join(),
  );
});

test.serial('an event removed in the middle is named, and the number that it leaves out', async (t) => {
  product.log.damage(JOURNAL, (events) => events.filter(({ revision }) => revision !== 3));
  const found = faults(await verify());
  t.true(found.includes(`chains: ${JOURNAL}@4: revision 4 follows 2`), found.join());
  t.true(
    found.some((fault) => fault.startsWith('numbering: ')),
    found.join(),
  );
});

test.serial(
  'the tail of a stream cut off is named while the books and documents still have it',
  async (t) => {
    product.log.damage(JOURNAL, (events) => events.slice(0, -1));
    const cut = faults(await verify());
    t.deepEqual(cut, ['books: the books end at 5, the journal at 4']);
    product.log.damage(JOURNAL, () => []);
    t.deepEqual(faults(await verify()), ['books: the books end at 5, the journal at -1']);
    product.log.heal();
    product.log.damage(`people-${SCHOOL}`, (events) => events.slice(0, -1));
    const found = faults(await verify());
    t.true(found.includes(`documents:people: people ${SCHOOL}/2 differs from its replay`), found.join());
    t.true(
      found.every((fault) => fault.startsWith('documents:')),
      found.join(),
    );
  },
);

test.serial(
  'a history forged with all its hashes made anew is named while the books remember another',
  async (t) => {
    product.log.damage(JOURNAL, (events) => {
      let head: ChainHead = EMPTY_CHAIN;
      return withPostings(doubled)(events).map((event) => {
        const metadata = { ...event.metadata, prevHash: head.hash };
        const forged = { ...event, metadata: { ...metadata, hash: eventHash({ ...event, metadata }) } };
        head = headAfter(forged);
        return forged;
      });
    });
    t.deepEqual(faults(await verify()), ['books: the books end on another event than the journal']);
  },
);

test.serial('an event of a kind nobody knows is named', async (t) => {
  product.log.damage(JOURNAL, (events) =>
    events.map((event) => (event.revision === 5 ? { ...event, type: 'MoneyVanished' } : event)),
  );
  const found = faults(await verify());
  t.true(found.includes(`events: ${JOURNAL}@5: MoneyVanished`), found.join());
});

test.serial('when all is healed it passes again', async (t) => {
  t.deepEqual(faults(await verify()), []);
});
