export const bn = {
  'files.id': 'ফাইলের ঠিকানা সঠিক নয়',
  'files.not-found': 'ফাইলটি পাওয়া যায়নি',
  'files.unreadable': 'ছবিটি পড়া যায়নি; ফাইলটি অসম্পূর্ণ বা নষ্ট',
  'files.too-many-pixels': 'ছবিটি অনেক বড়; সর্বোচ্চ {max} মেগাপিক্সেল দেওয়া যায়',
} as const;
