export const bn = {
  'reports.choose.report': 'প্রতিবেদন',
  'reports.lacking.title': 'এই প্রতিবেদনের জন্য আগে বাছাই করুন',
  'reports.choose.title': 'একটি প্রতিবেদন বেছে নিন',
  'reports.choose.text': 'বেছে নিলে তার ফিল্টার আসবে, আর প্রথম পাতা এখানেই দেখা যাবে।',
  'reports.paper.more': 'এখানে প্রথম পাতা; আরও {rows} সারি পরের পাতায়। ছাপলে বা ফাইল নিলে সব আসবে।',
  'reports.failed.forbidden': 'এই প্রতিবেদন দেখার অনুমতি আপনার নেই',
  'reports.failed.invalid': 'তথ্য নেই বা ঠিক নেই',
  'reports.failed.other': 'প্রতিবেদন আনতে সমস্যা হয়েছে',
} as const;
