import { readFileSync } from 'node:fs';
import { HIJRI_OFFSET } from '@madrasah/events';
import { InstitutionInfoChanged, officersSubject, type SaidInfo } from '@madrasah/events/institutions';
import test from 'ava';
import type { RecordedEvent } from '../event-store/index.ts';
import { FileVault } from '../vault/index.ts';
import { Codec, EMPTY_CHAIN, type EventContext, isSealed } from './index.ts';

const sample = (version: number) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../events/samples/InstitutionInfoChanged.v${version}.json`, import.meta.url),
      'utf8',
    ),
  ).data;
const context: EventContext = {
  schoolId: '1001',
  actor: { id: 4, permissionType: 5 },
  at: new Date('2026-04-14T04:05:00.000Z'),
  requestId: 'r',
  correlationId: 'r',
  causationId: 'r',
};
const OFFICERS_NAMES = ['মাওলানা আবু ইউসুফ', 'মাওলানা ইদ্রিস', 'আব্দুল মজিদ'];

function setUp() {
  const vault = new FileVault(':memory:');
  const codec = new Codec(vault);
  const record = (said: SaidInfo): RecordedEvent => {
    const { event, domain } = codec.encode(
      'institution-1001',
      EMPTY_CHAIN,
      InstitutionInfoChanged(said),
      context,
    );
    const { stream, revision } = domain;
    return JSON.parse(JSON.stringify({ ...event, stream, revision, position: 1 }));
  };
  return { vault, codec, record };
}

test('no officer’s name is readable in what is stored, and all are read again', (t) => {
  const { codec, record } = setUp();
  const recorded = record(sample(3));
  for (const name of OFFICERS_NAMES) t.false(JSON.stringify(recorded).includes(name), name);
  t.is(recorded.data['name'], sample(3).name, 'what is on every paper is no secret');
  t.deepEqual(codec.decode(recorded).data, sample(3));
  t.true(isSealed(InstitutionInfoChanged as never, recorded.data));
});

test('once the key is destroyed the names are none; what was said later is read, and more can be said', (t) => {
  const { vault, codec, record } = setUp();
  const [first, second] = [record(sample(3)), record({ ...sample(3), officersId: 2, najem: 'খ' })];
  vault.destroy('1001', officersSubject(1));
  t.like(codec.decode(first).data, { principal: '', najem: '', accountant: '', name: sample(3).name });
  t.like(codec.decode(second).data, { principal: OFFICERS_NAMES[0], najem: 'খ' });
  t.like(codec.decode(record({ ...sample(3), officersId: 3 })).data, { accountant: OFFICERS_NAMES[2] });
});

test('the first version is read as it stands and needs no key', (t) => {
  const { codec, record } = setUp();
  const { metadata, ...rest } = record(sample(3));
  const old = { ...rest, data: sample(1), metadata: { ...metadata, version: 1 } };
  t.deepEqual(codec.decode(old).data, { ...sample(1), officersId: 0, hijriOffset: HIJRI_OFFSET });
  t.false(isSealed(InstitutionInfoChanged as never, old.data));
});
