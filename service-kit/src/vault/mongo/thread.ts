import { setTimeout as pause } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { reasonOf } from '../../starting/index.ts';
import { type Answer, type Asked, type Beginning, SharedPlace, steadySeconds } from './asking.ts';
import { StoredKeys } from './stored-keys.ts';

const LOOK_EVERY_MS = 500;

const { url, database, port, shared } = workerData as Beginning;
const keys = new StoredKeys(url, database);

function answer(given: Answer): void {
  port.postMessage(given);
  Atomics.add(shared, SharedPlace.answers, 1);
  Atomics.notify(shared, SharedPlace.answers);
}

async function look(): Promise<void> {
  const at = steadySeconds(); // when it was asked, not when it was answered
  Atomics.store(shared, SharedPlace.erasures, await keys.erasures());
  Atomics.store(shared, SharedPlace.countedAt, at);
}

async function answered(asked: Asked): Promise<Answer> {
  const { id } = asked;
  switch (asked.ask) {
    case 'look':
      await look();
      return { id, done: true };
    case 'schools':
      return { id, schools: await keys.schools() };
    case 'of':
      return { id, keys: await keys.of(asked.school) };
    case 'find':
      return { id, keys: await keys.find(asked.school, asked.subjects) };
    case 'give':
      return { id, keys: await keys.give(asked.school, asked.keys) };
    case 'destroy':
      await keys.destroy(asked.school, asked.subject);
      return { id, done: true };
  }
}

port.on('message', (asked: Asked) => {
  const { id } = asked;
  answered(asked).then(answer, (error: unknown) => answer({ id, away: reasonOf(error) }));
});

for (;;) {
  await look().catch(() => undefined); // whoever asks meanwhile is told
  await pause(LOOK_EVERY_MS);
}
