import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { ask, targetAt } from '../asking/index.ts';
import { Entrance } from './entrance.ts';
import { isFromHere } from './metrics.ts';

function folder(t: ExecutionContext): string {
  const made = mkdtempSync(join(tmpdir(), 'entrance-'));
  t.teardown(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function open(t: ExecutionContext, SOCKET: string) {
  const entrance = new Entrance({ PORT: 0, HOST: '127.0.0.1', SOCKET });
  t.teardown(() => entrance.server.close());
  t.is(entrance.place, undefined);
  const port = await entrance.admit((request, response) => response.end(String(isFromHere(request))));
  return { entrance, port };
}

const told = async ({ place }: Entrance, headers = {}) =>
  String((await ask(targetAt(place ?? 0), '/', { headers, withinMs: 5_000 })).body);

test('a service listens at a socket of the file system, where whoever asks is of this machine unless spoken for', async (t) => {
  const socket = join(folder(t), 'one');
  const { entrance, port } = await open(t, socket);
  t.deepEqual([port, entrance.place], [0, socket]);
  t.is(await told(entrance), 'true');
  t.is(await told(entrance, { 'x-forwarded-for': '203.0.113.7' }), 'false');
});

test('where no socket can be had no port is opened instead, at which every account of the machine could ask', async (t) => {
  const entrance = new Entrance({ PORT: 0, HOST: '127.0.0.1', SOCKET: join(folder(t), 'nowhere', 'one') });
  await t.throwsAsync(
    entrance.admit((_, response) => response.end()),
    { message: /nowhere/ },
  );
  t.false(entrance.server.listening);
});
