export { type OpenPromise, PromiseNote } from './promises/PromiseNote.tsx';
