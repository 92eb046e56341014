import * as z from 'zod';
import { institutionInfoAnswer } from '../institutions/info.ts';
import { renewalAnswer } from '../institutions/renewal.ts';
import {
  answers,
  anyPower,
  defineQuery,
  fields,
  power,
  type RowTo,
  signedIn,
  typeAtMost,
} from '../kernel/index.ts';
import { loginId, userAnswer } from './answers.ts';
import { loginsList } from './logins-list.ts';
import { MENU_PATH } from './menu-paths.ts';

const { cell, listed, paged, record } = answers;

const powerAnswer = () => ({
  ...{ PermissionListID: cell.number(), PowerName: cell.text() },
  ...{ PermissionView: cell.switch(), PermissionInsert: cell.switch() },
  ...{ PermissionEdit: cell.switch(), PermissionDelete: cell.switch() },
});

/** Who is signed in, and where; of an auditor the days that he may look at, if not all. */
const menuAnswer = () => ({
  user: record({
    ...userAnswer(),
    days: record({ from: cell.day(), to: cell.day() }).optional(),
  }),
  institution: record({
    ...{ Action: z.enum(['Active', 'Inactive']), Logo: cell.text().nullable() },
    ...{ ...institutionInfoAnswer(), ...renewalAnswer() },
  }),
  /** Answers of lists that nearly every page shows, and the read models each depends on. */
  along: z.array(record({ path: cell.text(), kinds: z.array(z.string()), answer: z.unknown() })),
  /** What the page seals his drafts with. It keeps it in no storage: whoever has no token any more has no key. */
  draftKey: cell.text().optional(),
});

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
    answer: () =>
      paged({
        ...{ ID: cell.number(), UserID: loginId(), Name: cell.text(), ...powerAnswer() },
        /** The flags of it that guard something. */
        Guards: z.array(z.enum(['view', 'insert', 'edit', 'delete'])),
      }),
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
    answer: () => listed({ UserID: loginId(), LoginName: cell.name() }),
  }),
  /** The first thing that a page asks: who is signed in, where, and what he may do. */
  menu: defineQuery({
    name: 'PermissionMenu',
    path: MENU_PATH,
    access: signedIn,
    answer: () => listed(powerAnswer(), menuAnswer()),
  }),
};

/** A power as a login holds it. */
export type HeldPower = RowTo<typeof accessQueries.powers>;
