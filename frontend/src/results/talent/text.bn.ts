export const bn = {
  'results.talent.rows.why': 'কোন বিভাগ মেধাতালিকায় আসবে এবং কোনটি আগে। সাতটি সারি বিভাগগুলোর ক্রমে।',
  'results.talent.rows.tier': 'বিভাগ',
  'results.talent.rows.ranked': 'মেধাতালিকায়',
  'results.talent.rows.serial': 'ক্রম',
  'results.talent.rows.save': 'মেধাস্থানের শর্ত সংরক্ষণ করুন',
  'results.talent.rows.none':
    'এখানে কোনো শর্ত সংরক্ষণ করা নেই: মেধাস্থান হবে মোট নম্বরের ক্রমে, বেশি আগে। এক বিভাগকে আরেকটির আগে রাখতে হলেই নিচের সারিগুলো সংরক্ষণ করুন।',
  'results.talent.rows.remove': 'মেধাস্থানের শর্ত তুলে নিন',
  'results.talent.rows.removeAsk': 'মেধাস্থানের শর্ত তুলে নেবেন?',
  'results.talent.rows.removeWhat':
    'এই শাখার মেধাস্থান হবে মোট নম্বরের ক্রমে, বেশি আগে। যা প্রকাশিত হয়েছে তা আগের মতোই থাকবে।',
} as const;
