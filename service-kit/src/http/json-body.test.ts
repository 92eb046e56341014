import { once } from 'node:events';
import { connect } from 'node:net';
import anyTest, { type TestFn } from 'ava';
import { goodThing, startThings, type Thing, tokenOf } from './test-support.ts';

const test = anyTest as TestFn<{ url: string }>;
const seen: Thing[] = [];
const service = await startThings({
  save: async (command) => {
    seen.push(command);
    return { id: command.id };
  },
});
test.beforeEach((t) => {
  t.context.url = service.url;
});
test.after.always(() => service.close());

const LIMIT = 512 * 1024;
const good = JSON.stringify(goodThing);
const filled = (bytes: number) =>
  `${good.slice(0, -1)},"more":"${'x'.repeat(bytes - Buffer.byteLength(good) - 10)}"}`;

const BODIES: Readonly<Record<string, string | Buffer>> = {
  'a good form': good,
  'a form behind the mark of its byte order': Buffer.concat([
    Buffer.from([0xef, 0xbb, 0xbf]),
    Buffer.from(good),
  ]),
  'a form among white space': ` \n\t${good}\r\n`,
  'no form but a space': ' ',
  'a list': '[]',
  'an empty list of lists': '[[]]',
  'a text': '"text"',
  'a number': '5',
  nothing: 'null',
  'half a form': '{"a":',
  'one bracket too many': '{"a":1}}',
  'bytes that are no UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'a name in bytes that are no UTF-8': Buffer.from(good.replace('কলম', '\u00ff'), 'latin1'),
  'a key that is a prototype': '{"__proto__":{"ThingName":"x"}}',
  'a key that is a prototype, deep in': '{"a":[{"b":{"__proto__":1}}]}',
  'a key that is a prototype, in other letters': '{"\\u005f_proto_\\u005F":{"ThingName":"x"}}',
  'a value that is called so': good.replace('কলম', '__proto__'),
  'a form with escaped letters': good.replace('কলম', '\\u0995\\u09b2\\u09ae'),
  'half a surrogate': good.replace('কলম', '\\ud800'),
  'fifty thousand lists in one another': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'those with a prototype among them': `${'['.repeat(50_000)}{"__proto__":1}${']'.repeat(50_000)}`,
  'as much as may be': filled(LIMIT),
  'a byte more': filled(LIMIT + 1),
};

async function sent(url: string, body: string | Buffer, type: string, inPieces = false) {
  const bytes = Buffer.from(body);
  const half = bytes.length >> 1;
  const pieces = new ReadableStream({
    start(controller) {
      for (const piece of [bytes.subarray(0, half), bytes.subarray(half)]) controller.enqueue(piece);
      controller.close();
    },
  });
  const answer = await fetch(`${url}/things/7`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(1)}`, 'content-type': type },
    ...(inPieces ? { body: pieces, duplex: 'half' } : { body: bytes }),
  });
  return { status: answer.status, text: await answer.text() };
}

for (const [what, body] of Object.entries(BODIES))
  test.serial(`${what}: read as the library reads it`, async (t) => {
    const before = seen.length;
    const byLibrary = await sent(t.context.url, body, 'application/json; charset=utf-8');
    const theirs = seen.slice(before);
    for (const inPieces of [false, true]) {
      const from = seen.length;
      t.deepEqual(await sent(t.context.url, body, 'application/json', inPieces), byLibrary);
      t.deepEqual(seen.slice(from), theirs);
    }
  });

test.serial('what comes packed is unpacked', async (t) => {
  const packed = new Response(good).body?.pipeThrough(new CompressionStream('gzip'));
  const answer = await fetch(`${t.context.url}/things/7`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${tokenOf(1)}`, 'content-type': 'application/json' },
      'content-encoding': 'gzip',
    },
    body: await new Response(packed).arrayBuffer(),
  });
  t.is(answer.status, 201);
});

test.serial('whoever leaves in the middle of his form records nothing, and disturbs nobody', async (t) => {
  const before = seen.length;
  const socket = connect(Number(new URL(t.context.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST /things/7 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${tokenOf(1)}\r\n`;
  socket.write(`${head}content-type: application/json\r\ncontent-length: ${good.length * 4}\r\n\r\n{"Thing`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await once(socket, 'close');
  t.is((await sent(t.context.url, good, 'application/json')).status, 201);
  t.is(seen.length, before + 1);
});
