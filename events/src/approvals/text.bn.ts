export const bn = {
  'approval.waiting': 'আবেদন নেওয়া হয়েছে; দ্বিতীয় একজনের অনুমোদনের অপেক্ষায় আছে',
  'approval.approved': 'অনুমোদন করা হয়েছে',
  'approval.rejected': 'আবেদন নাকচ করা হয়েছে',
  'approval.state.waiting': 'অনুমোদনের অপেক্ষায়',
  'approval.state.approved': 'অনুমোদিত',
  'approval.state.rejected': 'নাকচ',
  'approval.percent': '{text}, {percent}%',
  'approval.every-head': 'সব খাত',
  'approval.not-found': 'আবেদনটি পাওয়া যায়নি',
  'approval.same-person': 'নিজের আবেদন নিজে অনুমোদন বা নাকচ করা যায় না; অন্য একজনকে করতে হবে',
  'approval.same-person-logins':
    'আপনি আর “{name}” একই ব্যক্তি: এক ব্যক্তির সব লগইন মিলে একজন; অন্য একজনকে করতে হবে',
  'approval.outsider': 'শিক্ষার্থী, অভিভাবক বা দাতার লগইন দিয়ে অনুমোদন বা নাকচ করা যায় না',
  'approval.beholden-made':
    '“{name}” {day:day} আপনার লগইন তৈরি করেছেন; ৩০ দিন পর্যন্ত তাঁর কাজ অন্য একজনকে অনুমোদন বা নাকচ করতে হবে',
  'approval.beholden-power':
    '“{name}” {day:day} আপনাকে ক্ষমতা দিয়েছেন; ৩০ দিন পর্যন্ত তাঁর কাজ অন্য একজনকে অনুমোদন বা নাকচ করতে হবে',
  'approval.beholden-password':
    '“{name}” {day:day} আপনার পাসওয়ার্ড ঠিক করে দিয়েছেন; ৩০ দিন পর্যন্ত তাঁর কাজ অন্য একজনকে অনুমোদন বা নাকচ করতে হবে',
  'approval.keeps-money': 'যাঁর হাতে কোনো ক্যাশ বা হিসাব আছে তিনি অনুমোদন করতে পারেন না',
  'approval.already-approved': 'আবেদনটি আগেই অনুমোদন করা হয়েছে',
  'approval.already-rejected': 'আবেদনটি আগেই নাকচ করা হয়েছে',
  'approval.already-withdrawn': 'আবেদনটি আগেই প্রত্যাহার করা হয়েছে',
  'approval.state.withdrawn': 'প্রত্যাহার',
} as const;
