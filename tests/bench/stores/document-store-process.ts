import { startDocumentStore } from '@madrasah/embedded/document-store';

// The embedded document store as a server of its own, as a MongoDB would be: it tells its address, and ends with
// whoever has started it.
const { url } = await startDocumentStore();
process.on('disconnect', () => process.exit(0));
process.send?.({ url });
