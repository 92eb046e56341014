import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A running store: where drivers find it, and how to end it. Its data ends with it. */
export type DocumentStore = { readonly url: string; stop(): Promise<void> };

/**
 * Starts an embedded document store for read models in a worker thread, on a free loopback port.
 *
 * It speaks the wire protocol of the `mongodb` driver and does exactly what the product calls; everything else
 * is refused by name. It is embedded, rebuildable and for a single machine: documents live in memory only.
 * The thread does not keep the process alive. Rejects when the worker cannot start.
 */
export async function startDocumentStore(): Promise<DocumentStore> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const [url] = (await once(worker, 'message')) as [string];
  worker.unref();
  return {
    url,
    async stop() {
      await worker.terminate();
    },
  };
}
