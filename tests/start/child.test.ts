import { join } from 'node:path';
import { REFUSED as SAID_BY_SERVICES } from '@madrasah/service-kit/starting';
import test, { type ExecutionContext } from 'ava';
import { type Program, REFUSED, SupervisedChild } from '../../scripts/running/child.ts';
import { alive, temporary, until } from './fakes/house.ts';
import { portOf, serve } from './fakes/servers.ts';

const PATIENCE = { first: 10, longest: 40, steady: 60_000, ending: 5_000 };

function supervise(t: ExecutionContext, program: Partial<Program> = {}, patience = PATIENCE) {
  const folder = temporary(t);
  const reports: string[] = [];
  const whole: Program = {
    name: 'fake',
    file: join(import.meta.dirname, 'fakes/program.ts'),
    env: (port) => ({ PORT: `${port}`, DATA_DIR: folder }),
    ...program,
  };
  const child = new SupervisedChild(whole, (line) => reports.push(line), patience);
  t.teardown(() => child.stop());
  return { child, reports };
}

test('a killed child is started again on the port it had; while it is gone it has none', async (t) => {
  const { child, reports } = supervise(t);
  const port = await child.start();
  const pid = child.pid ?? 0;
  t.is(child.port, port);
  process.kill(pid, 'SIGKILL');
  await until(() => child.port === undefined);
  await until(() => child.port !== undefined);
  t.is(child.port, port);
  t.not(child.pid, pid);
  t.deepEqual(reports, ['fake ended (SIGKILL); starting it again in 0.01 s']);
});

test('a child is told a word each time it listens, also after it was killed', async (t) => {
  let said = 0;
  const { child } = supervise(t, {
    onListening() {
      said += 1;
      child.tell({ said });
    },
    // Told at once: a moment later the next one may be there to hear it.
    onEnded: () => child.tell({ said: 'to nobody' }),
  });
  const heard = async () => {
    const answer = await fetch(`http://127.0.0.1:${child.port}`, { signal: AbortSignal.timeout(5_000) });
    return JSON.stringify(((await answer.json()) as { heard: unknown }).heard);
  };
  await child.start();
  await until(async () => (await heard()) === '[{"said":1}]');
  process.kill(child.pid ?? 0, 'SIGKILL');
  await until(() => said === 2);
  await until(async () => (await heard()) === '[{"said":2}]');
  t.pass();
});

test('a child that cannot start is tried again after longer and longer pauses', async (t) => {
  const { child, reports } = supervise(t, { file: join(import.meta.dirname, 'fakes/fails.ts') });
  child.start();
  await until(() => reports.length === 4);
  await child.stop();
  const pauses = reports.map((line) => /in (\S+) s/.exec(line)?.[1]);
  t.deepEqual(pauses, ['0.01', '0.02', '0.04', '0.04']);
});

test('one that was alive for long starts over with the shortest pause', async (t) => {
  const { child, reports } = supervise(t, {}, { ...PATIENCE, steady: 0 });
  await child.start();
  for (const _ of [1, 2]) {
    await until(() => child.port !== undefined);
    process.kill(child.pid ?? 0, 'SIGKILL');
    await until(() => child.port === undefined);
  }
  t.deepEqual(reports, Array(2).fill('fake ended (SIGKILL); starting it again in 0.01 s'));
});

test('a port lost to another program is given up', async (t) => {
  const taken = portOf(await serve(t, (_call, response) => void response.end()));
  const folder = temporary(t);
  let launches = 0;
  const { child } = supervise(t, {
    env: (port) => ({ PORT: `${launches++ === 0 ? taken : port}`, DATA_DIR: folder }),
  });
  t.not(await child.start(), taken);
});

test('stopping ends it for good, also while it waits to be started again', async (t) => {
  const { child, reports } = supervise(t);
  await child.start();
  const pid = child.pid ?? 0;
  await child.stop();
  t.false(alive(pid));
  t.deepEqual(reports, []);

  const waiting = supervise(t, {}, { ...PATIENCE, first: 60_000 });
  await waiting.child.start();
  process.kill(waiting.child.pid ?? 0, 'SIGKILL');
  await until(() => waiting.reports.length === 1);
  await waiting.child.stop();
  t.is(waiting.child.pid, undefined);
});

test('one that does not end is killed', async (t) => {
  const stubborn = join(import.meta.dirname, 'fakes/stubborn.ts');
  const { child } = supervise(t, { file: stubborn }, { ...PATIENCE, ending: 50 });
  await child.start();
  const pid = child.pid ?? 0;
  await child.stop();
  t.false(alive(pid));
});

test('a child that refuses to start says so to whoever can end the others', async (t) => {
  let refused = 0;
  const { child } = supervise(t, {
    file: join(import.meta.dirname, 'fakes/refuses.ts'),
    onRefused: () => {
      refused += 1;
    },
  });
  child.start();
  await until(() => refused > 0);
  t.is(child.port, undefined);
});

test('whoever hears that it refused may stop it there and then: it is gone, and is not started again', async (t) => {
  const stopped = Promise.withResolvers<void>();
  const { child, reports } = supervise(t, {
    file: join(import.meta.dirname, 'fakes/refuses.ts'),
    onRefused: () => void child.stop().then(stopped.resolve, stopped.reject),
  });
  child.start();
  await stopped.promise;
  t.is(child.pid, undefined);
  t.deepEqual(reports, []);
});

test('one that does not answer any more is ended and started again; one that answers lives on', async (t) => {
  const well = supervise(t, { file: join(import.meta.dirname, 'fakes/answers.ts'), watchedMs: 100 });
  const hung = supervise(t, { watchedMs: 100 }); // the fake answers no such question
  await Promise.all([well.child.start(), hung.child.start()]);
  const { pid } = well.child;
  await until(() => hung.reports.length >= 2);
  t.deepEqual(hung.reports.slice(0, 2), [
    'fake does not answer any more; it is ended',
    'fake ended (SIGKILL); starting it again in 0.01 s',
  ]);
  t.is(well.child.pid, pid);
  t.deepEqual(well.reports, []);
});

test('a refusal to start is known by the code that the services end with', (t) => {
  t.is(REFUSED, SAID_BY_SERVICES);
});
