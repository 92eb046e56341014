export { DocumentsAway } from './away.ts';
export * from './connect.ts';
export * from './document.ts';
export type { Filter, Sort } from './filter.ts';
export type { Index } from './indexes.ts';
export { claimDatabase } from './ownership/claim.ts';
export { DatabaseTaken } from './ownership/ownership.ts';
export { CHECKPOINTS, type Checkpoint, type ProjectionStore } from './projection-store.ts';
export type { FindOptions, Tenant } from './tenant.ts';
