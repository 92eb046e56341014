export const bn = {
  'papers.printing-recorded': 'মুদ্রণ লিখে রাখা হয়েছে',
} as const;
