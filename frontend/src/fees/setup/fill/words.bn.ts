/** What fills the grid of prices. */
export const fillBn = {
  'fees.fill.choose': 'যে ঘর থেকে ভরবেন সেটিতে যান',
  'fees.fill.at': 'ঘর: {head}',
  'fees.fill.right': 'ডানের সব ঘরে',
  'fees.fill.down': 'নিচের সব ঘরে',
  'fees.fill.back': 'এক ধাপ ফেরান',
  'fees.fill.from': 'অন্য জামাতের দাম',
  'fees.fill.row': 'এই সারি নিন',
  'fees.fill.all': 'সব সারি নিন',
  'fees.fill.nothing': 'ওই জামাতে এই দিনে কোনো দাম লেখা নেই',
} as const;
