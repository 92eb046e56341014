import type { EventDraft } from '@madrasah/events';
import { LoginCreated } from '@madrasah/events/access';
import { type AccessState, emptyAccess, evolveAccess } from '@madrasah/service-kit/access';
import { plainTable } from '@madrasah/service-kit/folding';
import type { ApprovalContext } from '../approvals/decide.ts';

/** What a login has done to the logins of a school, at an instant. */
export interface Done {
  readonly by: number;
  readonly at: string;
  readonly drafts: readonly EventDraft[];
}

export const login = (loginId: number, permissionType: number, userId: number | null = null) =>
  LoginCreated({ loginId, userId, permissionType, name: `login${loginId}`, passwordHash: 'none' });

/** Logins as the real fold has them: one of each permission type, whose id is the type, and what was done since. */
export function loginsOf(...since: readonly Done[]): AccessState {
  const state = emptyAccess(plainTable);
  const first = {
    by: 0,
    at: '2026-01-01T06:00:00.000Z',
    drafts: [1, 2, 3, 4, 5, 6].map((id) => login(id, id)),
  };
  for (const { by, at, drafts } of [first, ...since])
    for (const draft of drafts)
      evolveAccess(state, { ...draft, revision: 0, metadata: { at, actor: { id: by } } });
  return state;
}

const LOGINS = loginsOf();

/**
 * A login that decides, on 30 April 2026; `also` is what decisions find in whichever stream they look at, beside the
 * logins above and people of whom nobody is known.
 */
export const deciding = (loginId: number, also: object = {}): ApprovalContext => {
  const states = { people: new Map(), merged: new Map(), ...LOGINS, ...also };
  return {
    ...{ schoolId: '1', requestId: 0, actor: { id: loginId, permissionType: loginId } },
    ...{ now: new Date('2026-04-30T06:00:00Z'), today: '2026-04-30' },
    look: () => states as never,
  };
};
