import { calendarEntries } from '@madrasah/events/settings';
import type { Tenant } from '../kernel/documents/index.ts';
import { registerProjector, registerRows } from '../kernel/register.ts';

export const calendarProjector = registerProjector(calendarEntries);

/** Whether the calendar of a school has a day as a holiday. @throws DocumentsAway */
export async function holidaysOf(tenant: Tenant): Promise<(day: string) => boolean> {
  const rows = await registerRows(tenant, calendarEntries, calendarProjector);
  const holidays = [...rows.values()].filter(({ holiday, retired }) => holiday && !retired);
  return (day) => holidays.some(({ from, to }) => from <= day && day <= to);
}
