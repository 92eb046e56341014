export const bn = {
  'hostel.vacation.timeHint': 'যেমন বিকাল ৪:৩০ বা ১৬:৩০',
  'hostel.vacation.searchHint': 'দাখেলা, নাম, মোবাইল',
  'hostel.vacation.all': 'সব ছুটি',
  'hostel.vacation.outNow': 'যারা বাইরে আছে',
  'hostel.vacation.lateNow': 'যাদের ফিরতে দেরি',
  'hostel.vacation.back': 'ফিরে এসেছে',
  'hostel.vacation.backOf': 'ফেরা লিখুন: {name}',
  'hostel.vacation.backSave': 'ফেরা লিখুন',
  'hostel.vacation.backOn': 'যে তারিখে ফিরেছে',
  'hostel.vacation.backAt': 'যে সময়ে ফিরেছে',
  'hostel.vacation.backWhat': 'এরপর এই ছুটি আর সংশোধন করা যাবে না।',
} as const;
