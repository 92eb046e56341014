import { defineManifest } from '../kernel/index.ts';
import { ageingList } from './ageing-list.ts';
import { duesCommands, duesEvents } from './commands.ts';
import { confirmationsList, duesLetters } from './confirmations.ts';
import { defaultersList } from './defaulters-list.ts';
import { duesList } from './dues-list.ts';
import { monthlyDuesList } from './monthly-dues-list.ts';
import { promisesList } from './promises.ts';
import { refuse } from './refusals.ts';
import { duesStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

const lists = [duesList, ageingList, monthlyDuesList, defaultersList, promisesList, confirmationsList];

export const dues = defineManifest({
  streams: duesStreams,
  commands: duesCommands,
  queries: [...lists.flatMap(({ endpoints }) => Object.values(endpoints)), duesLetters],
  events: duesEvents,
  refusals: refuse,
  texts: { bn, en },
});
