import type { Context } from '../deps.ts';
import { donationList } from './collections/list.ts';
import { collectionPapers } from './collections/queries.ts';
import { donorList } from './donors/list.ts';

export { donationCheck } from './collections/check.ts';

/** Who gives, and what was given. */
export const donations: Context = (deps) => [
  ...donorList(deps),
  ...donationList(deps),
  ...collectionPapers(deps),
];
