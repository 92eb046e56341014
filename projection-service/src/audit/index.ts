export { mountInner } from './inner.ts';
export { auditQueriesOf } from './queries.ts';
