import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import test from 'ava';
import fc from 'fast-check';
import { UnreadableEvent } from '../../errors.ts';
import { eventIn } from './event-message.ts';

const { ReadEvent, SubscriptionConfirmation } = messages.ReadResp;
const { RecordedEvent } = ReadEvent;

interface Said {
  readonly revision: number;
  readonly position: number;
  readonly stream: string;
  readonly data: string;
  readonly metadata: string;
  readonly kind: string;
}

const said: Said = {
  revision: 7,
  position: 900,
  stream: 's',
  data: '{}',
  metadata: '{}',
  kind: 'application/json',
};

/** An event as the library would write it. */
function written({ revision, position, stream, data, metadata, kind }: Said) {
  const recorded = new RecordedEvent()
    .setId(new shared.UUID().setString('f0e1d2c3-b4a5-4697-8879-6a5b4c3d2e1f'))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
    .setStreamRevision(String(revision))
    .setPreparePosition(String(position))
    .setCommitPosition(String(position))
    .setCustomMetadata(Buffer.from(metadata))
    .setData(Buffer.from(data));
  recorded.getMetadataMap().set('type', 'Sampled').set('created', '17').set('content-type', kind);
  return recorded;
}
type Recorded = ReturnType<typeof written>;
const answer = (recorded: Recorded) =>
  new messages.ReadResp().setEvent(new ReadEvent().setEvent(recorded).setCommitPosition('900'));
const taken = (message: { serializeBinary(): Uint8Array }) => eventIn(Buffer.from(message.serializeBinary()));

test('what the library writes is read: any text, any number that is safe', (t) => {
  const safe = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(safe, safe, text, text, (revision, position, stream, value) => {
      const data = { value, n: [revision] };
      const recorded = written({ ...said, revision, position, stream, data: JSON.stringify(data) });
      const place = { stream, revision, position };
      const id = recorded.getId()?.getString();
      t.deepEqual(taken(answer(recorded))?.recorded(), {
        id,
        type: 'Sampled',
        data,
        metadata: {},
        ...place,
      } as never);
    }),
  );
});

test('an event without metadata has none', (t) => {
  t.deepEqual(taken(answer(written({ ...said, metadata: '' })))?.recorded().metadata, {});
});

for (const changed of [
  { data: '{"n":' },
  { data: '[1]' },
  { metadata: '{' },
  { kind: 'application/octet-stream' },
])
  test(`${JSON.stringify(changed)} is no event that can be read, which is told when it is used`, (t) => {
    const message = taken(answer(written({ ...said, ...changed })));
    t.throws(() => message?.recorded(), { instanceOf: UnreadableEvent });
  });

const withStructuredId = written(said).setId(
  new shared.UUID().setStructured(new shared.UUID.Structured().setMostSignificantBits('1')),
);
const OTHERS = {
  'another answer': new messages.ReadResp().setConfirmation(
    new SubscriptionConfirmation().setSubscriptionId('x'),
  ),
  'an id of two numbers': answer(withStructuredId),
  'a revision beyond the safe integers': answer(written(said).setStreamRevision('18446744073709551615')),
  'an event behind a link': new messages.ReadResp().setEvent(
    new ReadEvent().setEvent(written(said)).setLink(written(said)),
  ),
};
for (const [name, message] of Object.entries(OTHERS))
  test(`${name} is left to the library`, (t) => t.is(taken(message), undefined));

test('bytes that end in the midst of a message, and any bytes, are left to the library', (t) => {
  const whole = Buffer.from(answer(written({ ...said, data: '{"name":"নূর"}' })).serializeBinary());
  for (let length = 0; length < whole.length; length += 1)
    t.is(eventIn(whole.subarray(0, length)), undefined, `${length} of ${whole.length}`);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => void eventIn(Buffer.from(bytes))));
});
