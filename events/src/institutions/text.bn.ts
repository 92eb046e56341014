export const bn = {
  'institutions.registered': 'প্রতিষ্ঠান নিবন্ধন করা হয়েছে',
  'institutions.school-id': 'স্কুল আইডি ৪ থেকে ১০ অঙ্কের হতে হবে',
  'institutions.duplicate': 'এই স্কুল আইডি আগে থেকেই আছে',
  'institutions.platform-only': 'প্রতিষ্ঠান নিবন্ধন, চালু ও বন্ধ করতে পারে কেবল এই ব্যবস্থার মূল প্রতিষ্ঠান',
  'institutions.switched': 'প্রতিষ্ঠানের অবস্থা বদলানো হয়েছে',
  'institutions.own': 'মূল প্রতিষ্ঠান নিজেকে বন্ধ করতে পারে না',
  'institution.not-found': 'প্রতিষ্ঠানটি পাওয়া যায়নি',
  'institutions.inactive': 'প্রতিষ্ঠানটি নিষ্ক্রিয় আছে',
  'institutions.info-saved': 'প্রতিষ্ঠানের তথ্য হালনাগাদ করা হয়েছে',
  'institutions.image-saved': 'ছবি সংরক্ষণ করা হয়েছে',
  'institutions.image-withdrawn': 'ছবি সরিয়ে নেওয়া হয়েছে',
  'institutions.name-required': 'প্রতিষ্ঠানের নাম লিখুন',
} as const;
