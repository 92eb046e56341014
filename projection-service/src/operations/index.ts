export type { OperationDocument } from './document.ts';
export { operationsProjector } from './projector.ts';
export { operations, operationsOf } from './queries.ts';
