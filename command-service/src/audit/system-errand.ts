import type { Errand } from '../kernel/desk.ts';

/** In whose name the system does something of its own accord for a school. */
export const systemErrand = (schoolId: string, requestId: string): Errand => ({
  schoolId,
  actor: { id: 0, permissionType: 0 },
  requestId,
  correlationId: requestId,
  causationId: requestId,
});
