import * as z from 'zod';
import { defineCommand, fields, power } from '../kernel/index.ts';

export const ledgerCommands = {
  switchFund: defineCommand({
    name: 'SwitchFund',
    method: 'PATCH',
    path: '/api/accounts/funds/:id/action',
    access: power('fund', 'edit'),
    params: { id: fields.id() },
    body: z.object({ Action: fields.flag() }),
    toCommand: (body, params) => ({ id: params.id, active: body.Action }),
    message: 'ledger.saved',
  }),
};
