import { type EventDraft, streams } from '@madrasah/events';
import { BeginningClosed, LoginCreated, PowersSet } from '@madrasah/events/access';
import { InstitutionRegistered } from '@madrasah/events/institutions';
import test, { type ExecutionContext } from 'ava';
import { Codec, eventHash, provenEvents, UnprovenEvent } from '../codec/index.ts';
import { forge, headOf } from '../codec/test-support/index.ts';
import {
  type EventStore,
  inProcessEventStore,
  type JsonObject,
  type RecordedEvent,
} from '../event-store/index.ts';
import { FileVault } from '../vault/index.ts';
import { closeBeginnings } from './index.ts';

const SCHOOL = '10001';
const ACCESS = streams.access(SCHOOL);
const PLATFORM = streams.platform();
const now = new Date('2026-11-30T04:00:00Z');

const registered = (schoolId: string) =>
  InstitutionRegistered({
    ...{ schoolId, name: { bn: 'ক', en: 'A', ar: 'ا' }, address: 'ঢাকা', contactNumber: '01700000000' },
  });
const login = (loginId: number, name: string, permissionType = 2) =>
  LoginCreated({ loginId, userId: null, permissionType, name, passwordHash: 'scrypt' });
const powers = (loginId: number) =>
  PowersSet({ loginId, permissionListId: 1, view: true, insert: true, edit: true, delete: true });

class House {
  readonly store: EventStore = inProcessEventStore(':memory:');
  readonly vault: FileVault;
  codec: Codec;

  constructor(vault = new FileVault(':memory:')) {
    this.vault = vault;
    this.codec = new Codec(vault);
  }

  /** As after a start: nothing is known but what log and vault hold. */
  restarted(): this {
    this.codec = new Codec(this.vault);
    return this;
  }

  closed(): Promise<string[]> {
    return closeBeginnings({ store: this.store, codec: this.codec, now });
  }

  async write(stream: string, ...drafts: EventDraft[]): Promise<void> {
    for (const draft of drafts) {
      const context = { schoolId: SCHOOL, actor: { id: 1, permissionType: 1 }, at: now };
      const ids = { requestId: 'r', correlationId: 'r', causationId: 'r' };
      const head = await headOf(this.store, stream);
      const { event } = this.codec.encode(stream, head, draft, { ...context, ...ids });
      await this.store.append(stream, head.revision, [event]);
    }
  }

  forge(stream: string, draft: EventDraft, more: JsonObject = {}): Promise<void> {
    return forge(this.store, stream, draft, more);
  }

  /** What is folded of a stream. @throws UnprovenEvent */
  async read(stream: string): Promise<string[]> {
    const types: string[] = [];
    for await (const { type } of provenEvents(this, stream)) types.push(type);
    return types;
  }

  async events(stream: string): Promise<RecordedEvent[]> {
    const all: RecordedEvent[] = [];
    for await (const event of this.store.readStream(stream)) all.push(event);
    return all;
  }
}

/** A house of before there were proofs. */
async function old(): Promise<House> {
  const house = new House();
  await house.forge(PLATFORM, registered(SCHOOL));
  await house.forge(ACCESS, login(1, 'admin'));
  await house.forge(ACCESS, powers(1));
  return house;
}

/** Another log that is read with the same vault: the file was put in place of it. */
async function inPlaceOf(house: House, write: (log: House) => Promise<void>): Promise<House> {
  const log = new House(house.vault);
  await write(log);
  return log.restarted();
}

const refused = (t: ExecutionContext, house: House, stream: string, message: RegExp) =>
  t.throwsAsync(house.read(stream), { instanceOf: UnprovenEvent, message });

test('an old house is closed once, each stream with one event that names what is before it', async (t) => {
  const house = await old();
  const [, last] = await house.events(ACCESS);
  t.deepEqual(await house.closed(), [ACCESS, PLATFORM]);
  const closing = (await house.events(ACCESS)).at(-1);
  t.is(closing?.type, BeginningClosed.type);
  t.deepEqual(closing?.data, { upTo: 1, hash: last?.metadata['hash'] });
  t.deepEqual(await house.restarted().closed(), []);
  await house.write(ACCESS, login(2, 'hisab'));
  t.deepEqual(await house.read(ACCESS), ['LoginCreated', 'PowersSet', 'BeginningClosed', 'LoginCreated']);
  t.deepEqual(await house.read(PLATFORM), ['InstitutionRegistered', 'BeginningClosed']);
});

test('a house that begins with proofs gets no such event, and a school of it none either', async (t) => {
  const house = new House();
  t.deepEqual(await house.closed(), []);
  await house.write(PLATFORM, registered(SCHOOL));
  await house.write(ACCESS, login(1, 'admin'));
  t.deepEqual(await house.restarted().closed(), []);
  t.deepEqual(await house.read(ACCESS), ['LoginCreated']);
});

test('what was made by this version before anybody has closed anything is taken as it is', async (t) => {
  const house = new House();
  await house.write(PLATFORM, registered(SCHOOL));
  await house.write(ACCESS, login(1, 'admin'));
  t.deepEqual(await house.closed(), []);
  await house.forge(ACCESS, login(2, 'intruder'));
  await refused(t, house, ACCESS, /^access-10001@1: it carries no proof/);
});

test('a start that was killed in the midst of closing is gone on with', async (t) => {
  const house = await old();
  const killed = new Codec(house.vault);
  killed.proofs.close = () => {
    throw new Error('killed');
  };
  await t.throwsAsync(closeBeginnings({ store: house.store, codec: killed, now }), { message: 'killed' });
  t.deepEqual(await house.restarted().closed(), [PLATFORM]);
  t.deepEqual(await house.read(ACCESS), ['LoginCreated', 'PowersSet', 'BeginningClosed']);
});

for (const [name, draft] of [
  ['a login in plain text', login(9, 'intruder', 1)],
  ['powers, which have no sealed field', powers(1)],
  ['another end of the beginning', BeginningClosed({ upTo: 1, hash: 'a'.repeat(64) })],
] as const)
  test(`slipped in behind the end: ${name}`, async (t) => {
    for (const more of [{}, { mac: 'a'.repeat(64) }, { mac: 7 }]) {
      const house = await old();
      await house.closed();
      await house.forge(ACCESS, draft, more as JsonObject);
      await refused(t, house.restarted(), ACCESS, /^access-10001@3: it carries no proof of this house/);
      t.is((await house.read(PLATFORM)).length, 2, 'another stream goes on');
    }
  });

test('a proof is good for its place and its content alone', async (t) => {
  const house = await old();
  await house.closed();
  await house.write(ACCESS, powers(1));
  const [, , , mine] = await house.events(ACCESS);
  const mac = mine?.metadata['mac'] as string;
  for (const [stream, draft] of [
    [ACCESS, powers(1)],
    [ACCESS, login(9, 'intruder')],
    [PLATFORM, registered('10002')],
  ] as const) {
    const forged = await inPlaceOf(house, async (log) => {
      for (const event of await house.events(stream))
        await log.store.append(stream, event.revision - 1, [event]);
      await log.forge(stream, draft, { mac });
    });
    await refused(t, forged, stream, /it carries no proof/);
  }
});

test('a stream rewritten as an old house’s with a login of its own is refused, closed again or not', async (t) => {
  const house = await old();
  await house.closed();
  await house.write(ACCESS, powers(1));
  const rewritten = (isLonger: boolean) => async (log: House) => {
    await log.forge(PLATFORM, registered(SCHOOL));
    await log.forge(ACCESS, login(1, 'admin'));
    await log.forge(ACCESS, login(9, 'intruder', 1));
    if (isLonger) await log.forge(ACCESS, powers(9));
  };
  for (const isLonger of [false, true]) {
    const forged = await inPlaceOf(house, rewritten(isLonger));
    t.deepEqual(await forged.closed(), [], 'a house is closed once');
    await refused(
      t,
      forged,
      ACCESS,
      /@1: it is another event than the one behind which the stream was closed/,
    );
  }
});

test('an event of the beginning that was changed in its place is refused, with its hash or without', async (t) => {
  const house = await old();
  await house.closed();
  for (const isHashed of [false, true]) {
    const forged = await inPlaceOf(house, async (log) => {
      for (const event of await house.events(ACCESS)) {
        const changed = { ...event, data: { ...event.data, permissionType: 1 } };
        const hash = isHashed ? eventHash(changed) : event.metadata['hash'];
        const metadata = { ...event.metadata, hash: hash as string };
        const stored = event.revision === 0 ? { ...changed, metadata } : event;
        await log.store.append(ACCESS, event.revision - 1, [stored]);
      }
    });
    await refused(t, forged, ACCESS, isHashed ? /@1: it does not follow/ : /@0: its content does not match/);
  }
});

test('a stream that ends before what the vault knows is refused', async (t) => {
  const house = await old();
  await house.closed();
  for (const left of [0, 1]) {
    const cut = await inPlaceOf(house, async (log) => {
      for (const event of (await house.events(ACCESS)).slice(0, left))
        await log.store.append(ACCESS, event.revision - 1, [event]);
    });
    await refused(t, cut, ACCESS, /^access-10001@\d is gone: the vault knew the stream up to @1/);
  }
});

test('other streams carry no proof and need none', async (t) => {
  const house = await old();
  await house.closed();
  const people = streams.people(SCHOOL);
  await house.write(people, powers(1));
  t.false('mac' in ((await house.events(people))[0]?.metadata ?? {}));
  t.deepEqual(await house.read(people), ['PowersSet']);
});
