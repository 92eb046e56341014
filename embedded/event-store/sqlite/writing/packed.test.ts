import test from 'ava';
import { ANY } from '../../model.ts';
import { proposed } from '../test-support/data-file.ts';
import { pack, unpack } from './packed.ts';

test('a group arrives as it was packed, byte by byte, and takes nothing else along', (t) => {
  const message = Buffer.alloc(100_000, 'network message');
  const part = {
    ...proposed(),
    data: message.subarray(10, 25),
    metadata: message.subarray(7, 7),
    json: false,
  };
  const group = [
    { stream: 'a', expected: ANY, events: [], bytes: 0, deadline: 5 },
    { stream: 'ছাত্র', expected: 7, events: [proposed('{"ক":1}'), part], bytes: 99, deadline: Infinity },
    { stream: 'b', expected: -1, events: [proposed('')], bytes: 1, deadline: 0 },
  ];
  const packed = pack(group);
  t.is(packed.bytes.byteLength, 3 * 16 + Buffer.byteLength('{"ক":1}') + 15);
  const arrived = unpack(structuredClone(packed, { transfer: [packed.bytes] }));
  const plain = (groups: typeof group) =>
    groups.map((append) => ({
      ...append,
      events: append.events.map((event) => ({
        ...event,
        id: Buffer.from(event.id).toString('hex'),
        data: Buffer.from(event.data).toString(),
        metadata: Buffer.from(event.metadata).toString(),
      })),
    }));
  t.deepEqual(plain(arrived as typeof group), plain(group));
});
