import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@madrasah/service-kit/asking';
import test from 'ava';
import { alive, house, start, until } from './fakes/house.ts';
import { portOf, serve } from './fakes/servers.ts';

interface Told {
  readonly pid: number;
  readonly environment: Record<string, string>;
  /** What its supervisor said to it. */
  readonly heard: readonly { readonly queries?: string }[];
}

const tell = async (address: string, method = 'GET'): Promise<Told | undefined> => {
  const answer = await fetch(`${address}/api/told`, { method }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Told) : undefined;
};

test('starts everything, mends what dies, and ends the services', async (t) => {
  const folder = house(t);
  const first = start(t, folder, { LOG_LEVEL: 'warn', STRANGER: 'x' });
  const address = await first.ready();
  t.regex(
    first.output(),
    /school id 10001, name admin, password: the demo password \(DEMO_PASSWORD\): madrasah-demo/,
  );
  t.true(first.output().includes(first.dataDir));
  t.is(await (await fetch(address)).text(), 'the pages');

  const commands = await tell(address, 'POST');
  const queries = await tell(address);
  t.not(commands?.pid, queries?.pid);
  for (const told of [commands, queries]) {
    const { JWT_SECRET, ...rest } = told?.environment ?? {};
    t.is(rest['EVENTS_DB'], join(first.dataDir, 'events.sqlite'));
    t.false('ESDB_URL' in rest);
    t.is(JWT_SECRET, JSON.parse(readFileSync(join(first.dataDir, 'secrets.json'), 'utf8')).jwtSecret);
    t.like(rest, {
      PORT: '0',
      TZ: 'UTC',
      LOG_LEVEL: 'warn',
      DATA_DIR: first.dataDir,
      DEMO_PASSWORD: 'madrasah-demo',
    });
    t.false('STRANGER' in rest);
  }

  process.kill(commands?.pid ?? 0, 'SIGKILL');
  await until(async () => ![undefined, commands?.pid].includes((await tell(address, 'POST'))?.pid));
  t.is((await tell(address))?.pid, queries?.pid);

  const second = start(t, folder);
  t.is((await second.exit).code, 1);
  t.regex(second.output(), new RegExp(`already running .*pid ${first.process.pid}\\)`));

  first.process.kill('SIGTERM');
  first.process.kill('SIGINT');
  t.deepEqual(await first.exit, { code: 0, signal: null });
  t.is(readFileSync(join(first.dataDir, 'ended'), 'utf8'), 'service\nservice\n');
});

test('the command side is told where the query side answers, anew when either has died', async (t) => {
  const first = start(t, house(t));
  const address = await first.ready();
  const pidThere = async () => {
    const { queries } = (await tell(address, 'POST'))?.heard.at(-1) ?? {};
    const answer = queries && (await ask(queries, '/', { withinMs: 5_000 }).catch(() => undefined));
    return answer ? (JSON.parse(String(answer.body)) as Told).pid : undefined;
  };
  const isThere = async () => {
    const there = await pidThere();
    return there !== undefined && there === (await tell(address))?.pid;
  };
  await until(isThere);
  for (const method of ['POST', 'GET']) {
    const pid = (await tell(address, method))?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(async () => ![undefined, pid].includes((await tell(address, method))?.pid));
    await until(isThere);
  }
  t.pass();
});

test('children end when the start is killed, and the next start takes over', async (t) => {
  const folder = house(t);
  const first = start(t, folder);
  const address = await first.ready();
  const pids = [(await tell(address))?.pid ?? 0, (await tell(address, 'POST'))?.pid ?? 0];
  first.process.kill('SIGKILL');
  await until(() => !pids.some(alive));
  const next = start(t, folder);
  t.truthy(await tell(await next.ready()));
});

test('a set password is not printed, and a set event store is what the services are told', async (t) => {
  const folder = house(t);
  const environment = {
    DEMO_PASSWORD: 'own-secret',
    ESDB_URL: 'esdb://elsewhere:2113',
    JWT_SECRET: 'j'.repeat(32),
  };
  const started = start(t, folder, environment);
  const told = await tell(await started.ready());
  t.like(told?.environment, environment);
  t.false('EVENTS_DB' in (told?.environment ?? {}));
  t.false(started.output().includes('own-secret'));
  started.process.kill('SIGTERM');
  await started.exit;
  t.is(readFileSync(join(started.dataDir, 'ended'), 'utf8'), 'service\nservice\n');
});

test('refuses the known demo password in production', async (t) => {
  const started = start(t, house(t), { NODE_ENV: 'production' });
  t.is((await started.exit).code, 1);
  t.regex(started.output(), /set DEMO_PASSWORD/);
});

test('refuses a port that is taken, before anything is started', async (t) => {
  const port = portOf(await serve(t, (_call, response) => void response.end()));
  const started = start(t, house(t), { PORT: `${port}` });
  t.is((await started.exit).code, 1);
  t.regex(started.output(), new RegExp(`Port ${port} is taken`));
});

test('pages that cannot be built end the start with the reason', async (t) => {
  const folder = house(t);
  writeFileSync(join(folder, 'frontend/index.html'), 'changed');
  const started = start(t, folder);
  t.is((await started.exit).code, 1);
  t.regex(started.output(), /The pages could not be built/);
});

test('a service that refuses to start ends everything, once it has said why', async (t) => {
  const folder = house(t);
  cpSync(join(import.meta.dirname, 'fakes/refuses.ts'), join(folder, 'command-service/src/main.ts'));
  const started = start(t, folder);
  t.deepEqual(await started.exit, { code: 1, signal: null });
  t.regex(started.output(), /^SETTING: this cannot be\.$/m);
  t.regex(started.output(), /^Stopping …$/m);
  t.notRegex(started.output(), /starting it again/);
});
