export { REFUSED, refuseStart } from './refusal.ts';
