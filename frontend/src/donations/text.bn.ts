export const bn = {
  'donations.donor.add': 'নতুন দাতা',
  'donations.donor.change': 'সংশোধন',
  'donations.donor.changeOf': 'দাতার তথ্য সংশোধন: {name}',
  'donations.donor.save': 'সংরক্ষণ করুন',
  'donations.donor.join': 'এক করুন',
  'donations.donor.joinOf': 'দুই নিবন্ধন এক করুন: {name}',
  'donations.donor.joinSays':
    'এই নিবন্ধন আর তালিকায় থাকবে না। তাঁর দেওয়া দান যে নিবন্ধনটি থাকবে তার নামে দেখা যাবে; আগের রসিদ বদলায় না।',
  'donations.donor.searchHint': 'দাতা নং, নাম, মোবাইল',
  'donations.donor.none': 'কোনো দাতা নেই',
  'donations.donor.noneText': 'নতুন দাতা যোগ করুন; শুধু নাম হলেই চলে।',
} as const;
