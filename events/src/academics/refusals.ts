import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'session.not-found': 404,
  'class.not-found': 404,
  'section.not-found': 404,
  'academics.session.duplicate': 409,
  'academics.class.duplicate': 409,
  'academics.section.duplicate': 409,
  'academics.order.incomplete': 409,
});
