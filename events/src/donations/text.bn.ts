/** What is said of donors and gifts, in Bengali. */
export const bn = {
  'donor.saved': 'দাতার তথ্য সংরক্ষণ করা হয়েছে',
  'donor.joined': 'দাতার দুই নিবন্ধন এক করা হয়েছে',
  'donor.not-found': 'এই দাতা পাওয়া যায়নি',
} as const;
