import * as z from 'zod';
import { answers, column, defineList, defineQuery, fields, power } from '../../kernel/index.ts';
import { namedAnswer } from '../../people/answers.ts';
import { DONOR_KINDS } from './kinds.ts';

/** দাতা তালিকা: who gives, the newest first. */
export const donorsList = defineList({
  name: 'Donors',
  path: '/api/donation/donors',
  access: power('donation', 'view'),
  title: 'donors',
  needs: [],
  failed: { bn: 'দাতার তথ্য লোড করা যায়নি', en: 'Failed to load donors' },
  query: {
    search: fields.optionalText(100),
    kind: fields.optionalChoice(...DONOR_KINDS.map(({ id }) => id)),
  },
  columns: {
    UserCode: column.code('donorCode', { phone: 'beside' }),
    UserName: column.name('name', { phone: 'title', strong: true, share: 1.4 }),
    kind: column.choice('kind', DONOR_KINDS, { phone: 'side' }),
    Mobile1: column.mobile('mobile', { phone: 'line' }),
    address: column.text('address', { phone: 'line', share: 1.2 }),
    CreateAt: column.day('registered', { phone: 'hide' }),
    note: column.text('remark', { phone: 'line' }),
  },
  carries: { UserID: z.int(), revision: z.int() },
  rows: { page: 20, most: 1000 },
  files: true,
});

export const donorQueries = {
  /** Who may be chosen as the donor of a gift: code and name, and nothing more of them. */
  donorBox: defineQuery({
    name: 'DonorBox',
    path: '/api/donation/donor_box',
    access: power('donation', 'view'),
    answer: () => answers.listed(namedAnswer()),
  }),
};
