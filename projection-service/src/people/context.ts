import type { Context } from '../deps.ts';
import { alikeQuery } from './alike.ts';
import { userCodes } from './codes.ts';
import { duplicateQueries } from './duplicates.ts';
import { people as persons } from './queries.ts';

/** People of every kind, how they come by their codes, and who may have been entered twice. */
export const people: Context = (deps) => [
  ...persons(deps),
  ...userCodes(),
  ...duplicateQueries(deps),
  alikeQuery(),
];
