export const bn = {
  'scratch.list.title': 'কাজের তালিকা',
  'scratch.list.why': 'মনে রাখার জন্য সর্বোচ্চ {most}টি কাজ লিখুন। এখানকার কিছুই সংরক্ষণ করা হয় না; পাতা ছাড়লে মুছে যায়।',
  'scratch.list.entry': 'করণীয়',
  'scratch.list.add': 'যোগ করুন',
  'scratch.list.remove': '{entry}: তালিকা থেকে বাদ দিন',
  'scratch.list.full': 'তালিকায় {most}টি কাজ আছে; নতুন লিখতে হলে আগে একটি বাদ দিন।',
  'scratch.list.empty': 'তালিকায় এখনো কিছু নেই।',
} as const;
