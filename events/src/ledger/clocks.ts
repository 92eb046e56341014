import { fields } from '../kernel/index.ts';

/** The two clocks every accounting question takes: as of a business day, as known at an instant. */
export const twoClocks = { asOf: fields.optionalDay(), knownAt: fields.optionalInstant() };
