export const bn = {
  'approval.kind.waiver': 'মওকুফ: {head}',
  'approval.kind.waiver.month': 'মওকুফ: {head}, {month}',
  'approval.kind.write-off': 'অবলোপন: {head}',
  'approval.kind.write-off.month': 'অবলোপন: {head}, {month}',
  'concession.recovered': 'অবলোপনের টাকা জমা হয়েছে',
  'concession.more-than-due': 'এই ফিতে বকেয়া {due:taka} টাকা; তার বেশি দেওয়া যায় না',
  'concession.nothing-given': 'টাকার পরিমাণ শূন্যের বেশি হতে হবে',
  'write-off.not-found': 'অবলোপনটি পাওয়া যায়নি',
  'write-off.more-than-written': 'এই অবলোপনের {rest:taka} টাকা এখনো আদায় হয়নি; তার বেশি নেওয়া যায় না',
} as const;
