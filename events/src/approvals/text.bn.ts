export const bn = {
  'approval.waiting': 'আবেদন নেওয়া হয়েছে; দ্বিতীয় একজনের অনুমোদনের অপেক্ষায় আছে',
  'approval.approved': 'অনুমোদন করা হয়েছে',
  'approval.rejected': 'আবেদন নাকচ করা হয়েছে',
  'approval.state.waiting': 'অনুমোদনের অপেক্ষায়',
  'approval.state.approved': 'অনুমোদিত',
  'approval.state.rejected': 'নাকচ',
  'approval.every-head': 'সব খাত',
  'approval.not-found': 'আবেদনটি পাওয়া যায়নি',
  'approval.same-person': 'নিজের আবেদন নিজে অনুমোদন বা নাকচ করা যায় না; অন্য একজনকে করতে হবে',
  'approval.keeps-money': 'যাঁর হাতে কোনো ক্যাশ বা হিসাব আছে তিনি অনুমোদন করতে পারেন না',
  'approval.already-approved': 'আবেদনটি আগেই অনুমোদন করা হয়েছে',
  'approval.already-rejected': 'আবেদনটি আগেই নাকচ করা হয়েছে',
} as const;
