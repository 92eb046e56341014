/** The snapshot that one measure of the document store leaves for the other, and its key. */
export const SNAPSHOT = 'bench.snapshot';
export const SNAPSHOT_KEY = Buffer.alloc(32, 7);
