export { gatePassCheck } from './vacations/check.ts';
