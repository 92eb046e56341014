import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'institution.not-found': 404,
  'institutions.own': 409,
  'institutions.duplicate': 409,
  'institutions.entrust-inactive': 409,
  'institutions.inactive': 403,
  'institutions.platform-only': 403,
  'institutions.first-link-dead': 403,
  'institutions.first-link-elsewhere': 403,
});
