export { type EntryAt, EntryDialog } from './journal/EntryDialog.tsx';
