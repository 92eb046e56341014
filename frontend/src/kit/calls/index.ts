export { type Papers, usePapers } from '../report/paper.ts';
export * from '../wire/definitions.ts';
export { type Failure, type FailureKind, failureKind } from '../wire/failure.ts';
export type { Outcome } from './commands.ts';
export { type Command, useCommand } from './use-command.ts';
export { type QueryResult, useQuery, withData } from './use-query.ts';
