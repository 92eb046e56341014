import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'admission.not-found': 404,
  'admissions.already-admitted': 409,
  'admissions.not-a-student': 409,
  'admissions.serial-duplicate': 409,
  'admissions.section-of-other-class': 409,
  'admissions.price-missing': 409,
  'admissions.section-required': 400,
  'admissions.nothing-changes': 409,
  'admissions.charged': 409,
  'admissions.has-left': 409,
  'admissions.not-left': 409,
  'admissions.leaves-too-early': 400,
  'admissions.leaves-later': 400,
  'admissions.returns-too-early': 400,
  'admissions.money-came': 409,
  'admissions.same-session': 400,
  'admissions.not-of-class': 409,
  'admissions.chosen-twice': 400,
  'admissions.promotion-refused': 409,
});
