export const bn = {
  'papers.printing-recorded': 'মুদ্রণ লিখে রাখা হয়েছে',
  'papers.from-to': '{from} থেকে {to}',
  'papers.of-day': '{day}',
  'papers.until': '{day} পর্যন্ত',
  'papers.known': '{instant} পর্যন্ত যা লেখা হয়েছিল',
  'papers.in-taka': 'সকল অঙ্ক টাকায় (৳)',
  'papers.number': 'ক্র.',
  'papers.total': 'মোট',
  'papers.preparer': 'প্রস্তুতকারী',
  'papers.accountant': 'মুহাসিব',
  'papers.principal': 'মুহতামিম',
  'papers.collector': 'আদায়কারী',
} as const;
