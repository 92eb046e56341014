/** What the page of an entry says, made of what the entry is called. */
export const bn = {
  'kit.entry.said.add': 'নতুন {one}',
  'kit.entry.said.change': 'সংশোধন',
  'kit.entry.said.changeOf': '{one} সংশোধন: {name}',
  'kit.entry.said.save': '{one} সংরক্ষণ করুন',
  'kit.entry.said.view': '{one} দেখুন',
  'kit.entry.said.viewOf': '{one} দেখুন: {name}',
  'kit.entry.said.print': 'ছাপুন',
  'kit.entry.said.printOf': '{paper} ছাপুন: {name}',
  'kit.entry.said.close': 'বন্ধ করুন',
  'kit.entry.said.withdraw': 'তুলে নিন',
  'kit.entry.said.withdrawOf': '{one} তুলে নিন: {name}',
  'kit.entry.said.withdrawDo': '{one} তুলে নিন',
  'kit.entry.said.withdrawSays':
    '{one}টি তালিকায় আর থাকবে না, আর ছাপা কাগজ যাচাই করলে বাতিল দেখাবে। এর নম্বর আর দেওয়া হবে না।',
  'kit.entry.said.none': 'কোনো {one} নেই',
  'kit.entry.said.noneText': 'নতুন {one} লিখুন, অথবা বাছাই বদলে দেখুন।',
  'kit.entry.said.newRow': '{one} যোগ করুন',
} as const;
