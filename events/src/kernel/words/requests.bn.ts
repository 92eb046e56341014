/** What lists of requests are called, and a column of theirs. */
export const requests = {
  concessionRequests: 'ছাড়ের আবেদন',
  receiptReversals: 'রসিদ বাতিলের আবেদন',
  voucherRevisions: 'ভাউচার সংশোধনের আবেদন',
  openingReversals: 'প্রারম্ভিক জের বাতিলের আবেদন',
  transferRequests: 'তহবিলের দান ও কর্জের আবেদন',
  transferReversals: 'স্থানান্তর বাতিলের আবেদন',
  journalReversals: 'জাবেদা ভাউচার বাতিলের আবেদন',
  voucherReversals: 'ভাউচার বাতিলের আবেদন',
  tamlikReversals: 'তামলীক বাতিলের আবেদন',
  refundRequests: 'ফেরতের আবেদন',
  waiverRequests: 'মওকুফের আবেদন',
  writeOffRequests: 'অবলোপনের আবেদন',
  dayReopenings: 'দিন পুনরায় খোলার আবেদন',
  askedOn: 'আবেদন করার তারিখ',
  entryDay: 'ভুক্তির তারিখ',
  secondPersonMark: 'অনুমোদনের চিহ্ন',
} as const;
