import { defineManifest } from '../kernel/index.ts';
import { duesCommands, duesEvents } from './commands.ts';
import { confirmationsList, duesLetters } from './letters/confirmations.ts';
import { advancesList } from './lists/advances-list.ts';
import { ageingList } from './lists/ageing-list.ts';
import { defaultersList } from './lists/defaulters-list.ts';
import { duesList } from './lists/dues-list.ts';
import { monthlyDuesList } from './lists/monthly-dues-list.ts';
import { feeLand, invoicePdf, pastEntriesList } from './one-student.ts';
import { promisesList } from './promises.ts';
import { refuse } from './refusals.ts';
import { duesStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

const lists = [
  duesList,
  ageingList,
  monthlyDuesList,
  defaultersList,
  advancesList,
  promisesList,
  confirmationsList,
  pastEntriesList,
];

export const dues = defineManifest({
  streams: duesStreams,
  commands: duesCommands,
  queries: [...lists.flatMap(({ endpoints }) => Object.values(endpoints)), duesLetters, feeLand, invoicePdf],
  events: duesEvents,
  refusals: refuse,
  texts: { bn, en },
});
