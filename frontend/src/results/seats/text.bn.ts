export const bn = {
  'results.seats.page.exam': 'পরীক্ষা',
  'results.seats.page.choose': 'পরীক্ষা বাছাই করুন',
  'results.seats.page.chooseWhy': 'একই শাখার দুজন যেন পাশাপাশি না বসে, সেভাবে পরীক্ষার্থীদের কক্ষে বসানো হয়।',
  'results.seats.page.none': 'এই পরীক্ষার আসন বিন্যাস করা হয়নি',
  'results.seats.page.noneWhy': 'নিচে শাখা ও কক্ষ বাছাই করে আসন বিন্যাস করুন।',
  'results.seats.page.door': 'দরজার তালিকা ছাপুন',
  'results.seats.page.desk': 'ডেস্ক কার্ড ছাপুন',
  'results.seats.page.withdraw': 'আসন বিন্যাস তুলে নিন',
  'results.seats.page.withdrawAsk': 'এই আসন বিন্যাস তুলে নেবেন?',
  'results.seats.page.withdrawWhat': 'প্রবেশপত্রে আর এই আসন ছাপা হবে না; শাখা ও কক্ষগুলোর জন্য নতুন বিন্যাস করা যাবে।',
  'results.seats.page.unseated':
    '{count} জন পরে তালিকায় এসেছে, তাদের আসন নেই। আসন দিতে বিন্যাসটি তুলে নিয়ে আবার করুন।',
  'results.seats.page.crowded':
    'রুটিনের এই কক্ষগুলোতে আসনের চেয়ে পরীক্ষার্থী বেশি। রুটিনে অন্য কক্ষ দিন বা আরেকটি কক্ষ যোগ করুন।',
  'results.seats.page.crowdedBy': '{seats} আসনে বসবে {count} জন',
  'results.seats.page.add': 'নতুন আসন বিন্যাস',
  'results.seats.page.addWhy':
    'পাশাপাশি ও সামনে-পেছনে একই শাখার কেউ বসবে না। এক শাখা একা থাকলে একটি করে আসন ফাঁকা রেখে বসবে।',
  'results.seats.page.make': 'আসন বিন্যাস করুন',
} as const;
