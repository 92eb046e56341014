const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of an instant in Dhaka, 14:05, in Latin digits. */
export const clockOf = (at: string): string => clock.format(new Date(at));
