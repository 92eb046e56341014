export { patiently } from './patience.ts';
export { REFUSED, refuseStart } from './refusal.ts';
export { reasonOf, Waiting } from './waiting.ts';
