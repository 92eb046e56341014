import test from 'ava';
import type { JsonObject, RecordedEvent } from '../event-store/index.ts';
import { chainFault, EMPTY_CHAIN, eventHash, GENESIS_HASH, headAfter } from './chain.ts';

const AT = '2026-04-14T04:05:00.000Z';

function eventOf(changes: Partial<RecordedEvent> = {}, metadata: JsonObject = {}): RecordedEvent {
  const event = {
    stream: 'chart-1001',
    revision: 0,
    position: 1000,
    id: '00000000-0000-4000-8000-000000000001',
    type: 'FundAdded',
    data: { fundId: 1, name: 'সাধারণ তহবিল', kind: 1 },
    metadata: { schoolId: '1001', at: AT, version: 1, prevHash: GENESIS_HASH, ...metadata },
    ...changes,
  };
  return { ...event, metadata: { ...event.metadata, hash: eventHash(event) } };
}
const first = eventOf();

// A golden value: whoever changes it breaks every chain that is written.
test('the hash of an event is what it was when the first chain was written', (t) => {
  t.is(first.metadata['hash'], '2840d34ffcdbd7168ae3ab6a3f9d6e647af3a17f9fe33640aef77bbb21ccffba');
});

const CHANGES: Record<string, Partial<RecordedEvent>> = {
  stream: { stream: 'chart-1002' },
  revision: { revision: 1 },
  id: { id: '00000000-0000-4000-8000-000000000002' },
  type: { type: 'FundRenamed' },
  data: { data: { fundId: 1, name: 'সাধারণ তহবিল', kind: 2 } },
};
for (const [member, change] of Object.entries(CHANGES))
  test(`the hash covers ${member}`, (t) => t.not(eventHash({ ...first, ...change }), eventHash(first)));

for (const member of ['schoolId', 'at', 'version', 'prevHash', 'anything-else'])
  test(`the hash covers metadata.${member}`, (t) => {
    const metadata = { ...first.metadata, [member]: 'changed' };
    t.not(eventHash({ ...first, metadata }), eventHash(first));
  });

test('the hash does not cover itself, nor the position, which a restored log may change', (t) => {
  const metadata = { ...first.metadata, hash: 'another' };
  t.is(eventHash({ ...first, metadata, position: 5 } as RecordedEvent), eventHash(first));
});

const second = eventOf(
  { revision: 1, data: { fundId: 2, name: 'যাকাত', kind: 4 } },
  { prevHash: first.metadata['hash'] as string },
);

test('a chain holds from its beginning on', (t) => {
  t.is(chainFault(EMPTY_CHAIN, first), undefined);
  t.is(chainFault(headAfter(first), second), undefined);
});

test('an event that is missing, repeated or in another’s place is named', (t) => {
  t.is(chainFault(EMPTY_CHAIN, second), 'revision 1 follows -1');
  t.is(chainFault(headAfter(first), first), 'revision 0 follows 0');
});

test('an event whose predecessor was replaced is named', (t) => {
  const other = eventOf({ data: { fundId: 1, name: 'অন্য', kind: 1 } });
  t.is(chainFault(headAfter(other), second), 'it does not follow the event before it');
});

test('changed content is named, a fraction in it too', (t) => {
  const changed = { ...second, data: { ...second.data, kind: 1 } };
  t.is(chainFault(headAfter(first), changed), 'its content does not match its hash');
  const fraction = { ...second, data: { ...second.data, kind: 1.5 } };
  t.regex(chainFault(headAfter(first), fraction) ?? '', /no canonical form/);
});

test('time that runs backwards, or is none, is named', (t) => {
  const prevHash = first.metadata['hash'] as string;
  const fault = 'it is recorded before the event in front of it';
  t.is(
    chainFault(headAfter(first), eventOf({ revision: 1 }, { prevHash, at: '2026-04-14T04:04:59.999Z' })),
    fault,
  );
  t.is(chainFault(headAfter(first), eventOf({ revision: 1 }, { prevHash, at: 5 })), fault);
  t.is(chainFault(headAfter(first), eventOf({ revision: 1 }, { prevHash, at: AT })), undefined);
});
