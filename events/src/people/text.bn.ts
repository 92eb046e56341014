export const bn = {
  'people.name-required': 'নাম লিখুন',
  'people.saved': 'তথ্য সংরক্ষণ করা হয়েছে',
  'people.erased-done': 'ব্যক্তিগত তথ্য মুছে ফেলা হয়েছে',
  'people.erased': 'এই ব্যক্তির তথ্য মুছে ফেলা হয়েছে',
  'people.erased-name': 'মুছে ফেলা হয়েছে',
  'people.code-digits': 'কোড শুধু অঙ্কে লিখুন, সর্বোচ্চ ১২ অঙ্ক',
  'people.born-later': 'জন্ম তারিখ আজকের পরে হতে পারে না',
  'people.code-duplicate': 'এই কোড আগে থেকেই আছে: {code}',
  'people.code-required': 'দাখেলা নম্বর লিখুন',
  'people.code-setting-saved': 'কোড সেটিং সংরক্ষণ করা হয়েছে',
  'person.not-found': 'ব্যবহারকারী পাওয়া যায়নি',
} as const;
