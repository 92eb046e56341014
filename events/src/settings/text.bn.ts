export const bn = {
  'settings.saved': 'সেটিং সংরক্ষণ করা হয়েছে',
  'settings.nothing-to-open': 'অনলাইন ভর্তি কোন শিক্ষাবর্ষের জন্য, তা আগে অনলাইন আবেদনের পাতায় ঠিক করুন',
  'settings.ends-before-start': 'শেষ দিন শুরুর দিনের আগে হতে পারে না',
} as const;
