import { anyPower, defineQuery, fields, power, signedIn, typeAtMost } from '../kernel/index.ts';
import { loginsList } from './logins-list.ts';

/** Lists that nearly every page shows: the answer of the menu brings theirs. Addresses, so that a page need not know the lists. */
export const WITH_MENU: readonly string[] = ['/api/settings/academic_session', '/api/academic/view_class'];

export const accessQueries = {
  ...loginsList.endpoints,
  powers: defineQuery({
    name: 'Powers',
    path: '/api/permission',
    access: typeAtMost(5),
    failed: { bn: 'অনুমতি লোড করতে সমস্যা হয়েছে', en: 'Error loading permissions' },
    query: {
      id: fields.id(),
      search: fields.optionalText(100),
      page: fields.optionalInteger(1, 1_000_000),
      limit: fields.optionalInteger(1, 1000),
    },
  }),
  /** For the box of logins of whoever says who holds an account or a book of receipts. */
  loginBox: defineQuery({
    name: 'LoginBox',
    path: '/api/permission/login_box',
    access: anyPower(
      ...(['sub_ledger', 'receipt_book'] as const).flatMap((name) => [
        power(name, 'view'),
        power(name, 'insert'),
        power(name, 'edit'),
      ]),
    ),
  }),
  /** The first thing that a page asks: who is signed in, where, and what he may do. */
  menu: defineQuery({ name: 'PermissionMenu', path: '/api/permission/menu', access: signedIn }),
};
