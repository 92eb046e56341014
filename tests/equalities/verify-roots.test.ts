import { streamList } from '@madrasah/events';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { type KnownRoot, Verifier } from '../../projection-service/src/ledger/proof/index.ts';
import { forged, rehashed } from './test-support/forged-events.ts';
import { SCHOOL } from './test-support/product.ts';
import { faults, JOURNAL, RecountedSchool } from './test-support/recounted-school.ts';

// A daily root follows again from the log, and names what was forged so well that nothing else remembers it.
let recounted: RecountedSchool;
test.before(async () => {
  recounted = await RecountedSchool.open();
});
test.afterEach.always(() => recounted.heal());
test.after.always(() => recounted.end());

test.after('healed, it passes again', async (t) => t.deepEqual(faults(await recounted.verify()), []));

const takeRoot = async (): Promise<KnownRoot> =>
  (await recounted.school.client.command('/api/accounts/audit/roots', {})).data;
/** The log alone, and a root that somebody has brought along. */
const alone = (handedOver: readonly KnownRoot[] = []) =>
  new Verifier({ store: recounted.log, codec: recounted.product.codec, handedOver }).verify(SCHOOL);

test.serial('a daily root follows again from the log, also when the school has gone on', async (t) => {
  const root = await takeRoot();
  await recounted.school.admit('খালিদ');
  const verdict = await recounted.verify();
  t.deepEqual(faults(verdict), []);
  t.like(verdict.roots, [{ ...root, pass: true }]);
  t.deepEqual(faults(await alone([root])), [], 'as it was printed');
});

test.serial('a cut tail is named by the root even when nothing else remembers it', async (t) => {
  recounted.log.damage(JOURNAL, (events) => events.slice(0, 6)); // and what came after the root
  const gone = `roots: ${JOURNAL}@6 is gone: the root of 2026-04-10 knew the stream up to @6`;
  t.true(faults(await recounted.verify()).includes(gone));
  const { pass, roots, checks } = await alone();
  t.deepEqual(faults({ checks }), [gone], 'the chain of what is left is whole');
  t.false(pass);
  t.like(roots[0], { pass: false });
});

test.serial('a history forged with all its hashes is named by the root', async (t) => {
  recounted.log.damage(JOURNAL, forged);
  const found = faults(await alone());
  t.deepEqual(found, [`roots: ${JOURNAL}@6 is another event than the root of 2026-04-10 knew`]);
});

test.serial('a root taken away, and a root put in, are named', async (t) => {
  await recounted.school.admit('তালহা');
  const second = await takeRoot();
  t.deepEqual(faults(await alone()), []);
  const AUDIT = `audit-${SCHOOL}`;
  recounted.log.damage(AUDIT, (events) => rehashed(events.slice(1)));
  t.deepEqual(faults(await alone()), [
    `roots: ${AUDIT}@0 is gone: the root of 2026-04-10 knew the stream up to @0`,
  ]);
  recounted.log.damage(AUDIT, (events) =>
    rehashed(events.map((event) => ({ ...event, data: { ...event.data, root: 'a'.repeat(64) } }))),
  );
  const [forgedRoot] = faults(await alone());
  t.regex(forgedRoot ?? '', /^roots: the root of 2026-04-10 at position \d+ does not follow from the log$/);
  // Cut back to where the first root was taken, the second one with it: only what stands outside knows.
  recounted.log.heal();
  const positions: number[] = [];
  for await (const { position } of recounted.log.readStream(AUDIT)) positions.push(position);
  const untilFirst = (events: readonly RecordedEvent[]) =>
    events.filter(({ position }) => position <= Number(positions[0]));
  for (const stream of streamList.standingOf(SCHOOL)) recounted.log.damage(stream, untilFirst);
  t.like((await alone()).roots, { length: 1 });
  t.deepEqual(faults(await alone()), []);
  const [cut] = faults(await alone([second]));
  t.regex(
    cut ?? '',
    /^roots: the log ends at position \d+, before the root of 2026-04-10 that was handed over/,
  );
});
