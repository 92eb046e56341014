import { defineManifest } from '../kernel/index.ts';
import { ageingList } from './ageing-list.ts';
import { defaultersList } from './defaulters-list.ts';
import { duesList } from './dues-list.ts';
import { monthlyDuesList } from './monthly-dues-list.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

const lists = [duesList, ageingList, monthlyDuesList, defaultersList];

export const dues = defineManifest({
  queries: lists.flatMap(({ endpoints }) => Object.values(endpoints)),
  texts: { bn, en },
});
