import { type institutionsList, institutionsQueries } from '@madrasah/events/institutions';
import type { RowOf } from '@madrasah/events/kernel';

/** An institution of this installation. */
export type OneOfAll = RowOf<typeof institutionsList>;

/** How many of them stand how; `runs`: it is the signed-in school that runs the installation. */
export const { institutionCounts } = institutionsQueries;

/** Permission types up to this one register institutions, renew them and hand the installation over. */
export const REGISTRARS = 2;
