export { EntryDialog } from './EntryDialog.tsx';
export { EntryPage } from './EntryPage.tsx';
