import { defineManifest } from '../kernel/index.ts';
import { closingCommands } from './commands.ts';
import { dayClosesList } from './day-closes-list.ts';
import { closingEvents } from './events.ts';
import { periodCommands, periodQueries } from './periods.ts';
import { closingQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { dayReopenings, reopenClosedDay } from './reopening.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { yearCommands, yearQueries } from './years.ts';

export const closing = defineManifest({
  commands: { ...closingCommands, ...periodCommands, ...yearCommands, reopenClosedDay },
  queries: { ...dayClosesList.endpoints, ...closingQueries, ...periodQueries, ...yearQueries },
  made: [dayReopenings.made],
  entries: closingEvents,
  refusals: refuse,
  texts: { bn, en },
});
