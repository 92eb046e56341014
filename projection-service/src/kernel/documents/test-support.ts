import { randomUUID } from 'node:crypto';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { connectDocuments, type Documents } from './connect.ts';

let store: Promise<{ readonly url: string }> | undefined;

/** Documents of one test, in a database of their own: of the embedded store, or with MONGO_URL of that one. */
export async function testDocuments(): Promise<{
  documents: Documents;
  /** Where they are, for a driver of its own. */
  url: string;
  database: string;
  end(): Promise<void>;
}> {
  const given = process.env['MONGO_URL'];
  store ??= given ? Promise.resolve({ url: given }) : startDocumentStore();
  const { url } = await store;
  const database = `test-${randomUUID()}`;
  const documents = await connectDocuments(url, database);
  return { documents, url, database, end: () => documents.close() };
}
