export const bn = {
  'operation.undone': 'কাজটি ফিরিয়ে নেওয়া হয়েছে',
  'operation.undo-previewed': 'ফিরিয়ে নিলে কী হবে তা দেখানো হলো; কিছু সংরক্ষণ করা হয়নি',
  'operation.not-found': 'কাজটি পাওয়া যায়নি',
  'operation.already-undone': 'কাজটি আগেই ফিরিয়ে নেওয়া হয়েছে',
  'operation.unfinished': 'কাজটি শেষ হয়নি; আগে সেটি আবার চালিয়ে শেষ করুন',
  'operation.charge-run': 'ফি ধার্য: {heads}',
  'operation.charge-run.month': 'ফি ধার্য: {heads}, মাস {month}',
} as const;
