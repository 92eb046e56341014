export { PromiseNote } from './promises/PromiseNote.tsx';
