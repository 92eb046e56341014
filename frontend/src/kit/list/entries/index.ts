export { EntryDialog } from './EntryDialog.tsx';
export { EntryPage } from './EntryPage.tsx';
export { useStands } from './use-stands.ts';
