/** Words of single lists: what colleagues have in hand and owe, what may stand twice. */
export const lists = {
  staffAdvances: 'কর্মীদের অগ্রিম',
  unsettled: 'সমন্বয় বাকি',
  settledAdvance: 'সমন্বয় হয়েছে',
  settledSum: 'সমন্বয়',
  inHand: 'হাতে আছে',
  staffDebts: 'কর্মীদের কাছে পাওনা',
  duplicates: 'একই ব্যক্তি দুইবার',
  otherCode: 'অপরজনের কোড',
  otherName: 'অপরজন',
  likeness: 'মিল',
  sameBirth: 'নাম, পিতা ও জন্ম তারিখ এক',
  sameCode: 'কোড এক',
  sameMobile: 'নাম ও মোবাইল এক',
} as const;
