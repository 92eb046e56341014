import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { MongoClient } from 'mongodb';
import { startEmbedded } from '../../service-kit/src/event-store/conformance/embedded-process.ts';
import type { Suite } from './suites.ts';

const PATIENCE_MS = 10_000;

/** What a suite ran against: the product, the version the server reports, the address without credentials. */
export async function askedAgainst({ product, needs }: Suite): Promise<string> {
  if (product === 'store') return 'embedded event store, in this process';
  const url = needs ? (process.env[needs] ?? '') : undefined;
  const version = await (product === 'events' ? eventsVersion(url) : documentsVersion(url)).catch(
    (error: unknown) => `version not told (${withoutCredentials(String(error))})`,
  );
  const name = product === 'events' ? 'event store' : 'document store';
  if (url === undefined) return `embedded ${name}, answering as ${version}, 127.0.0.1`;
  return `${product === 'events' ? 'EventStoreDB or compatible' : 'MongoDB or compatible'}, ${version}, ${withoutCredentials(url)}`;
}

/** An address, or any text with one in it, without the user and the password. */
export function withoutCredentials(text: string): string {
  return text.replace(/:\/\/[^@\s]*@/g, '://');
}

async function eventsVersion(url: string | undefined): Promise<string> {
  if (url !== undefined) return reportedByEventStore(url);
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const server = await startEmbedded(join(folder, 'events.db'));
  try {
    return await reportedByEventStore(`esdb://127.0.0.1:${server.port}?tls=false`);
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function reportedByEventStore(url: string): Promise<string> {
  const client = EventStoreDBClient.connectionString(url);
  const late = AbortSignal.timeout(PATIENCE_MS);
  const tooLate = new Promise<never>((_, reject) =>
    late.addEventListener('abort', () => reject(new Error(`no answer in ${PATIENCE_MS} ms`))),
  );
  try {
    // Protected only in the types.
    const asked = client as unknown as { capabilities: Promise<{ serverVersion: string }> };
    const { serverVersion } = await Promise.race([asked.capabilities, tooLate]);
    return serverVersion;
  } finally {
    await client.dispose();
  }
}

async function documentsVersion(url: string | undefined): Promise<string> {
  const store = url === undefined ? await startDocumentStore() : undefined;
  const client = new MongoClient(url ?? store?.url ?? '', { serverSelectionTimeoutMS: PATIENCE_MS });
  try {
    const info = await client.db('admin').command({ buildInfo: 1 });
    return String(info['version']);
  } finally {
    await client.close();
    await store?.stop();
  }
}
