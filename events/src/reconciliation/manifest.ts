import { defineManifest } from '../kernel/index.ts';
import { reconciliationCommands } from './commands.ts';
import { reconciliationEvents } from './events.ts';
import { reconciliationQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { bankStatementsList } from './statements-list.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { statementUnlocks, unlockStatement } from './unlocking.ts';

export const reconciliation = defineManifest({
  commands: { ...reconciliationCommands, unlockStatement },
  queries: { ...bankStatementsList.endpoints, ...reconciliationQueries },
  made: [statementUnlocks.made],
  entries: reconciliationEvents,
  refusals: refuse,
  texts: { bn, en },
});
