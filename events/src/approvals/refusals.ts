import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'approval.not-found': 404,
  'approval.same-person': 403,
  'approval.same-person-logins': 403,
  'approval.outsider': 403,
  'approval.beholden-made': 403,
  'approval.beholden-power': 403,
  'approval.beholden-password': 403,
  'approval.beholden-through': 403,
  'approval.keeps-money': 403,
  'approval.changed': 409,
  'approval.alone-off': 403,
  'approval.alone-too-early': 403,
  'approval.not-asker': 403,
  'approval.already-approved': 409,
  'approval.already-rejected': 409,
  'approval.already-withdrawn': 409,
});
