export { characterCheck } from './character/check.ts';
export { gatePassCheck } from './vacations/check.ts';
