/** What cheques, and entries in the books, are told with. */
export const cheques = {
  cheques: 'চেকের তালিকা',
  chequeNo: 'চেক নং',
  chequeOn: 'চেকের তারিখ',
  voucherDay: 'ভাউচারের তারিখ',
  chequeSettledOn: 'নিষ্পত্তির তারিখ',
  chequeWaiting: 'চেক অপেক্ষমাণ',
  chequeCleared: 'চেক পাস',
  chequeBounced: 'চেক ফেরত',
  narration: 'কার, কী বাবদ',
};
