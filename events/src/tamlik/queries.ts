import { defineQuery, fields, power } from '../kernel/index.ts';
import { zakatEligibleList } from './eligible-list.ts';
import { tamlikRegister } from './register-list.ts';

const access = power('tamlik', 'view');
const path = '/api/accounts/tamlik/:id';
const query = { id: fields.id() };
const forAuditor = { entry: 'TamlikGiven' };

export const tamlikQueries = {
  ...zakatEligibleList.endpoints,
  ...tamlikRegister.endpoints,
  /** What each zakat fund may still spend, by account, and how many wait for it. */
  zakatSpendable: defineQuery({
    name: 'ZakatSpendable',
    path: '/api/accounts/zakat_spendable',
    access,
  }),
  /** What an entitled student owes, item by item. */
  zakatDues: defineQuery({
    name: 'ZakatDues',
    path: '/api/accounts/zakat_dues',
    access,
    query: { UserID: fields.id() },
  }),
  /** Of a class, or a residence: who is entitled and owes something, and what, item by item. */
  zakatOwed: defineQuery({
    name: 'ZakatOwed',
    path: '/api/accounts/zakat_owed',
    access,
    query: {
      SessionID: fields.optionalId(),
      ClassID: fields.optionalId(),
      SubClassID: fields.optionalId(),
      ResidentialStatusId: fields.optionalInteger(1, 4),
    },
  }),
  tamlikPdf: defineQuery({ name: 'TamlikPdf', path: `${path}.pdf`, access, query, forAuditor }),
  tamlikPaper: defineQuery({ name: 'TamlikPaper', path: `${path}/paper`, access, query, forAuditor }),
};
