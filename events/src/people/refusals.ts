import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'person.not-found': 404,
  'people.code-duplicate': 409,
  'people.code-required': 400,
  'people.born-later': 400,
  'people.erased': 409,
  'people.inactive': 409,
  'people.has-money': 409,
  'people.has-results': 409,
  'people.is-admitted': 409,
  'people.is-certified': 409,
  'people.teaches': 409,
  'people.note-not-found': 404,
  'people.card-taken': 409,
  'people.card-none': 404,
  'people.photo-name': 400,
  'people.photo-of-nobody': 404,
});
