import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import { house, start, until } from './fakes/house.ts';
import { echo, portOf, serve } from './fakes/servers.ts';

/** One question over a connection of its own. @returns the answer's status, or the system's name of what went wrong */
async function asked(address: string, path: string, method: string): Promise<number | string> {
  const call = request(`${address}${path}`, { agent: false, method });
  call.end();
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await text(answer);
    return answer.statusCode ?? 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'broken off';
  }
}

const pidOf = async (address: string, method: string): Promise<number> => {
  const answer = await fetch(`${address}/api/told`, { method });
  return ((await answer.json()) as { readonly pid: number }).pid;
};

test('whatever dies under load, nobody is refused a connection: callers wait in the queue', async (t) => {
  const started = start(t, house(t));
  const address = await started.ready();
  const seen = new Map<number | string, number>();
  let over = false;
  const caller = async (path: string, method: string) => {
    while (!over) {
      const how = await asked(address, path, method);
      seen.set(how, (seen.get(how) ?? 0) + 1);
      await pause(5);
    }
  };
  const callers = Array.from({ length: 4 }, () => [
    caller('/', 'GET'),
    caller('/api/told', 'GET'),
    caller('/api/told', 'POST'),
  ]).flat();
  for (const method of ['GET', 'POST', 'GET']) {
    const pid = await pidOf(address, method);
    process.kill(pid, 'SIGKILL');
    await until(async () => (await pidOf(address, method).catch(() => pid)) !== pid);
  }
  const pid = await pidOf(address, 'GET');
  process.kill(pid, 'SIGTERM'); // in order: whoever is being answered is answered
  await until(async () => (await pidOf(address, 'GET').catch(() => pid)) !== pid);
  over = true;
  await Promise.all(callers);
  // Broken off is what was under way in a program that was killed; a command behind it: 503 or 504.
  const told = [...seen.keys()].filter((how) => ![200, 503, 504, 'ECONNRESET'].includes(how));
  t.deepEqual(told, [], JSON.stringify([...seen]));
  t.true((seen.get(200) ?? 0) > 20, JSON.stringify([...seen]));
});

test('the port is taken from the first moment, and whoever calls before anything runs waits', async (t) => {
  const folder = house(t);
  const first = start(t, folder, { PORT: '0' });
  const address = await first.ready();
  first.process.kill('SIGKILL');
  const again = start(t, folder, { PORT: new URL(address).port });
  let early = '';
  await until(async () => {
    early = `${await asked(address, '/', 'GET')}`;
    return early !== 'ECONNREFUSED';
  });
  t.true(early === '200' || early === 'ECONNRESET', early); // that: of the one that ended with the first start
  t.is(await again.ready(), address);
});

// Its processes are looked up where Linux tells of them.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'a door alone before services on other machines starts none of its own, and comes back when it is killed',
  async (t) => {
    const of = async (name: string) => {
      const service = await serve(t, (call, response) => {
        if (call.url === '/readyz') return void response.end('{"ready":true}');
        echo(name)(call, response);
      });
      return `http://127.0.0.1:${portOf(service)}`;
    };
    const elsewhere = { COMMANDS_URLS: await of('commands'), QUERIES_URLS: await of('queries') };
    const started = start(t, house(t), elsewhere);
    const address = await started.ready();
    const name = async (method: string) =>
      ((await (await fetch(`${address}/api/x`, { method })).json()) as { readonly name: string }).name;
    t.deepEqual([await name('GET'), await name('POST')], ['queries', 'commands']);
    t.is(await (await fetch(address)).text(), 'the pages');
    const figures = async () => (await fetch(`${address}/metrics`)).text();
    const begun = async () => /^process_start_time_seconds (\S+)/m.exec(await figures())?.[1];
    const before = await begun();
    const children = readFileSync(
      `/proc/${started.process.pid}/task/${started.process.pid}/children`,
      'utf8',
    );
    const [door, ...others] = children.trim().split(' ').map(Number);
    t.deepEqual(others, []);
    process.kill(door ?? 0, 'SIGKILL');
    await until(async () => ![undefined, before].includes(await begun().catch(() => before)));
    t.is(await asked(address, '/api/x', 'GET'), 200);
  },
);
