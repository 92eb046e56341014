import type { ExecutionContext } from 'ava';
import { temporaryDataFile } from '../../conformance/data-file.ts';
import { startEmbedded } from '../../conformance/embedded-process.ts';

/** A store that behaves, in a process of its own until the test is over: the wire is what fails. */
export async function withStore(t: ExecutionContext, use: (port: number) => Promise<void>): Promise<void> {
  const file = await temporaryDataFile();
  const server = await startEmbedded(file.path);
  t.teardown(async () => {
    await server.end('SIGTERM');
    await file.remove();
  });
  await use(server.port);
}
