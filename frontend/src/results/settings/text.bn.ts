export const bn = {
  'results.settings.form.why': 'পুরো প্রতিষ্ঠানের সব পরীক্ষার ফলাফল এই নিয়মে হিসাব হয়।',
  'results.settings.form.mode': 'ফলাফলের পদ্ধতি',
  'results.settings.form.marks': 'গড় নম্বর',
  'results.settings.form.points': 'জিপিএ',
  'results.settings.form.gaps': 'সমান নম্বরের পরে স্থান বাদ যাবে (১, ১, ৩)',
  'results.settings.form.byGender': 'ছাত্র ও ছাত্রীর মেধাস্থান আলাদা',
  'results.settings.form.byGenderWhy':
    'ছাত্রদের মধ্যে একজন ও ছাত্রীদের মধ্যে একজন প্রথম হবে। প্রকাশিত ফলাফলের স্থান বদলায় না।',
  'results.settings.form.doubleEntry': 'নম্বর দুইবার লেখা হবে, দুজনে',
  'results.settings.form.doubleEntryWhy': 'দুইবারের লেখায় অমিল থাকলে ফলাফল প্রকাশ করা যাবে না।',
  'results.settings.form.public': 'অভিভাবকের পাতা',
  'results.settings.form.birthDate': 'ফলাফল দেখতে জন্ম তারিখ লাগবে',
  'results.settings.form.birthDateWhy': 'যার আইডি জানা আছে সেও জন্ম তারিখ ছাড়া কারো ফলাফল দেখতে পাবে না।',
  'results.settings.form.sitesWhy': 'বোর্ডের ফলাফলের ওয়েবসাইট: ফলাফল খোঁজার পাতায় এগুলোর লিংক থাকবে।',
  'results.settings.form.siteName': 'ওয়েবসাইট {n}: নাম',
  'results.settings.form.siteAddress': 'ওয়েবসাইট {n}: ঠিকানা',
  'results.settings.form.save': 'সেটিংস সংরক্ষণ করুন',
} as const;
