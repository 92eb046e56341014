/** The days of a charge run. */
export const runDaysBn = {
  'fees.runs.dueOnEmpty': 'খালি রাখলে যার জামাতে মাস যেদিন শুরু; মাস ছাড়া ফি আজ',
  'fees.runs.entryOn': 'হিসাবে যে তারিখে',
  'fees.runs.daysOf': 'কোন জামাত কোন তারিখে',
  'fees.runs.moved': '{due:day} পাওনা, হিসাবে {on:day}',
  'fees.runs.againAsk': 'প্রয়োজনে ধার্য খাত, এই শিক্ষাবর্ষে যাদের আগেই ধার্য হয়েছে',
  'fees.runs.againNo': 'বাদ যাবে',
  'fees.runs.againYes': 'আবার ধার্য হবে',
  'fees.runs.againLeft': '{count}টি ফি বাদ গেল: এই শিক্ষাবর্ষে আগেই ধার্য হয়েছে',
  'fees.runs.againLeftWhat': 'আবার ধার্য করতে চাইলে ফিরে গিয়ে “আবার ধার্য হবে” বেছে নিন।',
  'fees.runs.againCharged': '{count}টি ফি এই শিক্ষাবর্ষে দ্বিতীয়বার ধার্য হবে',
  'fees.runs.againChargedWhat': 'না চাইলে ফিরে গিয়ে “বাদ যাবে” বেছে নিন।',
  'fees.runs.againRow': '{code:digits}: {head}',
} as const;
