/** When the moon is seen, by the days a date is read ahead of Makkah: −1 is a day after it. */
export const SIGHTINGS = [
  { offset: -2, key: 'others.dates.twoDaysAfter' },
  { offset: -1, key: 'others.dates.dayAfter' },
  { offset: 0, key: 'others.dates.makkah' },
  { offset: 1, key: 'others.dates.dayBefore' },
  { offset: 2, key: 'others.dates.twoDaysBefore' },
] as const;
