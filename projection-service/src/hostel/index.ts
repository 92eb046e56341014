export { characterCheck } from './character/projector.ts';
export { vacationTypesProjector } from './types.ts';
export { gatePassCheck } from './vacations/check.ts';
