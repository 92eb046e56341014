import type { Sample } from '../counter/rows.ts';
import type { RunningSchool } from '../counter/running-school.ts';

/** The product is ended and started again on its folder: until it says that it is ready, and what that costs. */
export async function started({ house }: RunningSchool): Promise<Sample[]> {
  await house.stop();
  const began = performance.now();
  await house.start();
  const seconds = (performance.now() - began) / 1000;
  const measure = 'start until ready';
  const each = [...house.spent()].map(([name, { cpuMs }]) => ({
    ...{ measure, figure: `processor time: ${name}`, value: cpuMs / 1000, unit: 's' },
  }));
  const all = each.reduce((sum, { value }) => sum + value, 0);
  return [
    { measure, figure: 'by the clock', value: seconds, unit: 's' },
    ...each,
    ...(all > 0 ? [{ measure, figure: 'processor time', value: all, unit: 's' }] : []),
  ];
}
