export { auditQueriesOf } from './queries.ts';
