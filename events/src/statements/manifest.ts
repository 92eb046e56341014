import { defineManifest } from '../kernel/index.ts';
import { auditSearchList } from './audit-search-list.ts';
import { endpointsOf } from './define-statement.ts';
import { explain } from './explain.ts';
import { statements } from './statements.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const statementsContext = defineManifest({
  queries: [...endpointsOf({ ...statements, explain }), ...Object.values(auditSearchList.endpoints)],
  texts: { bn, en },
});
