export { reasonOf } from '../logging/reason.ts';
export { patiently } from './patience.ts';
export { REFUSED, refuseStart } from './refusal.ts';
export { Waiting } from './waiting.ts';
