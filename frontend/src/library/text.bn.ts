export const bn = {
  'library.copies.add': 'কপি যোগ করুন',
  'library.copies.addOf': 'কপি যোগ করুন: {title}',
  'library.copies.count': 'কয়টি কপি',
  'library.copies.hint': 'নম্বরগুলো পরপর দেওয়া হবে; পরে লেবেল ছাপা যাবে',
  'library.copies.shown': 'কপি',
} as const;
