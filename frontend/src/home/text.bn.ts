export const bn = {
  'home.page.title': 'প্রথম পাতা',
  'home.page.welcome': 'স্বাগতম, {name}',
  'home.page.signedIn': 'আপনি প্রবেশ করেছেন',
  'home.page.name': 'লগইন নাম',
  'home.page.coming': 'কাজের পাতাগুলো চালু হলে এখানে দেখা যাবে।',
} as const;
