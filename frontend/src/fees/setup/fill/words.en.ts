export const fillEn = {
  'fees.fill.choose': 'Go to the cell to fill from',
  'fees.fill.at': 'Cell: {head}',
  'fees.fill.right': 'Fill right',
  'fees.fill.down': 'Fill down',
  'fees.fill.back': 'One step back',
  'fees.fill.from': 'Fees of another class',
  'fees.fill.row': 'Copy this row',
  'fees.fill.all': 'Copy all rows',
  'fees.fill.nothing': 'That class has no fees on this day',
} as const;
