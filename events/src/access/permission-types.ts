/** Permission types up to this are administrators: they hold every power in their own school. */
const LAST_ADMINISTRATOR = 4;

/** @param permissionType 1 (chief) to 6 (ordinary), as `PERMISSION_TYPE_NAMES` calls them */
export const isAdministrator = (permissionType: number): boolean => permissionType <= LAST_ADMINISTRATOR;

/**
 * The lowest type that each type may give; 7 is none. The specification (§6) lets type 5 give its own: then an
 * accountant of type 5 demotes the muhtamim of type 5, so here it gives type 6 alone (ACCOUNTING 6.1).
 */
const ASSIGNABLE_FROM: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7 };

/** Whether somebody of a type may give another type, and administer the logins that have it. */
export const mayAssign = (ownType: number, permissionType: number): boolean =>
  permissionType >= (ASSIGNABLE_FROM[ownType] ?? 7);
