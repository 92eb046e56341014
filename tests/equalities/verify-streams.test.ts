import type { DataOf } from '@madrasah/events';
import type { DailyRootTaken } from '@madrasah/events/audit';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { type KnownRoot, Verifier } from '../../projection-service/src/ledger/proof/index.ts';
import { doubled, rehashed, withPostings } from './test-support/forged-events.ts';
import { bookOf, gift } from './test-support/further-books.ts';
import { SCHOOL } from './test-support/product.ts';
import { faults, JOURNAL, RecountedSchool } from './test-support/recounted-school.ts';

// A stream that a school has opened is counted, rooted and named like those that every school has.
let recounted: RecountedSchool;
/** With two further books, and with five. */
const roots: DataOf<typeof DailyRootTaken>[] = [];

const SECOND = `journal-${SCHOOL}_2`;
const AUDIT = `audit-${SCHOOL}`;
const OPENED = `streams-${SCHOOL}`;

test.before(async () => {
  recounted = await RecountedSchool.open();
  const { product, school } = recounted;
  const takeRoot = () => school.client.command('/api/accounts/audit/roots', {});
  await product.given(bookOf(2), [gift(2, 1, 500), gift(2, 2, 250)]);
  await product.given(bookOf(2), [gift(2, 3, 50)]);
  await product.given(bookOf(3), [gift(3, 1, 10)]);
  await takeRoot();
  for (const book of [4, 5, 6]) await product.given(bookOf(book), [gift(book, 1, 10)]);
  await takeRoot();
  for await (const { type, data } of recounted.log.readStream(AUDIT))
    if (type === 'DailyRootTaken') roots.push(data as never);
});
test.afterEach.always(() => recounted.heal());
test.after.always(() => recounted.end());

/** The log alone, and roots that somebody has brought along. */
const alone = (handedOver: readonly KnownRoot[] = []) =>
  new Verifier({ store: recounted.log, codec: recounted.product.codec, handedOver }).verify(SCHOOL);
const upTo = (revision: number) => (events: readonly RecordedEvent[]) => events.slice(0, revision + 1);
const last = () => roots[1] as DataOf<typeof DailyRootTaken>;

test.serial('further books are counted, and all roots follow again from the log', async (t) => {
  const verdict = await recounted.verify();
  t.deepEqual(faults(verdict), []);
  t.deepEqual(faults(await alone()), []);
  const entries: string[] = [];
  for await (const { stream } of recounted.log.readAll())
    if (stream.startsWith('journal-')) entries.push(stream);
  t.is(new Set(entries).size, 6);
  const replayed = verdict.checks.find(({ name }) => name === 'replay')?.detail;
  t.is(replayed, `${entries.length} entries taken into new books`);
  const { debit } = verdict.trialBalance;
  recounted.log.damage(OPENED, () => []);
  const without = (await alone()).trialBalance.debit;
  t.is(Math.round((debit - without) * 100), 84_000, 'what lies in the further books, in paisa');
});

test.serial('a root is as long with five opened streams as with two', (t) => {
  const [two, five] = roots;
  t.deepEqual(
    five?.heads.map(([stream]) => stream),
    [...new Set([...(two?.heads ?? []).map(([stream]) => stream), AUDIT])].sort(),
  );
  t.deepEqual(
    two?.folded.map(([category, streams, events]) => [category, streams, events]),
    [['journal', 2, 4]],
  );
  t.deepEqual(
    five?.folded.map(([category, streams, events]) => [category, streams, events]),
    [['journal', 5, 7]],
  );
  t.true(five?.heads.some(([stream]) => stream === JOURNAL));
});

test.serial(
  'an opened stream whose tail is cut off is named, though nothing else remembers it',
  async (t) => {
    recounted.log.damage(SECOND, upTo(1));
    t.deepEqual(faults(await alone()), [
      `roots: ${SECOND}@2 is gone: the root of 2026-04-10 knew the stream up to @2`,
    ]);
    recounted.log.damage(SECOND, () => []);
    t.deepEqual(faults(await alone()), [
      `roots: ${SECOND}@0 is gone: the root of 2026-04-10 knew the stream up to @2`,
    ]);
  },
);

test.serial('a stream cut off with its opening is named by the list of streams', async (t) => {
  recounted.log.damage(OPENED, upTo(3));
  recounted.log.damage(`journal-${SCHOOL}_6`, () => []);
  t.deepEqual(faults(await alone()), [
    `roots: ${OPENED}@4 is gone: the root of 2026-04-10 knew the stream up to @4`,
  ]);
});

test.serial('an opened stream forged with all its hashes is named', async (t) => {
  recounted.log.damage(SECOND, (events) =>
    rehashed(events.map((event) => ({ ...event, data: { ...event.data, payee: 'অন্য কেউ' } }))),
  );
  t.deepEqual(faults(await alone()), [
    `roots: ${SECOND}@2 is another event than the root of 2026-04-10 knew`,
  ]);
});

test.serial('an entry out of balance, and a number left out, are named in a further book', async (t) => {
  const third = (events: readonly RecordedEvent[]) =>
    events.map((event) => (event.revision === 2 ? { ...event, revision: 3 } : event));
  const out = withPostings((posting, index) => (index === 0 ? doubled(posting) : posting));
  recounted.log.damage(SECOND, (events) =>
    third(out(third(events))).map((event) => (event.revision === 3 ? { ...event, revision: 2 } : event)),
  );
  const found = faults(await alone());
  t.true(
    found.some((fault) => fault.startsWith(`balance: ${SECOND}@2: `)),
    found.join('\n'),
  );
  recounted.log.damage(SECOND, (events) =>
    rehashed(events.map((event) => ({ ...event, data: { ...event.data, voucherNo: event.revision + 2 } }))),
  );
  const series = '1-1-book2';
  t.true(faults(await alone()).includes(`numbering: ${SECOND}@0: ${series} has 2 where 1 is due`));
});

test.serial('a root that was mailed or typed is found again, and names what it can', async (t) => {
  const { day, position, root } = last();
  t.deepEqual(faults(await alone([{ day, position, root }])), [], 'typed from paper');
  t.deepEqual(faults(await alone([last()])), [], 'with what the mail tells');
  t.deepEqual(faults(await alone([roots[0] as KnownRoot])), [], 'also the one before');
  // The root is cut off with what it was taken over: the first root still knows the second book.
  recounted.log.damage(AUDIT, upTo(1));
  recounted.log.damage(SECOND, upTo(1));
  const handed = 'the root of 2026-04-10 that was handed over';
  t.true(faults(await alone([last()]))[0]?.startsWith(`roots: ${SECOND}@2 is gone: `));
  // Nobody in the log has noted the fourth book: its category is named.
  recounted.heal();
  const withoutAudit = last().heads.filter(([stream]) => stream !== AUDIT);
  recounted.log.damage(AUDIT, () => []);
  recounted.log.damage(`journal-${SCHOOL}_4`, () => []);
  const [named] = faults(await alone([{ ...last(), heads: withoutAudit }]));
  t.is(
    named,
    `roots: the opened streams journal-… are not as ${handed} knew them: 5 streams with 7 events then, 4 streams with 6 events now`,
  );
});
