export const bn = {
  'results.beyond.list.none': 'প্রকাশিত কিছু নেই',
  'results.beyond.list.noneWhy': 'এখানে শুধু প্রকাশিত ফলাফলই গোনা হয়।',
  'results.beyond.list.choose': 'পরীক্ষা বেছে নিন',
  'results.beyond.list.suggests':
    'পাস করা শিক্ষার্থী পরের জামাতে, অকৃতকার্য একই জামাতে; ফলাফল স্থগিত থাকলে সিদ্ধান্ত বাকি থাকে। এখান থেকে কেউ ভর্তি হয় না।',
  'results.beyond.list.tells': 'প্রত্যেক অভিভাবকের জন্য একটি করে বার্তা তৈরি হবে। এখান থেকে কিছুই পাঠানো হয় না।',
  'results.beyond.list.language': 'বার্তার ভাষা',
  'results.beyond.list.pageLanguage': 'পাতার ভাষা',
  'results.beyond.list.noResults': 'কোনো ফলাফল প্রকাশিত হয়নি',
  'results.beyond.list.noResultsWhy': 'এই শিক্ষার্থীর ফলাফল প্রকাশিত হলে এখানে থাকবে।',
  'results.beyond.charts.by': 'যেভাবে সাজানো',
  'results.beyond.charts.section': 'শাখা',
  'results.beyond.charts.subject': 'বিষয়',
  'results.beyond.charts.exam': 'পরীক্ষা',
  'results.beyond.charts.session': 'শিক্ষাবর্ষ',
  'results.beyond.charts.passRate': 'পাসের হার',
  'results.beyond.charts.passed': '{students} জনে {passed}',
  'results.beyond.charts.average': 'গড় নম্বর',
  'results.beyond.suggest.change': 'সুপারিশ বদলান',
  'results.beyond.suggest.says':
    'ফলাফল যা-ই বলুক, এখানে যা ঠিক করবেন পরের জামাতে উন্নয়ন তা থেকেই শুরু হবে। এতে কেউ ভর্তি হয় না।',
  'results.beyond.suggest.byResult': 'ফলাফল অনুযায়ী',
} as const;
