export const bn = {
  'approval.waiting': 'আবেদন নেওয়া হয়েছে; দ্বিতীয় একজনের অনুমোদনের অপেক্ষায় আছে',
  'approval.approved': 'অনুমোদন করা হয়েছে',
  'approval.looked-at': 'যা লেখা হবে তা দেখানো হলো; কিছুই সংরক্ষণ হয়নি',
  'approval.withdrawn': 'আবেদন প্রত্যাহার করা হয়েছে; খাতায় কিছুই লেখা হবে না',
  'approval.not-asker': 'যিনি আবেদন করেছেন কেবল তিনিই তা প্রত্যাহার করতে পারেন',
  'approval.rejected': 'আবেদন নাকচ করা হয়েছে',
  'approval.state.waiting': 'অনুমোদনের অপেক্ষায়',
  'approval.state.approved': 'অনুমোদিত',
  'approval.state.rejected': 'নাকচ',
  'approval.percent': '{text}, {percent}%',
  'approval.part': '{percent} %',
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
  'approval.beholden-through':
    '“{through}” {day:day} আপনার লগইন তৈরি করেছেন, ক্ষমতা দিয়েছেন বা পাসওয়ার্ড ঠিক করে দিয়েছেন, আর “{through}” লগইনটির পেছনে আছেন “{name}”; ৩০ দিন পর্যন্ত “{name}”-এর কাজ অন্য একজনকে অনুমোদন বা নাকচ করতে হবে',
  'approval.alone-off':
    'প্রতিষ্ঠানে আর কারও লগইন নেই, তাই দ্বিতীয় কেউ নেই। আরেকজনের লগইন তৈরি করুন, অথবা “একাই অনুমোদন” চালু করুন',
  'approval.alone-too-early':
    'প্রতিষ্ঠানে আর কারও লগইন নেই: আজকের আবেদন আপনি নিজে {day:day} বা তার পরে অনুমোদন করতে পারবেন',
  'approval.mark.made':
    'আর কেউ অনুমোদন করতে পারতেন না: যাঁর কাজ, অনুমোদনকারীর লগইন তিনি নিজে বা তাঁর দেওয়া লগইন দিয়ে তৈরি করেছেন',
  'approval.mark.power':
    'আর কেউ অনুমোদন করতে পারতেন না: যাঁর কাজ, অনুমোদনকারীকে তিনি নিজে বা তাঁর দেওয়া লগইন দিয়ে ক্ষমতা দিয়েছেন',
  'approval.mark.password':
    'আর কেউ অনুমোদন করতে পারতেন না: যাঁর কাজ, অনুমোদনকারীর পাসওয়ার্ড তিনি নিজে বা তাঁর দেওয়া লগইন দিয়ে ঠিক করে দিয়েছেন',
  'approval.mark.alone': 'একা: প্রতিষ্ঠানে আর কারও লগইন ছিল না, একজনই চেয়েছেন ও অনুমোদন করেছেন',
  'approval.mark.opening':
    'প্রতিষ্ঠানে আর কারও লগইন ও খাতায় আর কোনো লেনদেন ছিল না, তাই প্রারম্ভিক জেরে দ্বিতীয় কেউ লাগেনি',
  'approval.keeps-money': 'যাঁর হাতে কোনো ক্যাশ বা হিসাব আছে তিনি অনুমোদন করতে পারেন না',
  'approval.changed': 'আপনি দেখার পর ভুক্তিটি বদলে গেছে; নতুনটি দেখে আবার অনুমোদন করুন',
  'approval.change.due': 'বকেয়া {due:taka} টাকা থেকে কমে {left:taka} টাকা হবে',
  'approval.change.advance': 'টাকাটি শিক্ষার্থীর অগ্রিম থেকে ফেরত যাবে; এই তহবিলে তাঁর অগ্রিম থাকবে {left:taka} টাকা',
  'approval.change.assets': 'সম্পদ: {amount:taka} টাকা',
  'approval.change.liabilities': 'দায়: {amount:taka} টাকা',
  'approval.change.fund-balance': 'তহবিলের জের: {amount:taka} টাকা',
  'approval.change.standing':
    'এখনো ধার্য হয়নি এমন {charges}টি মাসিক ফি থেকে আজকের দরে মোট {worth:taka} টাকা কমবে; আগে ধার্য ফি বদলাবে না',
  'approval.change.standing-nothing': 'এই মাসগুলোতে ধার্য হতে বাকি কোনো মাসিক ফি নেই; আগে ধার্য ফি বদলাবে না',
  'approval.holds.journal-voucher': 'জাবেদা ভাউচারের আবেদন {number}, {day:day}',
  'approval.holds.fund-transfer': 'তহবিলের দান বা কর্জের আবেদন {number}, {day:day}',
  'approval.holds.voucher-revision': 'ভাউচার সংশোধনের আবেদন {number}, {day:day}',
  'approval.holds.voucher-reversal': 'ভাউচার বাতিলের আবেদন {number}, {day:day}',
  'approval.holds.opening': 'প্রারম্ভিক জেরের আবেদন {number}, {day:day}',
  'approval.already-approved': 'আবেদনটি আগেই অনুমোদন করা হয়েছে',
  'approval.already-rejected': 'আবেদনটি আগেই নাকচ করা হয়েছে',
  'approval.already-withdrawn': 'আবেদনটি আগেই প্রত্যাহার করা হয়েছে',
  'approval.state.withdrawn': 'প্রত্যাহার',
} as const;
