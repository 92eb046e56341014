import { accessQueries, type loginsList } from '@madrasah/events/access';
import type { Flag, LoginId, RowOf } from '@madrasah/events/kernel';
import { peopleQueries } from '@madrasah/events/people';
import type { PowerRow } from '../../kit/session/menu.ts';
import { answering, type Listed } from '../../kit/wire/definitions.ts';

export type LoginRow = RowOf<typeof loginsList>;

/** A power as a login holds it. */
export interface HeldPower extends PowerRow {
  readonly UserID: LoginId;
  /** In the reader's language. */
  readonly Name: string;
  /** The flags of it that guard something. */
  readonly Guards: readonly Flag[];
}

interface StaffRow {
  readonly UserID: LoginId;
  readonly UserCode: string;
  readonly UserName: string;
}

export const allLogins = answering<Listed<LoginRow>>()(accessQueries.logins);
export const powersOf = answering<Listed<HeldPower>>()(accessQueries.powers);
export const staffSearch = answering<Listed<StaffRow>>()(peopleQueries.searchUsers);
