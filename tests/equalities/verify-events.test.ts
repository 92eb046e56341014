import test from 'ava';
import { doubled, embellished, forged, withPostings } from './test-support/forged-events.ts';
import { SCHOOL } from './test-support/product.ts';
import { faults, JOURNAL, RecountedSchool } from './test-support/recounted-school.ts';

// The recount names the events that somebody has changed, moved or taken away behind the product's back.
let recounted: RecountedSchool;
test.before(async () => {
  recounted = await RecountedSchool.open();
});
test.afterEach.always(() => recounted.heal());
test.after.always(() => recounted.end());

const at = <T>(events: readonly T[], index: number) => events.at(index) as T;

test.serial('postings that were altered are named by the chain and by the books', async (t) => {
  recounted.log.damage(JOURNAL, withPostings(doubled));
  const found = faults(await recounted.verify());
  t.true(found.includes(`chains: ${JOURNAL}@3: its content does not match its hash`), found.join());
  t.true(found.includes(`books: fund ${recounted.school.boarding} differs`), found.join());
});

test.serial('an entry that does not balance any more is named by the balance too', async (t) => {
  recounted.log.damage(
    JOURNAL,
    withPostings((posting, index) => (index === 0 ? doubled(posting) : posting)),
  );
  const found = faults(await recounted.verify());
  t.true(
    found.some((fault) => fault.startsWith(`balance: ${JOURNAL}@3`)),
    found.join(),
  );
});

test.serial('money moved to another student’s name leaves the sums and is named', async (t) => {
  recounted.log.damage(
    JOURNAL,
    withPostings((posting) => (posting['party'] ? { ...posting, party: 2, itemId: 4 } : posting)),
  );
  const found = faults(await recounted.verify());
  t.true(found.includes(`chains: ${JOURNAL}@3: its content does not match its hash`), found.join());
  t.true(
    found.some((fault) => fault.startsWith('books: ')),
    found.join(),
  );
});

test.serial('two events that changed places are named', async (t) => {
  recounted.log.damage(JOURNAL, (events) => [
    ...[...events.slice(0, 2), at(events, 3), at(events, 2)],
    ...events.slice(4),
  ]);
  const found = faults(await recounted.verify());
  t.true(found.includes(`chains: ${JOURNAL}@3: revision 3 follows 1`), found.join());
  recounted.log.damage(JOURNAL, (events) => {
    const [two, three] = [at(events, 2), at(events, 3)];
    const swapped = [
      { ...three, revision: two.revision, position: two.position },
      { ...two, revision: three.revision, position: three.position },
    ];
    return [...events.slice(0, 2), ...swapped, ...events.slice(4)];
  });
  const renumbered = faults(await recounted.verify());
  t.true(
    renumbered.some((fault) => fault.startsWith(`chains: ${JOURNAL}@2: it does not follow`)),
    renumbered.join(),
  );
});

test.serial('an event removed in the middle is named, and the number that it leaves out', async (t) => {
  recounted.log.damage(JOURNAL, (events) => events.filter(({ revision }) => revision !== 3));
  const found = faults(await recounted.verify());
  t.true(found.includes(`chains: ${JOURNAL}@4: revision 4 follows 2`), found.join());
  t.true(
    found.some((fault) => fault.startsWith('numbering: ')),
    found.join(),
  );
});

test.serial(
  'the tail of a stream cut off is named while the books and documents still have it',
  async (t) => {
    recounted.log.damage(JOURNAL, (events) => events.slice(0, -1));
    const cut = faults(await recounted.verify());
    t.deepEqual(cut, ['books: the books end at 6, the journal at 5']);
    recounted.log.damage(JOURNAL, () => []);
    const [emptied, ...orphans] = faults(await recounted.verify());
    t.is(emptied, 'books: the books end at 6, the journal at -1');
    // What the entries told stands in documents of no event any more.
    t.true(
      orphans.every((fault) => /^documents:entry-words: .* was made by no event$/.test(fault)),
      orphans.join(),
    );
    recounted.log.heal();
    recounted.log.damage(`people-${SCHOOL}`, (events) => events.slice(0, -1));
    const found = faults(await recounted.verify());
    t.true(found.includes(`documents:people: people ${SCHOOL}/2 was made by no event`), found.join());
    t.true(
      found.every((fault) => fault.startsWith('documents:')),
      found.join(),
    );
  },
);

test.serial(
  'a history forged with all its hashes made anew is named while the books remember another',
  async (t) => {
    recounted.log.damage(JOURNAL, forged);
    t.deepEqual(faults(await recounted.verify()), ['books: the books end on another event than the journal']);
  },
);

test.serial(
  'a receipt that says more than its entry moved is named, though every sum is as it was',
  async (t) => {
    recounted.log.damage(JOURNAL, embellished);
    const found = faults(await recounted.verify());
    const [paper] = found.filter((fault) => fault.startsWith('papers: '));
    t.is(paper, `papers: ${JOURNAL}@3: it states 100000 paisa on sl:1, its entry moved 50000`);
    t.false(
      found.some((fault) => /^(chains|balance|numbering)/.test(fault)),
      found.join(),
    );
  },
);

test.serial('an event of a kind nobody knows is named', async (t) => {
  recounted.log.damage(JOURNAL, (events) =>
    events.map((event) => (event.revision === 5 ? { ...event, type: 'MoneyVanished' } : event)),
  );
  const found = faults(await recounted.verify());
  t.true(found.includes(`events: ${JOURNAL}@5: MoneyVanished`), found.join());
});

test.serial('when all is healed it passes again', async (t) => {
  t.deepEqual(faults(await recounted.verify()), []);
});
