export { characterCheck } from './character/check.ts';
export { vacationTypesProjector } from './types.ts';
export { gatePassCheck } from './vacations/check.ts';
