import { streamsOf } from '@madrasah/events';
import { type ChainHead, EMPTY_CHAIN, eventHash, headAfter } from '@madrasah/service-kit/codec';
import type { Json, RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { type KnownRoot, type Verdict, Verifier } from '../../projection-service/src/ledger/verify/index.ts';
import { peopleProjector } from '../../projection-service/src/people/index.ts';
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

const verify = (client = school.client, clocks = {}): Promise<Verdict> =>
  client.get('/api/accounts/audit/verify', clocks);
/** `name: detail` of every check that fails. */
const faults = ({ checks }: Pick<Verdict, 'checks'>) =>
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
  t.is(detail('replay'), '6 entries taken into new books');
  t.is(detail('roots'), '0 daily roots that follow again from the log');
});

test.serial('each collection has one hash, the same until a document changes', async (t) => {
  const hashes = async () =>
    (await verify()).checks.flatMap(({ name, hash }) => (hash ? [`${name} ${hash}`] : []));
  const before = await hashes();
  t.true(before.length > 9);
  for (const hash of before) t.regex(hash, /^documents:[a-z-]+ [0-9a-f]{64}$/);
  t.deepEqual(await hashes(), before);
  const whole = await people().findOne(own());
  await people().replaceOne(own(), { ...whole, gender: 2 } as object);
  const after = await hashes();
  await people().replaceOne(own(), whole as object);
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

test.serial('totals are as of a day and as known at an instant; the proof is of all', async (t) => {
  const asOf = await verify(undefined, { asOf: '2026-04-09' });
  t.deepEqual(asOf.trialBalance, { debit: 0, credit: 0, funds: [] });
  const now = await verify();
  t.is(asOf.debit, now.debit);
  const rows = (await school.client.get('/api/accounts/trial_balance')).data;
  const sum = (side: 'debit' | 'credit') =>
    rows.reduce((total: number, fund: Record<string, number>) => total + Number(fund[side]), 0);
  t.deepEqual([now.trialBalance.debit, now.trialBalance.credit], [sum('debit'), sum('credit')]);
  t.true(now.trialBalance.debit > 0);
  const [one, other] = await Promise.all([verify(), verify(undefined, { knownAt: '2026-04-09T00:00:00Z' })]);
  t.is(other.trialBalance.debit, 0, 'also for one who joins a run that was asked for otherwise');
  t.deepEqual(one.trialBalance, now.trialBalance);
});

test.serial('it covers one school: another’s damage is another’s', async (t) => {
  await product.open(OTHER_SCHOOL);
  product.log.damage(JOURNAL, (events) => events.slice(1));
  t.true((await verify(product.client(OTHER_SCHOOL))).pass);
  t.false((await verify()).pass);
});

test.serial(
  'it looks at a fixed position: what is recorded while it counts is left to the next',
  async (t) => {
    const before = await verify();
    let recorded = false;
    const reading = product.log.readStream.bind(product.log);
    product.log.readStream = async function* (stream, options) {
      if (!recorded && stream === `academics-${SCHOOL}` && !options?.backwards) {
        recorded = true; // behind the end that was asked for first
        await school.addSession();
      }
      yield* reading(stream, options);
    };
    t.teardown(() => {
      product.log.readStream = reading;
    });
    const during = await verify();
    t.true(recorded);
    t.deepEqual(faults(during), []);
    t.is(during.events, before.events);
    t.true((await verify()).events > before.events);
  },
);

test.serial('two callers join one run', async (t) => {
  const runs = () => product.log.reads.get(JOURNAL) ?? 0; // only the pass over the log reads the journal
  const before = runs();
  const [one, other] = await Promise.all([verify(), verify(product.client())]);
  t.deepEqual(one, other);
  t.is(runs(), before + 1);
  await verify();
  t.is(runs(), before + 2);
});

const profile = async () => (await people().findOne(own()))?.['profile'] as object;
const people = () => product.documentDb.collection<{ _id: string; profile?: object }>('people');
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
    const differs = [`documents:people: people ${own()._id} differs from its replay in gender`];
    t.deepEqual(await withPerson({ gender: 2 }), differs);
    const later = { gender: 2, position: Number.MAX_SAFE_INTEGER };
    t.deepEqual(await withPerson(later), differs);
    t.true((await verify()).pass);
  },
);

test.serial('what has moved on since the fixed position is told as not compared', async (t) => {
  const readSide = { documents: product.documents, projectors: () => [peopleProjector], position: () => 0 };
  const { checks } = await new Verifier({ store: product.log, codec: product.codec, readSide }).verify(
    SCHOOL,
  );
  const people = checks.find(({ name }) => name === 'documents:people');
  t.is(people?.detail, '0 documents equal to their replay; 2 not compared, they have moved on');
});

test.serial('a document that was removed is named, also when it was only marked as removed', async (t) => {
  const missing = [`documents:people: people ${own()._id} is missing`];
  t.deepEqual(await withPerson(), missing);
  t.deepEqual(await withPerson({ removed: true }), missing);
  t.true((await verify()).pass);
});

test.serial('a document that no event made is named', async (t) => {
  const _id = `${SCHOOL}/77`;
  await people().insertOne({ _id, school: SCHOOL, key: '77', position: 1 } as never);
  t.deepEqual(faults(await verify()), [`documents:people: people ${_id} was made by no event`]);
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
    t.true(found.includes(`documents:people: people ${SCHOOL}/2 was made by no event`), found.join());
    t.true(
      found.every((fault) => fault.startsWith('documents:')),
      found.join(),
    );
  },
);

/** The chain made anew, as somebody would who knows how it is made. */
function rehashed(events: readonly RecordedEvent[]): RecordedEvent[] {
  let head: ChainHead = EMPTY_CHAIN;
  return events.map((event, revision) => {
    const metadata = { ...event.metadata, prevHash: head.hash };
    const made = { ...event, revision };
    const whole = { ...made, metadata: { ...metadata, hash: eventHash({ ...made, metadata }) } };
    head = headAfter(whole);
    return whole;
  });
}
const forged = (events: readonly RecordedEvent[]) => rehashed(withPostings(doubled)(events));

test.serial(
  'a history forged with all its hashes made anew is named while the books remember another',
  async (t) => {
    product.log.damage(JOURNAL, forged);
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

const takeRoot = async (): Promise<KnownRoot> =>
  (await school.client.command('/api/accounts/audit/roots', {})).data;
/** The log alone, and a root that somebody has brought along. */
const alone = (handedOver: readonly KnownRoot[] = []) =>
  new Verifier({ store: product.log, codec: product.codec, handedOver }).verify(SCHOOL);

test.serial('a daily root follows again from the log, also when the school has gone on', async (t) => {
  const root = await takeRoot();
  await school.admit('খালিদ');
  const verdict = await verify();
  t.deepEqual(faults(verdict), []);
  t.like(verdict.roots, [{ ...root, pass: true }]);
  t.deepEqual(faults(await alone([root])), [], 'as it was printed');
});

test.serial('a cut tail is named by the root even when nothing else remembers it', async (t) => {
  product.log.damage(JOURNAL, (events) => events.slice(0, 5)); // and what came after the root
  const gone = `roots: ${JOURNAL}@5 is gone: the root of 2026-04-10 knew the stream up to @5`;
  t.true(faults(await verify()).includes(gone));
  const { pass, roots, checks } = await alone();
  t.deepEqual(faults({ checks }), [gone], 'the chain of what is left is whole');
  t.false(pass);
  t.like(roots[0], { pass: false });
});

test.serial('a history forged with all its hashes is named by the root', async (t) => {
  product.log.damage(JOURNAL, forged);
  const found = faults(await alone());
  t.deepEqual(found, [`roots: ${JOURNAL}@5 is another event than the root of 2026-04-10 knew`]);
});

test.serial('a root taken away, and a root put in, are named', async (t) => {
  await school.admit('তালহা');
  const second = await takeRoot();
  t.deepEqual(faults(await alone()), []);
  const AUDIT = `audit-${SCHOOL}`;
  product.log.damage(AUDIT, (events) => rehashed(events.slice(1)));
  t.deepEqual(faults(await alone()), [
    `roots: ${AUDIT}@0 is gone: the root of 2026-04-10 knew the stream up to @0`,
  ]);
  product.log.damage(AUDIT, (events) =>
    rehashed(events.map((event) => ({ ...event, data: { ...event.data, root: 'a'.repeat(64) } }))),
  );
  const [forgedRoot] = faults(await alone());
  t.regex(forgedRoot ?? '', /^roots: the root of 2026-04-10 at position \d+ does not follow from the log$/);
  // Cut back to where the first root was taken, the second one with it: only what stands outside knows.
  product.log.heal();
  const positions: number[] = [];
  for await (const { position } of product.log.readStream(AUDIT)) positions.push(position);
  const untilFirst = (events: readonly RecordedEvent[]) =>
    events.filter(({ position }) => position <= Number(positions[0]));
  for (const stream of streamsOf(SCHOOL)) product.log.damage(stream, untilFirst);
  t.like((await alone()).roots, { length: 1 });
  t.deepEqual(faults(await alone()), []);
  const [cut] = faults(await alone([second]));
  t.regex(
    cut ?? '',
    /^roots: the log ends at position \d+, before the root of 2026-04-10 that was handed over/,
  );
});

test.serial('when all is healed it passes again', async (t) => {
  t.deepEqual(faults(await verify()), []);
});
