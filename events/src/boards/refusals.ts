import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'board-registration.already': 409,
  'board-registration.other-exam': 409,
  'board-registration.other-board': 409,
});
export const refuseBoards = refuse;
