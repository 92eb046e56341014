import { parentPort, workerData } from 'node:worker_threads';
import { load } from './snapshot/load.ts';
import { capture, save } from './snapshot/save.ts';
import { Store } from './storage/store.ts';
import type { Beginning, FromThread, Refused, Started, ToThread } from './thread.ts';
import { serve } from './wire/server.ts';

/** The store of the first file that can be loaded, or an empty one. */
function beginning({ from }: Beginning): Omit<Started, 'url'> & { store: Store } {
  const refused: Refused[] = [];
  for (const { path, key } of from) {
    const started = performance.now();
    try {
      const { store, documents } = load(path, Buffer.from(key));
      const { changes } = store;
      return { store, loaded: { path, documents, changes, ms: performance.now() - started }, refused };
    } catch (error) {
      refused.push({ path, reason: (error as Error).message });
    }
  }
  return { store: new Store(), refused };
}

const tell = (message: Started | FromThread): void => parentPort?.postMessage(message);

const given = workerData as Beginning;
const { store, ...begun } = beginning(given);

/** What the store holds now is captured at once; it is written while the store goes on answering. */
async function keep({ id, path, key, keyName, about, unlessChangedSince }: ToThread): Promise<void> {
  const { changes } = store;
  if (changes === unlessChangedSince) {
    tell({ id, told: 'unchanged' });
    return;
  }
  const started = performance.now();
  const captured = capture(store);
  tell({ id, told: 'captured' });
  try {
    const saved = await save(path, Buffer.from(key), { keyName, about: { ...about } }, captured);
    tell({ id, told: 'saved', outcome: { ...saved, changes, ms: performance.now() - started } });
  } catch (error) {
    tell({ id, told: 'failed', reason: (error as Error).message });
  }
}

parentPort?.on('message', (message: ToThread) => void keep(message));
tell({ url: await serve(store, given.socket), ...begun });
