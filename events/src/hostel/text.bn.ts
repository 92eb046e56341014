/** What is said of vacations and gate passes, in Bengali. */
export const bn = {
  'vacation.returned': 'শিক্ষার্থীর ফেরা লেখা হয়েছে',
  'vacation.student-left': 'শিক্ষার্থী মাদরাসা থেকে বিদায় নিয়েছে; তাকে ছুটি দেওয়া যায় না',
  'vacation.ends-before-start': 'ফেরার সময় যাওয়ার সময়ের পরে হতে হবে',
  'vacation.overlaps': 'এই সময়ের মধ্যে শিক্ষার্থীর আরেকটি ছুটি আছে: {from:day} থেকে {to:day}',
  'vacation.back-already': 'এই ছুটি থেকে শিক্ষার্থী ফিরে এসেছে',
  'vacation.back-before-start': 'ফেরার সময় যাওয়ার আগে হতে পারে না',
  'vacation.back-later': 'ফেরার সময় এখনকার পরে হতে পারে না',
  'vacation.pass.number': 'গেট পাস নং',
  'vacation.pass.goes': 'যাওয়ার সময়',
  'vacation.pass.comes': 'ফেরার সময়',
  'vacation.pass.void': 'বাতিল',
  'vacation.pass.voided': 'এই গেট পাস বাতিল করা হয়েছে',
  'vacation.pass.hour': '{day:day}, {time}',
  'vacation.pass.guardian': 'অভিভাবক',
  'vacation.pass.warden': 'নাযেমে দারুল ইকামা',
  'vacation.pass.gatekeeper': 'দারোয়ান',
} as const;
