import { tmpdir } from 'node:os';
import { systemClock } from '@madrasah/service-kit/clock';
import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import { connectDocuments } from '../../../projection-service/src/kernel/documents/index.ts';
import type { ReadSide } from '../../../projection-service/src/ledger/verify/index.ts';
import { productProjectors } from '../../../projection-service/src/product-projectors.ts';

interface StoredLists {
  readonly readSide: ReadSide;
  close(): Promise<void>;
}

/** The read models of a document server, as far as all of them have come. @throws DocumentsAway */
export async function storedLists(
  url: string,
  { store, codec }: { store: EventStore; codec: Codec },
): Promise<StoredLists> {
  const documents = await connectDocuments(url);
  const kit = { store, codec, documents, clock: systemClock, log: silentLogger(), dataDir: tmpdir() };
  const projectors = productProjectors(kit);
  const position = async () => {
    const checkpoints = await Promise.all(
      projectors.map(({ name }) => documents.projections.checkpoint(name)),
    );
    return Math.min(...checkpoints.map((checkpoint) => checkpoint?.position ?? 0));
  };
  return { readSide: { documents, projectors: () => projectors, position }, close: () => documents.close() };
}
