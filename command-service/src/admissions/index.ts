export { admissions } from './admit.ts';
