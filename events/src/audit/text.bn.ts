export const bn = {
  'audit.root-taken': 'দিনের প্রমাণ নেওয়া হয়েছে',
  'audit.auditors-saved': 'নিরীক্ষকদের ঠিকানা সংরক্ষণ করা হয়েছে',
  'audit.mail-asked': 'ই-মেইল পাঠানো শুরু হয়েছে',
  'audit.root-not-found': 'এই দৈনিক প্রমাণটি নেই',
  'audit.nothing-yet': 'এখনও কোনো ঘটনা লেখা হয়নি, তাই প্রমাণ নেওয়ার কিছু নেই',
  'audit.named.confirmed': '{title} নং {number}: চেয়েছেন {asker}, অনুমোদন করেছেন {by}। {mark}',
  'audit.named.recovered': '“{name}” লগইনের পাসওয়ার্ড মূল কম্পিউটার থেকে নতুন করে দেওয়া হয়েছে',
  'audit.named.alone-on': '“একাই অনুমোদন” চালু করেছেন {by}',
  'audit.named.alone-off': '“একাই অনুমোদন” বন্ধ করেছেন {by}',
  'audit.no-auditors': 'নিরীক্ষকের কোনো ই-মেইল ঠিকানা দেওয়া নেই',
} as const;
