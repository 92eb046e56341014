import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { dhakaDay } from '@madrasah/events';
import test from 'ava';
import { Running } from '../../../scripts/running/run.ts';
import type { Settings } from '../../../scripts/running/settings.ts';
import { temporary, until } from '../../start/fakes/house.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SECRET = 'a secret that only these tests use, long enough';
const PASSWORD = 'one of their own';

interface Heard {
  readonly how: number | string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

/** One request over a connection of its own; what went wrong with that by the system's name. */
async function asked(url: string, method = 'GET', headers = {}, body?: object): Promise<Heard> {
  const call = request(url, { agent: false, method, headers: { 'accept-language': 'en', ...headers } });
  if (body) call.setHeader('content-type', 'application/json');
  call.end(body && JSON.stringify(body));
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { how: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers };
  } catch (error) {
    return { how: (error as NodeJS.ErrnoException).code ?? 'broken off', body: '', headers: {} };
  }
}

test('either side killed under load: nobody is refused a connection, the address answers, nothing acknowledged is lost', async (t) => {
  const dataDir = temporary(t);
  const pages = join(dataDir, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), 'the pages');
  const settings: Settings = {
    ...{ host: '127.0.0.1', port: 0, tls: undefined, dataDir, eventStoreUrl: undefined, jwtSecret: SECRET },
    ...{ demoPassword: PASSWORD, trustedProxy: false, passedOn: { LOG_LEVEL: 'silent' } },
  };
  const running = new Running(ROOT, settings, pages, () => t.fail('it was refused'));
  t.teardown(() => running.stop());
  const opened = await running.listen();
  if ('refused' in opened) return t.fail(opened.refused);
  const { address } = opened;
  const waiting = asked(address); // before anything runs
  await running.start(SECRET);
  await until(async () => (await running.readiness()).ready);
  t.like(await waiting, { how: 200, body: 'the pages' });

  const signIn = { school_id: '10001', name: 'admin', password: PASSWORD };
  const { token } = JSON.parse((await asked(`${address}/api/users/login`, 'POST', {}, signIn)).body);
  const signed = { authorization: `Bearer ${token}` };
  const list = `${address}/api/accounts/funds`;
  for (const side of ['command-service', 'projection-service'])
    t.is(
      (await asked(`${address}/metrics/${side}`)).how,
      200,
      'whoever asks on this machine is known as such',
    );

  const seen = new Map<number | string, number>();
  const funds: string[] = [];
  let position = '0';
  let over = false;
  const note = ({ how }: Heard) => seen.set(how, (seen.get(how) ?? 0) + 1);
  const look = async (url: string) => {
    for (; !over; await pause(10)) note(await asked(url, 'GET', signed));
  };
  const add = async (writer: number) => {
    for (let at = 0; !over; at += 1, await pause(10)) {
      const FundName = `Fund ${writer} ${at} ${dhakaDay(new Date())}`;
      const heard = await asked(
        list,
        'POST',
        { ...signed, 'idempotency-key': randomUUID() },
        { FundName, kind: 1 },
      );
      note(heard);
      if (heard.how !== 201) continue;
      funds.push(FundName);
      const told = JSON.parse(heard.body).position as string;
      if (BigInt(told) > BigInt(position)) position = told;
    }
  };
  const load = [look(address), look(list), look(`${address}/readyz`), add(1), add(2)];
  for (const side of ['projection-service', 'command-service', 'projection-service'] as const) {
    await pause(300);
    process.kill(running.pidOf(side) ?? 0, 'SIGKILL');
    const began = Date.now();
    await until(async () => (await asked(address)).how === 200);
    t.true(Date.now() - began < 20_000, 'the address answers, on a machine that others use as well');
    await until(async () => (await running.readiness()).ready);
  }
  over = true;
  await Promise.all(load);
  const known = [200, 201, 429, 503, 504, 'ECONNRESET'];
  t.deepEqual(
    [...seen.keys()].filter((how) => !known.includes(how)),
    [],
    JSON.stringify([...seen]),
  );
  const { body } = await asked(list, 'GET', { ...signed, 'x-after-position': position });
  const there = JSON.stringify(JSON.parse(body));
  t.true(funds.length > 3, JSON.stringify([...seen]));
  for (const fund of funds) t.is(there.split(`"FundName":${JSON.stringify(fund)}`).length - 1, 1, fund);
});
