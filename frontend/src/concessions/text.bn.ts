export const bn = {
  'concessions.request.new': 'নতুন আবেদন',
  'concessions.request.send': 'আবেদন করুন',
  'concessions.request.law':
    'আপনার সীমার মধ্যে হলে ছাড়টি এখনই হিসাবে লেখা হবে; বেশি হলে অন্য একজনের অনুমোদনের অপেক্ষায় থাকবে।',
  'concessions.lessen.do': 'ছাড় / মওকুফ…',
  'concessions.recover.open': 'টাকা এসেছে',
  'concessions.recover.title': 'অবলোপনকৃত বকেয়া আদায়',
  'concessions.recover.what': 'টাকা “অবলোপনকৃত, আদায়” খাতে আয় হবে; ছাত্রের বকেয়া বদলাবে না।',
  'concessions.recover.save': 'জমা নিন',
  'concessions.lessen.title': '{head}: ছাড় / মওকুফ',
  'concessions.lessen.how': 'কীভাবে',
  'concessions.lessen.concession': 'ছাড়',
  'concessions.lessen.waiver': 'মওকুফ',
  'concessions.lessen.write-off': 'অবলোপন',
  'concessions.lessen.concessionWhat':
    'ফি থেকে ছাড়। আপনার সীমার মধ্যে হলে এখনই লেখা হবে, বেশি হলে অনুমোদনের অপেক্ষায় থাকবে।',
  'concessions.lessen.waiverWhat': 'পাওনা হয়ে যাওয়া ফি মাফ করা। অন্য একজন অনুমোদন করলে তবেই হিসাবে লেখা হবে।',
  'concessions.lessen.write-offWhat':
    'যা আর আদায় হবে না, তা খরচ হিসেবে লেখা। অন্য একজন অনুমোদন করলে তবেই হিসাবে লেখা হবে।',
  'concessions.lessen.send': 'পাঠান',
  'concessions.limits.type': 'ব্যবহারকারীর ধরন',
  'concessions.limits.amount': 'সর্বোচ্চ টাকা',
  'concessions.limits.percent': 'সর্বোচ্চ শতকরা',
  'concessions.limits.transfers': 'তহবিল থেকে তহবিলে দান ও কর্জ',
  'concessions.limits.transfersSave': 'স্থানান্তরের সীমা সংরক্ষণ',
  'concessions.limits.transfersLaw':
    'একবারে এর বেশি টাকা এক তহবিল থেকে আরেক তহবিলে দান বা কর্জ দিতে দ্বিতীয় একজনের অনুমোদন লাগবে। ০ লিখলে প্রতিবারই লাগবে। কন্ট্রা ও কর্জ ফেরতে কারও অনুমোদন লাগে না।',
  'concessions.limits.law': 'এই সীমার বেশি ছাড় দিতে হলে দ্বিতীয় একজনের অনুমোদন লাগবে। ঘর খালি রাখলে কোনো সীমা নেই।',
  'concessions.counter.above': 'এই ছাড় আপনার সীমার বেশি।',
  'concessions.counter.request': 'ছাড়ের আবেদন করুন',
  'concessions.standing.title': 'চলমান ছাড়',
  'concessions.standing.everyHead': 'সব খাত',
  'concessions.standing.end': 'ছাড় বন্ধ করুন',
  'concessions.standing.endAsk': 'চলমান ছাড় বন্ধ করবেন?',
  'concessions.standing.endWhat':
    'এই মাস থেকে নতুন ধার্যে আর ছাড় হবে না। যা ধার্য হয়ে গেছে, তার ছাড় যেমন আছে তেমনই থাকবে।',
} as const;
