/** What money is given to a colleague for: the market, or ahead of a salary. */
export const ADVANCE_PURPOSES = ['shopping', 'salary'] as const;

/** What each is called. */
export const ADVANCES = [
  { value: 'shopping', name: { bn: 'বাজার অগ্রিম', en: 'Shopping advance' } },
  { value: 'salary', name: { bn: 'বেতনের অগ্রিম', en: 'Advance on salary' } },
] as const;
