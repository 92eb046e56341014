/** Words of what colleagues have in hand, and owe. */
export const owed = {
  staffAdvances: 'কর্মীদের অগ্রিম',
  unsettled: 'সমন্বয় বাকি',
  settledAdvance: 'সমন্বয় হয়েছে',
  settledSum: 'সমন্বয়',
  inHand: 'হাতে আছে',
  staffDebts: 'কর্মীদের কাছে পাওনা',
} as const;
