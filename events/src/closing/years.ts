import * as z from 'zod';
import { defineCommand, defineQuery, fields, power } from '../kernel/index.ts';

const path = '/api/accounts/accounting_years/:id';
const edit = power('period_lock', 'edit');
const params = { id: fields.id() };

export const yearCommands = {
  closeYear: defineCommand({
    name: 'CloseYear',
    path: `${path}/close`,
    access: edit,
    params,
    toCommand: (_body, { id: yearId }) => ({ yearId }),
    message: 'closing.year-closed',
    status: 201,
  }),
  reopenYear: defineCommand({
    name: 'ReopenYear',
    path: `${path}/reopen`,
    access: edit,
    params,
    body: z.object({ reason: fields.requiredText(300) }),
    toCommand: ({ reason }, { id: yearId }) => ({ yearId, reason }),
    message: 'closing.year-reopened',
    status: 201,
    example: { reason: 'নিরীক্ষকের সংশোধনী' },
  }),
};

export const yearQueries = {
  /** The years whose closing stands, and what each fund had over. */
  closedYears: defineQuery({
    name: 'ClosedYears',
    path: '/api/accounts/closed_years',
    access: power('period_lock', 'view'),
  }),
};
