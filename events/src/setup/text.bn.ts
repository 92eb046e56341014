/** What is said of the beginnings of a school, in Bengali. */
export const bn = {
  'setup.usual-looked': 'যা যা তৈরি হবে তা দেখানো হলো; কিছু লেখা হয়নি',
  'setup.usual-taken': 'প্রচলিত তালিকা নেওয়া হয়েছে',
  'setup.usual-there': 'প্রচলিত সব কিছুই আগে থেকে আছে; নতুন কিছু তৈরির নেই',
  'setup.usual-needs': 'আগে চলতি শিক্ষাবর্ষ, জামাতের শাখা ও কিতাব এবং পরীক্ষার নাম দরকার',
  'setup.usual-receipt':
    'রসিদ ও ভাউচার: শিক্ষাবর্ষ ধরে রসিদের একটানা নম্বর, অভিভাবকের ও দপ্তরের দুই কপি, তিনটি ঘর ও তিনটি স্বাক্ষর',
  'setup.usual-settled': 'নিজেদের ঠিক করা ছাপা',
  'setup.usual-papers-changed': 'ছাপার সেটিং এর মধ্যে বদলানো হয়েছে, তাই আর ফিরিয়ে নেওয়া যায় না',
  'setup.usual-none': 'যা রাখা হয়েছে তার সবই আগে থেকে আছে, কিংবা কিছুই রাখা হয়নি; তৈরির কিছু নেই',
  'setup.usual-unknown': 'যা বাদ দিতে চান তার কিছু এই তালিকায় নেই; তালিকাটি আবার খুলুন',
  'setup.usual-not-listed': '“{id}” এই তালিকায় নেই',
  'setup.usual-in-use': '{count}টি এর মধ্যে ব্যবহার হয়েছে, তাই আর ফিরিয়ে নেওয়া যায় না',
  'setup.usual-used': '“{name}” ব্যবহার হয়েছে',
  'setup.usual-taken-back': 'এখান থেকে তৈরি হওয়া {count}টি তালিকা থেকে উঠে যাবে',
} as const;
