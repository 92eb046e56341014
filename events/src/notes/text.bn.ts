export const bn = {
  'notes.not-found': 'টীকাটি পাওয়া যায়নি',
  'notes.erased': 'মুছে ফেলা হয়েছে',
  'notes.erased-done': 'টীকার ব্যক্তিগত কথা মুছে ফেলা হয়েছে; ভুক্তির অঙ্ক যেমন ছিল তেমনই আছে',
} as const;
