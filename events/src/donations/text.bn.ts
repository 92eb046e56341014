/** What is said of donors and gifts, in Bengali. */
export const bn = {
  'donor.saved': 'দাতার তথ্য সংরক্ষণ করা হয়েছে',
  'donor.joined': 'দাতার দুই নিবন্ধন এক করা হয়েছে',
  'donor.not-found': 'এই দাতা পাওয়া যায়নি',
  'donation.received': 'দান গ্রহণ করা হয়েছে',
  'donation.reversed': 'দান বাতিল করা হয়েছে',
  'donation.unnamed': 'নাম প্রকাশে অনিচ্ছুক',
  'donation.not-found': 'এই দান পাওয়া যায়নি',
  'donation.reversed-already': 'এই দান আগেই বাতিল করা হয়েছে',
  'donation.no-income': '“{head}” আয়ের খাত নয়; দান আয়ের খাতে জমা হয়',
  'donation.fee-head': '“{head}” ফি এর খাত; ফি আদায়ের পাতায় নিন',
  'donation.zakat-elsewhere': '“{head}” যাকাতের খাত; তা শুধু যাকাত তহবিলে জমা হয়',
  'donation.book-unknown': '“{book}” নম্বরের কোনো দানের রসিদ বই নেই',
  'donation.transaction-taken': 'এই ট্রানজেকশন নং আগেই দানের রসিদ {number:shown}-এ আছে',
} as const;
