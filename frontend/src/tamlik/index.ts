export { ReverseDialog } from './ReverseDialog.tsx';
