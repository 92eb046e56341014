export const bn = {
  'results.settings.form.why': 'পুরো প্রতিষ্ঠানের সব পরীক্ষার ফলাফল এই নিয়মে হিসাব হয়।',
  'results.settings.form.public': 'অভিভাবকের পাতা',
  'results.settings.form.sitesWhy': 'বোর্ডের ফলাফলের ওয়েবসাইট: ফলাফল খোঁজার পাতায় এগুলোর লিংক থাকবে।',
  'results.settings.form.siteName': 'ওয়েবসাইট {n}: নাম',
  'results.settings.form.siteAddress': 'ওয়েবসাইট {n}: ঠিকানা',
  'results.settings.form.save': 'সেটিংস সংরক্ষণ করুন',
} as const;
