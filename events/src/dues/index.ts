export { ageingList } from './ageing-list.ts';
export { defaultersList } from './defaulters-list.ts';
export { duesList } from './dues-list.ts';
export { monthlyDuesList } from './monthly-dues-list.ts';
