import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'application.not-found': 404,
  'applications.closed': 409,
  'applications.class-closed': 409,
  'applications.proof': 403,
  'applications.digits-shut': 429,
  'applications.link-only': 403,
  'applications.ask-office': 409,
  'applications.decided': 409,
  'applications.admitted-already': 409,
  'applications.inactive': 409,
  'applications.taken': 409,
  'applications.erased-already': 409,
});
