import { eventCatalogue, streams } from '@madrasah/events';
import { InstitutionRegistered, InstitutionSwitched } from '@madrasah/events/institutions';
import { emptyPlatform, evolvePlatform } from '@madrasah/service-kit/access';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { StoreAway } from '@madrasah/service-kit/event-store';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { testLog } from './projecting/test-support.ts';
import { StreamFolds } from './stream-folds.ts';

const STREAM = streams.platform();
const name = { bn: 'জামিয়া', en: '', ar: '' };
const registered = (schoolId: string) =>
  InstitutionRegistered({ schoolId, name, address: '', contactNumber: '' });
const switched = (schoolId: string, active: boolean) => InstitutionSwitched({ schoolId, active });

/** A fold over a log of its own, whose reads are counted and can be stopped or broken. */
function given() {
  const log = testLog(eventCatalogue);
  const reads: (number | undefined)[] = [];
  let before = async () => {};
  const store = {
    async *readStream(stream: string, options?: { from?: number }) {
      reads.push(options?.from);
      await before();
      yield* log.events.readStream(stream, options);
    },
  };
  const folds = new StreamFolds(
    { store, codec: log.codec },
    { name: 'institutions', evolve: evolvePlatform, empty: () => emptyPlatform(plainTable) },
  );
  /** What the common batches would bring: all of the stream from a revision on. */
  const brought = async (from = 0) => {
    const events: DomainEvent[] = [];
    for await (const event of log.events.readStream(STREAM, { from })) events.push(log.codec.decode(event));
    return events;
  };
  const known = async (isFollowed: boolean, stream = STREAM) =>
    [...(await folds.of(stream, isFollowed)).institutions.values()].map(
      ({ schoolId, active }) => `${schoolId}${active ? '' : ' off'}`,
    );
  return {
    ...{ log, folds, reads, brought, known },
    reading(work: () => Promise<void>) {
      before = work;
    },
  };
}

test('a stream is read when it is first asked for; from then on the batches keep it', async (t) => {
  const { log, folds, reads, brought, known } = given();
  await log.append(STREAM, registered('1001'));
  folds.apply(await brought()); // before anybody asked
  t.deepEqual(await known(true), ['1001']);
  await log.append(STREAM, registered('2002'), switched('1001', false));
  t.deepEqual(await known(true), ['1001'], 'the batch has not come yet');
  folds.apply(await brought(1));
  t.deepEqual(await known(true), ['1001 off', '2002']);
  t.deepEqual(reads, [0]);
});

test('each event counts once, however often and by whichever way it comes', async (t) => {
  const { log, folds, brought, known } = given();
  await log.append(STREAM, registered('1001'), switched('1001', false), switched('1001', true));
  t.deepEqual(await known(true), ['1001']);
  folds.apply((await brought()).slice(0, 2)); // the batches are behind what was read
  t.deepEqual(await known(true), ['1001']);
});

test('what the batches bring while the stream is read is folded behind it', async (t) => {
  const { log, folds, brought, known, reading } = given();
  await log.append(STREAM, registered('1001'));
  const past = await brought();
  const gate = Promise.withResolvers<void>();
  reading(() => gate.promise);
  const [first, second] = [known(true), known(true)];
  const late = { ...(past[0] as DomainEvent), type: 'InstitutionSwitched', revision: 1 };
  folds.apply([{ ...late, data: { schoolId: '1001', active: false } }]);
  gate.resolve();
  t.deepEqual(await first, ['1001 off']);
  t.deepEqual(await second, ['1001 off']);
});

test('while the batches do not keep it, what was written since is read at each question', async (t) => {
  const { log, reads, known } = given();
  await log.append(STREAM, registered('1001'));
  t.deepEqual(await known(false), ['1001']);
  await log.append(STREAM, switched('1001', false));
  t.deepEqual(await known(false), ['1001 off']);
  t.deepEqual(reads, [0, 1], 'and no more than that');
});

test('a question asked while another is read, and no batch brings what is new, has a read of its own', async (t) => {
  const { log, reads, known, reading } = given();
  await log.append(STREAM, registered('1001'));
  const gate = Promise.withResolvers<void>();
  reading(() => gate.promise);
  const first = known(false);
  await log.append(STREAM, switched('1001', false));
  const [second, third] = [known(false), known(false)];
  gate.resolve();
  await first;
  t.deepEqual([await second, await third], [['1001 off'], ['1001 off']]);
  t.deepEqual(reads, [0, 2], 'the two that came later share one');
});

test('an event that comes in whatever breath of a read is not lost', async (t) => {
  for (let breaths = 0; breaths < 60; breaths += 1) {
    const { log, folds, brought, known } = given();
    await log.append(STREAM, registered('1001'));
    const [past] = await brought();
    const asked = known(true);
    for (let breath = 0; breath < breaths; breath += 1) await Promise.resolve();
    const off = { ...(past as DomainEvent), type: 'InstitutionSwitched', revision: 1 };
    folds.apply([{ ...off, data: { schoolId: '1001', active: false } }]);
    await asked;
    t.deepEqual(await known(true), ['1001 off'], `after ${breaths} breaths`);
  }
});

test('an event of an unknown type keeps the door shut', async (t) => {
  const { log, known } = given();
  await log.append(STREAM, registered('1001'));
  const unhashed = { schoolId: '1001', version: 1 };
  await log.events.append(STREAM, 0, [
    { id: crypto.randomUUID(), type: 'InstitutionPainted', data: {}, metadata: unhashed },
  ]);
  await t.throwsAsync(known(true));
});

test('a read that fails is told, and what came meanwhile is not lost', async (t) => {
  const { log, folds, brought, known, reading } = given();
  await log.append(STREAM, registered('1001'));
  reading(async () => {
    folds.apply(await brought());
    throw new StoreAway('not now');
  });
  await t.throwsAsync(known(true), { instanceOf: StoreAway });
  reading(async () => {});
  t.deepEqual(await known(true), ['1001']);
});

test('a stream that is not there yet is known as soon as it is', async (t) => {
  const { log, known } = given();
  t.deepEqual(await known(true), []);
  await log.append(STREAM, registered('1001'));
  t.deepEqual(await known(true), ['1001']);
});
