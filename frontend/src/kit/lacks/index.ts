export { Lacked, Lacks } from './Lacks.tsx';
export { useLack } from './use-lack.ts';
