export { characterCheck } from './character/projector.ts';
export { gatePassCheck, vacationTypesProjector } from './vacations/projector.ts';
