import { defineRefusals } from '../../kernel/index.ts';

export const refuseCharacter = defineRefusals({
  'character.not-found': 404,
  'character.of-another': 409,
  'character.later': 400,
});
