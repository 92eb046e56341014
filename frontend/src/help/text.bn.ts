export const bn = {
  'help.list.searchHint': 'কী করতে চান, লিখুন',
  'help.list.none': 'এমন কোনো বিষয় নেই',
  'help.list.noneText': 'অন্য শব্দে খুঁজুন।',
  'help.task.all': 'সব বিষয়',
  'help.task.open': 'পাতাটি খুলুন',
} as const;
