export { certificateCheck } from './check.ts';
