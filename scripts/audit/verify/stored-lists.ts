import { tmpdir } from 'node:os';
import { systemClock } from '@madrasah/service-kit/clock';
import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import { connectDocuments } from '../../../projection-service/src/kernel/documents/index.ts';
import type { ReadSide } from '../../../projection-service/src/ledger/proof/index.ts';
import { productProjectors } from '../../../projection-service/src/product-projectors.ts';
import { positionOfLists } from './lists-position.ts';

interface StoredLists {
  readonly readSide: ReadSide;
  close(): Promise<void>;
}

/** The read models of a document server, all of them at the end of the log. @throws DocumentsAway */
export async function storedLists(
  url: string,
  { store, codec }: { store: EventStore; codec: Codec },
): Promise<StoredLists> {
  const documents = await connectDocuments(url);
  const kit = { store, codec, documents, clock: systemClock, log: silentLogger(), dataDir: tmpdir() };
  const projectors = productProjectors(kit);
  const names = projectors.map(({ name }) => name);
  const checkpoint = (name: string) => documents.projections.checkpoint(name);
  const position = () => positionOfLists(store, { names, checkpoint });
  return { readSide: { documents, projectors: () => projectors, position }, close: () => documents.close() };
}
