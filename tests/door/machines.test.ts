import { once } from 'node:events';
import { createServer } from 'node:http';
import { targetsIn } from '@madrasah/service-kit/asking';
import test, { type ExecutionContext } from 'ava';
import { Pool } from '../../projection-service/src/door/forwarding/pool.ts';
import { ask, door, type Echo, echo, portOf, serve } from '../start/fakes/servers.ts';

const SCHOOLS = Array.from({ length: 60 }, (_, n) => `${10_001 + n}`);
const THREE = [1, 2, 3].map((port) => ({ host: 'one', port }));

test('a key stays with its service; of one that is away only its keys move, and they come back', (t) => {
  const time = { at: 0 };
  const pool = new Pool(THREE, () => time.at);
  const first = (key: string) => pool.of(key)[0]?.port;
  const before = SCHOOLS.map(first);
  t.deepEqual([...new Set(before)].sort(), [1, 2, 3]);
  t.deepEqual(SCHOOLS.map(first), before);
  pool.away({ host: 'one', port: 2 });
  for (const [n, school] of SCHOOLS.entries()) {
    t.not(first(school), 2);
    if (before[n] !== 2) t.is(first(school), before[n]);
  }
  time.at += 2_001;
  t.deepEqual(SCHOOLS.map(first), before);
});

test('one machine more takes its share and moves nobody between the others', (t) => {
  const [two, three] = [new Pool(THREE.slice(0, 2)), new Pool(THREE)];
  const moved = SCHOOLS.filter((school) => two.of(school)[0] !== three.of(school)[0]);
  t.true(moved.length > 5 && moved.length < 40, `${moved.length} of 60`);
  for (const school of moved) t.is(three.of(school)[0]?.port, 3);
});

test('a list of services is addresses without more', (t) => {
  t.deepEqual(targetsIn('http://one:4000, http://127.0.0.1'), [
    { host: 'one', port: 4000 },
    { host: '127.0.0.1', port: 80 },
  ]);
  for (const list of ['', 'one:4000', 'https://one', 'http://user:pw@one', 'http://one/path', 'http://one,'])
    t.is(targetsIn(list), undefined, list);
});

/** A gateway over two services of each kind. */
async function machines(t: ExecutionContext) {
  const named = (name: string) => serve(t, echo(name));
  const commands = [await named('c0'), await named('c1')];
  const queries = [await named('q0'), await named('q1')];
  const pool = (servers: typeof commands) =>
    new Pool(servers.map((server) => ({ host: '127.0.0.1', port: portOf(server) })));
  const address = await door(t, { elsewhere: { commands: pool(commands), queries: pool(queries) } });
  const asked = async (method: string, school: string, path = '/api/x', body = 'a body') => {
    const headers = { 'x-school': school };
    const chunks = method === 'GET' ? [] : [body];
    const { text, statusCode } = await ask(address, { path, method, headers, chunks });
    return { statusCode, ...(JSON.parse(text) as Echo) };
  };
  return { address, commands, queries, asked };
}

test('the commands and questions of a school go to one service each; the header goes with them', async (t) => {
  const { asked } = await machines(t);
  for (const method of ['POST', 'GET']) {
    const names = new Map<string, string>();
    for (const school of SCHOOLS.slice(0, 12)) names.set(school, (await asked(method, school)).name);
    t.is(new Set(names.values()).size, 2, 'both have some');
    for (const [school, name] of names) {
      const again = await asked(method, school);
      t.is(again.name, name);
      t.is(again.headers['x-school'], school);
    }
  }
});

test('a command whose service is gone goes to the next one whole, and the next without asking', async (t) => {
  const { commands, asked } = await machines(t);
  const body = 'x'.repeat(200_000);
  const school = SCHOOLS.find((one) => one) as string;
  const { name } = await asked('POST', school);
  const gone = commands[Number(name.slice(1))];
  gone?.close();
  gone?.closeAllConnections();
  await once(gone as NonNullable<typeof gone>, 'close');
  // An idle connection that breaks is told as it is: whether anything was recorded nobody knows.
  const answers = [await asked('POST', school, '/api/x', body), await asked('POST', school, '/api/x', body)];
  for (const answer of answers.slice(1)) {
    t.is(answer.statusCode, 200);
    t.not(answer.name, name);
    t.is(answer.body.length, body.length);
  }
});

test('a question whose service breaks off is answered by the next; a command is not sent twice', async (t) => {
  let broken = 0;
  const breaks = await serve(t, (call) => {
    broken += 1;
    call.socket.destroy();
  });
  const well = await serve(t, echo('well'));
  const pool = () => new Pool([breaks, well].map((server) => ({ host: '127.0.0.1', port: portOf(server) })));
  const address = await door(t, { elsewhere: { commands: pool(), queries: pool() } });
  const first = { host: '127.0.0.1', port: portOf(breaks) };
  const school = SCHOOLS.find((one) => pool().of(one)[0]?.port === first.port) as string;
  const headers = { 'x-school': school };
  const question = await ask(address, { path: '/api/x', headers });
  t.is((JSON.parse(question.text) as Echo).name, 'well');
  const before = broken;
  const command = await ask(address, { path: '/api/x', method: 'POST', headers, chunks: ['{}'] });
  t.is(command.statusCode, 504);
  t.is(JSON.parse(command.text).code, 'outcome.unknown');
  t.is(broken, before + 1);
});

test('the door is ready while one of each kind is, and says away when none is', async (t) => {
  const ready = createServer((_, response) => response.end('{"ready":true}'));
  await once(ready.listen(0, '127.0.0.1'), 'listening');
  const closed = await serve(t, echo('gone'));
  const port = portOf(closed);
  closed.close();
  const pool = () =>
    new Pool([
      { host: '127.0.0.1', port },
      { host: '127.0.0.1', port: portOf(ready) },
    ]);
  const address = await door(t, { elsewhere: { commands: pool(), queries: pool() } });
  t.is((await ask(address, { path: '/readyz' })).statusCode, 200);
  ready.close().closeAllConnections();
  t.is((await ask(address, { path: '/readyz' })).statusCode, 503);
  t.is((await ask(address, { path: '/api/x' })).statusCode, 503);
});
