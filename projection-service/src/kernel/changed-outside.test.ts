import { eventCatalogue, streams } from '@madrasah/events';
import { LoginCreated, PowersSet } from '@madrasah/events/access';
import { InstitutionRegistered } from '@madrasah/events/institutions';
import { ACCESS_STATE_VERSION, emptyAccess, evolveAccess } from '@madrasah/service-kit/access';
import { closeBeginnings } from '@madrasah/service-kit/beginnings';
import { UnprovenEvent } from '@madrasah/service-kit/codec';
import { forge } from '@madrasah/service-kit/codec/test-support';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { Verifier } from '../ledger/proof/index.ts';
import { Batch } from './projecting/members/batch.ts';
import { testLog } from './projecting/test-support.ts';
import { StreamFolds } from './stream-folds.ts';

const ACCESS = streams.access('10001');
const registered = InstitutionRegistered({
  ...{ schoolId: '10001', name: { bn: 'ক', en: '', ar: '' }, address: '', contactNumber: '' },
});
const login = (loginId: number, name: string) =>
  LoginCreated({ loginId, userId: null, permissionType: 2, name, passwordHash: 'scrypt' });
const powers = PowersSet({
  loginId: 1,
  permissionListId: 1,
  view: true,
  insert: true,
  edit: true,
  delete: true,
});

/** The log of a house that began with proofs, or of one that was closed now. */
async function given(isOld = false) {
  const log = testLog(eventCatalogue);
  const closing = { store: log.events, codec: log.codec, now: new Date('2026-04-10T04:00:00Z') };
  if (isOld) {
    await forge(log.events, streams.platform(), registered);
    await forge(log.events, ACCESS, login(1, 'admin'));
    await closeBeginnings(closing);
  } else {
    await closeBeginnings(closing);
    await log.append(streams.platform(), registered);
    await log.append(ACCESS, login(1, 'admin'));
  }
  const folds = () =>
    new StreamFolds(
      { store: log.events, codec: log.codec },
      {
        ...{ name: 'access', evolve: evolveAccess, empty: () => emptyAccess(plainTable) },
        stateVersion: ACCESS_STATE_VERSION,
      },
    );
  const records = async () => {
    const all: RecordedEvent[] = [];
    for await (const event of log.events.readStream(ACCESS)) all.push(event);
    return all;
  };
  const faults = async () => {
    const { checks } = await new Verifier({ store: log.events, codec: log.codec }).verify('10001');
    return checks.filter(({ pass }) => !pass).map(({ name, detail }) => `${name}: ${detail}`);
  };
  return { log, folds, records, faults };
}

for (const isOld of [false, true]) {
  const house = isOld ? 'a house of before' : 'a new house';

  test(`${house}: what nobody has touched is folded and proved`, async (t) => {
    const { folds, faults } = await given(isOld);
    t.deepEqual([...(await folds().of(ACCESS, false)).names.keys()], ['admin']);
    t.deepEqual(await faults(), []);
  });

  for (const [what, draft] of [
    ['a login in plain text', login(9, 'intruder')],
    ['powers', powers],
  ] as const)
    test(`${house}: ${what} slipped in is not folded, the recount names it, and other members go on`, async (t) => {
      const { log, folds, records, faults } = await given(isOld);
      await forge(log.events, ACCESS, draft);
      const all = await records();
      const last = all.length - 1;
      await t.throwsAsync(async () => folds().of(ACCESS, false), { instanceOf: UnprovenEvent });
      const why = `${ACCESS}@${last}: it carries no proof of this house: it was slipped in or changed`;
      t.deepEqual((await faults())[0], `chains: ${why}`);
      const wants = { position: -1, wants: (type: string) => type === draft.type };
      const share = new Batch(all, log.codec, eventCatalogue).decodedFor([wants]).shareOf(wants);
      t.is(share.fault, undefined);
      t.is(share.last?.revision, last);
      t.true(share.events.every(({ revision }) => revision < last));
    });
}

test('one of a type that nobody knows, slipped in there, does not stop the lists of all schools', async (t) => {
  const { log, records } = await given();
  await forge(log.events, ACCESS, { type: 'NobodyKnowsThis', data: {} } as never);
  const wants = { position: -1, wants: (type: string) => type === 'LoginCreated' };
  const { events, fault } = new Batch(await records(), log.codec, eventCatalogue).shareOf(wants);
  t.deepEqual([events.length, fault], [1, undefined]);
});

test('a stream that ends before what the vault knows is named, where nothing is left of it too', async (t) => {
  const { log } = await given(true);
  const { proofs } = log.codec;
  t.deepEqual(proofs.endFault(ACCESS, 0), undefined);
  const shorter = {
    ...log.events,
    readStream: (stream: string, options?: object) =>
      log.events.readStream(stream === ACCESS ? streams.access('999') : stream, options),
  };
  const { checks } = await new Verifier({ store: shorter, codec: log.codec }).verify('10001');
  const [fault] = checks.filter(({ pass }) => !pass);
  t.is(fault?.detail, `${ACCESS}@0 is gone: the vault knew the stream up to @0`);
});
