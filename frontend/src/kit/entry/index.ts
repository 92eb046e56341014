export { Entries } from './Entries.tsx';
export { useEntryPaper } from './EntryView.tsx';
export { saidOf } from './said.ts';
