import * as z from 'zod';
import { defineCommand, fields, typeAtMost } from '../kernel/index.ts';

/** Says whose a login is that is nobody's yet: it is one person with his other logins then. */
export const tieLogin = defineCommand({
  name: 'TieLogin',
  method: 'PUT',
  path: '/api/users/login_person/:id',
  access: typeAtMost(5),
  params: { id: fields.id() },
  body: z.object({ userId: fields.id('access.person-required') }),
  toCommand: ({ userId }, { id }) => ({ loginId: id, userId }),
  message: 'access.login-tied',
});

/** একাই অনুমোদন: whether the only person of a school may confirm his own on a later business day. */
export const switchConfirmingAlone = defineCommand({
  name: 'SwitchConfirmingAlone',
  method: 'PUT',
  path: '/api/users/confirming_alone',
  access: typeAtMost(2),
  body: z.object({ allowed: fields.flag() }),
  toCommand: ({ allowed }) => ({ allowed }),
  message: 'access.alone-switched',
  example: { allowed: 1 },
});
