export { databaseOf } from './address.ts';
export { DocumentsAway, DocumentsSlow, reaching, writeErrorCodes } from './away.ts';
export { Bucket, type Kept } from './bucket.ts';
export { KeptClient, PATIENCE, type Patience } from './client.ts';
