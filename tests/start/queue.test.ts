import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import { house, start, until } from './fakes/house.ts';

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
