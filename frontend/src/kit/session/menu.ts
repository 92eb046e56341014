import { MENU_PATH } from '@madrasah/events/access';
import type { RenewalLeft } from '@madrasah/events/institutions';
import type { Asked, Listed } from '../wire/definitions.ts';
import type { User } from './state.ts';

export interface PowerRow {
  readonly PermissionListID: number;
  readonly PowerName: string;
  readonly PermissionView: 0 | 1;
  readonly PermissionInsert: 0 | 1;
  readonly PermissionEdit: 0 | 1;
  readonly PermissionDelete: 0 | 1;
}

/** Who is signed in, where, and what he may do: the first thing that a page asks. */
export interface Menu extends Listed<PowerRow> {
  readonly user: User;
  readonly institution?: {
    readonly Action?: string;
    readonly InstitutionName?: string;
    readonly EngInstitutionName?: string;
    readonly Address?: string;
    readonly HijriOffset?: number;
    readonly Logo?: string | null;
  } & Partial<RenewalLeft>;
  /** Answers of lists that nearly every page shows. */
  readonly along?: readonly Along[];
  /** What his drafts are sealed with in this browser. */
  readonly draftKey?: string;
}

/** The answer of another address, and the read models it depends on. */
export interface Along {
  readonly path: string;
  readonly kinds: readonly string[];
  readonly answer: unknown;
}

export const MENU = MENU_PATH;
/** By its address alone: with its definition would come what reads all others. */
export const menu: Asked<Menu> = { path: MENU, method: 'GET' };
