import { commandCatalogue, type Flag, heldOf, type Language, queryCatalogue } from '@madrasah/events';
import {
  isAdministrator,
  POWER_NAMES,
  type PowerName,
  permissionIds,
  powerOf,
} from '@madrasah/events/access';
import { USER_TYPE_NAMES } from '@madrasah/events/people';
import { constantName, PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import type { Login, PowerFlags } from '@madrasah/service-kit/access';
import { type Person, personName } from '../people/index.ts';

const NONE: PowerFlags = { view: false, insert: false, edit: false, delete: false };
const ALL: PowerFlags = { view: true, insert: true, edit: true, delete: true };

/** `UserID` is the login's, as the commands over logins take it; `NewUserID` is the person behind it. */
export const loginRow = (login: Login, person: Person | undefined, language: Language) => ({
  UserID: login.loginId,
  TypeName: constantName(USER_TYPE_NAMES, person?.userType, language),
  PermissionName: constantName(PERMISSION_TYPE_NAMES, login.permissionType, language),
  NewUserID: login.userId,
  LoginName: login.name,
  PermissionTypeID: login.permissionType,
  IsVerified: login.active ? 1 : 0,
  UserCode: person?.userCode ?? '',
  UserName: person ? personName(person, language) : '',
  UserTypeID: person?.userType ?? null,
  Auditor: login.auditor,
});

const powerRow = (permissionListId: number, flags: PowerFlags) => ({
  PermissionListID: permissionListId,
  PowerName: powerOf(permissionListId) ?? '',
  PermissionView: Number(flags.view),
  PermissionInsert: Number(flags.insert),
  PermissionEdit: Number(flags.edit),
  PermissionDelete: Number(flags.delete),
});

/** Power → those of its flags that guard something. */
const guarding = new Map<string, Set<Flag>>();
for (const { access } of [...commandCatalogue, ...queryCatalogue])
  for (const { power, flag } of heldOf(access))
    guarding.set(power, (guarding.get(power) ?? new Set()).add(flag));

/** Every power that guards something, as a login holds it. */
export const powersRows = ({ loginId, permissionType, powers }: Login, language: Language) =>
  [...permissionIds]
    .filter(([name]) => guarding.has(name))
    .map(([name, id]) => ({
      ...{ ID: id, UserID: loginId, Name: POWER_NAMES[name as PowerName][language] },
      ...powerRow(id, isAdministrator(permissionType) ? ALL : (powers.get(id) ?? NONE)),
      Guards: [...(guarding.get(name) ?? [])], // another flag of it opens nothing
    }));

/** Who is signed in, as the sign-in tells it. */
export const userRow = ({ loginId, name, permissionType, auditor }: Login, schoolId: string) => ({
  ...{ username: name, permissionType, schoolId, userId: loginId },
  // The days that an auditor may look at: his pages open on the last of them.
  ...(auditor?.from && auditor.to ? { days: { from: auditor.from, to: auditor.to } } : {}),
});

/** What a login may do, power by power; one that was never given is left out. */
export function menuRows({ permissionType, powers }: Login) {
  const administrator = isAdministrator(permissionType);
  return [...permissionIds.values()].flatMap((id) => {
    const flags = administrator ? ALL : powers.get(id);
    return flags ? [powerRow(id, flags)] : [];
  });
}
