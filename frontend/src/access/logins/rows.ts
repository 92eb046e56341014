import { accessQueries, loginsList } from '@madrasah/events/access';
import type { RowOf } from '@madrasah/events/kernel';
import { peopleQueries } from '@madrasah/events/people';

export type { HeldPower } from '@madrasah/events/access';
export type LoginRow = RowOf<typeof loginsList>;

export const allLogins = loginsList.question;
export const powersOf = accessQueries.powers;
export const staffSearch = peopleQueries.searchUsers;
