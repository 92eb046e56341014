export { Lacked, Lacks, NoneYet } from './Lacks.tsx';
export { useLack } from './use-lack.ts';
