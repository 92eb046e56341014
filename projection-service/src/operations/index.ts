export type { OperationDocument } from './document.ts';
export { type OperationView, operations } from './queries.ts';
