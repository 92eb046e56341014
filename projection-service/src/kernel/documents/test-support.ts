import { randomUUID } from 'node:crypto';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { connectDocuments, type Documents } from './connect.ts';

/** A document store for one test: the embedded one, or with MONGO_URL a database of its own in that one. */
export async function testDocuments(): Promise<{ documents: Documents; end(): Promise<void> }> {
  const given = process.env['MONGO_URL'];
  const embedded = given ? undefined : await startDocumentStore();
  const url = given ?? embedded?.url ?? '';
  const documents = await connectDocuments(url, `test-${randomUUID()}`);
  return {
    documents,
    async end() {
      await documents.close();
      await embedded?.stop();
    },
  };
}
